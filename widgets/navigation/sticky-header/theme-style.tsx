/** The page builder styles its own header; a theme's needs some. */
import "./style.css";
