// npm start: build if need be, open and migrate the database, run the api until it is told to stop.
import './runtime.mjs';
import { runChild } from './run-child.mjs';
import { API, serve } from './serve.mjs';

await serve((served) => runChild([API], served));
