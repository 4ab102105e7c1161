export { startTracing, type ProcessTracing } from './start-tracing.js';
