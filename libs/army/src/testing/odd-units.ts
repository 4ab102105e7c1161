import type { EntryNode } from '#muster/battlescribe';
import { gear, group, model, unit } from './tree-builder.js';

const must = { limits: [1, 1], collective: true } as const;

/** A model that other models go with, as options of its own. */
const towboat = model('Towboat', { cost: 90, categories: ['Vehicle', 'Faction: Tidewardens'] }, [
  model('Scout gull', { limits: [2, 2], collective: true }),
  group('Deck', { limits: [null, 1] }, [gear('Net crew', {}, [model('Netter', { limits: [2, 2], collective: true })])]),
]);
/** Only some of its models are written as models. */
const rowers = unit('Rowers', { cost: 40, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  model('Rower', { limits: [1, 1] }, [gear('Great oar', must)]),
  group('Others', { limits: [4, 9] }, [gear('Rower', {}, [gear('Oar', must)], 'rower-option')]),
]);
/** A whole unit written as a model. */
const lancers = model('Lancers', { cost: 60, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  model('Lancer', { limits: [3, 6], collective: true }),
]);

/** Units whose data writes options as models, or models as options. */
export const oddUnits: readonly EntryNode[] = [towboat, rowers, lancers];
