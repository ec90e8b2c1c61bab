/** The first that a browser runs: small, so that what is needed from elsewhere is on its way early. */

import "./app.css";
import { askAhead } from "./lib/ahead";
import { paintAsBefore } from "./lib/theme";

paintAsBefore();
if (!(import.meta.env.DEV && location.search)) askAhead(location.pathname + location.search);
void import("./start");
