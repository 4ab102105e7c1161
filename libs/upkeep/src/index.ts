export { UPKEEP_SETTINGS, type UpkeepSettings } from './upkeep-settings.js';
export { UpkeepWorker } from './upkeep-worker.service.js';
export { UpkeepModule } from './upkeep.module.js';
