export type { EditOutcome, KeptRoster, RosterAt, RosterEdit } from './kept-roster.js';
export { RosterAdvice } from './roster-advice.service.js';
export { RosterKeeper, type Created } from './roster-keeper.service.js';
export { RosterMover } from './roster-mover.service.js';
export { RostersModule } from './rosters.module.js';
