/** For a theme's markup; the plugin styles its own element. */
import "./style.css";
