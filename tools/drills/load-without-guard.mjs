// node --import tools/drills/load-without-guard.mjs: see without-guard.mjs.
import { loadWithoutGuard } from './without-guard.mjs';

loadWithoutGuard();
