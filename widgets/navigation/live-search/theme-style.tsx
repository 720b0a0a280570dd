/** The page builder styles its own element; a theme's needs some. */
import "./style.css";
