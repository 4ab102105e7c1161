import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { exportedRoster } from '#muster/builder';
import { NOTHING_ASKED, readSubject, type CompiledRelease } from '#muster/checking';
import { editionWithId, type EditionId } from '#muster/roster';
import { WrongUsage, type Command, type Terminal } from '../../../apps/cli/src/command.js';
import { exitCode } from '../../../apps/cli/src/exit-code.js';
import { withServices, type Services } from '../../../apps/cli/src/services.js';
import { Dice } from '../../../libs/battlescribe/src/testing/random-roster.js';
import { damagedOutcome, damageSummary, damageTable, type DamagedOutcome } from '../damage/outcome.js';
import { APP_FORMS, COMPACT_FORMS } from './forms.js';
import { randomArmy, type BuiltArmy } from './random-army.js';

const LIMIT = 2000;
const UNITS = 8;

/**
 * Builds random legal armies from the published releases of an edition, writes them in the forms in which people hand in lists, and
 * counts how many are read as the legal army that they are.
 */
export const listsArmies: Command = {
  usage: 'lists:armies [--edition 10e] [--armies 100] [--seed 1] [--details <file>]',
  run: async (args, terminal) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string', default: '10e' },
        armies: { type: 'string', default: '100' },
        seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
        details: { type: 'string' },
      },
    });
    const edition = editionWithId(values.edition);
    if (edition === null) throw new WrongUsage(`There is no edition "${values.edition}".`);
    terminal.err(`seed ${values.seed}\n`);
    if (values.details !== undefined) await writeFile(values.details, '');
    const dice = new Dice(Number(values.seed));
    const asked = { edition, armies: Number(values.armies), details: values.details ?? null };
    const outcomes = await withServices((services) => checkArmies(asked, dice, services, terminal));
    terminal.out(`${damageTable(outcomes)}\n\n${JSON.stringify({ seed: values.seed, ...damageSummary(outcomes.length, outcomes) })}\n`);
    return exitCode.LEGAL;
  },
};

interface Asked {
  readonly edition: EditionId;
  readonly armies: number;
  readonly details: string | null;
}

async function checkArmies({ edition, armies, details }: Asked, dice: Dice, services: Services, terminal: Terminal) {
  const releases = await services.releases.listPublished(edition);
  const outcomes: DamagedOutcome[] = [];
  for (const [at, release] of releases.entries()) {
    const compiled = await services.compiled.get(release);
    const wanted = Math.floor(((at + 1) * armies) / releases.length) - Math.floor((at * armies) / releases.length);
    for (let made = 0, tries = 0; made < wanted && tries < 4 * wanted; tries += 1) {
      const army = drawn(compiled, dice);
      if (army === null) continue;
      made += 1;
      for (const [form, text] of textsOf(army, compiled)) {
        const reading = await readSubject({ kind: 'text', text });
        const question = { ...NOTHING_ASKED, edition, pointsLimit: LIMIT };
        const report = await services.checking.checkReading(reading, question, { kind: 'label', label: release.label });
        if ('refused' in report) continue;
        const outcome = damagedOutcome(`${release.label}#${outcomes.length}`, form, report);
        outcomes.push(outcome);
        if (details !== null && outcome.verdict !== 'LEGAL') await appendFile(details, `${JSON.stringify({ ...outcome, report, text })}\n`);
      }
    }
    terminal.err(`${release.label}: ${outcomes.filter(({ verdict }) => verdict === 'LEGAL').length} of ${outcomes.length} are LEGAL\n`);
  }
  return outcomes;
}

function drawn(compiled: CompiledRelease, dice: Dice): BuiltArmy | null {
  const { factions, detachments } = compiled.index.data.readModel;
  const faction = dice.of(factions);
  const own = detachments.filter(({ factionIds, onlyIn }) => !onlyIn && faction !== undefined && factionIds.includes(faction.id));
  const detachment = dice.of(own);
  if (!faction || !detachment) return null;
  return randomArmy({ factionId: faction.id, detachmentId: detachment.id, limit: LIMIT, units: UNITS }, compiled, dice);
}

function textsOf({ document, assessment }: BuiltArmy, compiled: CompiledRelease): readonly (readonly [string, string])[] {
  const kept = { document, assessment, id: 'random' };
  const app = exportedRoster(kept, 'app', compiled).text;
  const compact = exportedRoster(kept, 'wtc-compact', compiled).text;
  return [
    ...(app === null ? [] : APP_FORMS.map(([form, write]) => [form, write(app)] as const)),
    ...(compact === null ? [] : COMPACT_FORMS.map(([form, write]) => [form, write(compact)] as const)),
  ];
}
