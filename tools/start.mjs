// npm start: builds if necessary, opens and migrates the database, and runs the api until it is stopped.
import './runtime.mjs';
import { buildProgramsAside, program } from './programs.mjs';
import { runChild } from './run-child.mjs';
import { serve } from './serve.mjs';

await serve(buildProgramsAside, (served) => runChild([program('api')], served));
