export { Metrics, type AnsweredRequest } from './metrics.service.js';
export { MetricsModule } from './metrics.module.js';
export { serveMetrics } from './metrics-server.js';
export { type ProcessState, type ShownState, shownState, stateOf } from './process-state.js';
