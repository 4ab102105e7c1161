// npm start: builds if necessary, opens and migrates the database, and runs the api until it is stopped.
import './runtime.mjs';
import { runChild } from './run-child.mjs';
import { API, serve } from './serve.mjs';

await serve((served) => runChild([API], served));
