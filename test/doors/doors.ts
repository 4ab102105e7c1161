import { lookUp } from '#muster/army';
import { assess, importedRoster, readDocument } from '#muster/builder';
import {
  amendmentsAsked,
  judgeList,
  NOTHING_ASKED,
  readSubject,
  rulesAsked,
  type CheckReport,
  type CheckSubject,
  type CompiledRelease,
  type SubjectReading,
} from '#muster/checking';
import { writeList } from '#muster/formats';
import { idAt, withUnits, type Declarations } from '#muster/roster';

/**
 * The reports of one list by the way in which it was submitted: checked directly, checked as Muster's own JSON, or imported and then
 * assessed.
 */
export type Doors = Readonly<Record<'check' | 'muster-json' | 'import', CheckReport>>;

/** `declared` adds declarations to those in the list. Units are given by their index. */
export async function throughDoors(subject: CheckSubject, compiled: CompiledRelease, declared?: Declarations<number>): Promise<Doors> {
  const read = await readSubject(subject);
  const reading = declared ? { ...read, roster: { ...read.roster, declared: withUnits(declared, idAt) } } : read;
  const { edition } = compiled.release;
  const rules = rulesAsked(edition, amendmentsAsked(edition, reading.roster, NOTHING_ASKED));
  if ('refused' in rules) throw new Error('The rules are there.');
  const question = { ...NOTHING_ASKED, edition, against: { kind: 'label', label: compiled.release.label } } as const;
  const judged = (one: SubjectReading): CheckReport =>
    judgeList({ reading: one, edition: { id: edition, how: 'given' }, compiled, rules, question });
  const { roster, built } = reading;
  const { text } = writeList(roster, 'muster-json');
  const again = await readSubject({ kind: 'text', text: text ?? '' });
  const document = importedRoster(reading, lookUp(reading, compiled.index), null);
  return {
    check: judged(reading),
    // A roster does not contain what could not be understood when the list was read.
    'muster-json': judged({ ...again, review: reading.review, diagnostics: reading.diagnostics, ...(built && { built }) }),
    import: assess(readDocument(JSON.parse(JSON.stringify(document))), compiled).report,
  };
}
