import { compileGame, readDataFileXml, type DataFile } from '#muster/battlescribe';
import { indexRelease, type Release } from '#muster/catalogue';
import { amendmentsAsked, judgeList, NOTHING_ASKED, readSubject, rulesAsked, type CheckReport } from '#muster/checking';
import { noProseFacts, translate } from '#muster/importers';

const LEAST_ONE =
  '<constraints><constraint id="least-one" field="selections" scope="parent" type="min" value="1" shared="true"/></constraints>';

/** An invented army with the structure of 9th edition data, in which battle sizes and detachments cost and give CP. */
const SYSTEM = `<gameSystem id="sys" name="Nine Hills 9th Edition" revision="1" battleScribeVersion="2.03">
  <costTypes><costType id="points" name="pts"/><costType id="power" name=" PL"/><costType id="cp" name="CP"/></costTypes>
  <categoryEntries>
    <categoryEntry id="k-hq" name="HQ"/><categoryEntry id="k-low" name="Lord of War"/><categoryEntry id="k-config" name="Configuration"/>
    <categoryEntry id="k-character" name="Character"/><categoryEntry id="k-hill" name="Faction: Hill Folk"/>
  </categoryEntries>
  <forceEntries>
    <forceEntry id="f-patrol" name="Patrol Detachment -2CP"/>${force('vanguard', 'Vanguard Detachment -3CP', slot('hq', 'HQ', 1, 2))}
    ${force('band', 'Wandering Band', slot('hq', 'HQ', 1, 2))}
    <forceEntry id="f-auxiliary" name="Super-Heavy Auxiliary Detachment -3CP"/><forceEntry id="f-later" name="Reinforcements"/>
  </forceEntries>
  <selectionEntries>
    ${choice('size', 'Battle Size', [entry('strike', '3. Strike Force (101-200 Total PL / 1001-2000 Points)', 12)])}
    ${choice('game', 'Game Type', [entry('nephilim', '4. Chapter Approved: War Zone Nephilim', 0)])}
    ${entry('cost', 'Detachment Command Cost', -2, config())}
    ${entry('shared', 'Shared Faction Bonus', 3, config())}
  </selectionEntries>
</gameSystem>`;

const CATALOGUE = `<catalogue id="hill" name="Hill Folk" revision="1" gameSystemId="sys" battleScribeVersion="2.03">
  <selectionEntries>
    ${entry('lodges', 'Lodges', 0, config() + members([entry('more', 'Stratagem: More Pipes', -1)]))}
    ${unit('elder', 'Elder', 'k-hq', [entry('warlord', 'Warlord', 0), entry('second', 'Stratagem: Second Pipe', -1)])}
    ${unit('golem', 'Hill Golem', 'k-low', [])}
    ${unit('miller', 'Hill Miller', 'k-hq', [entry('sack', 'Sack', 0, LEAST_ONE)])}
    ${unit('king', 'Hill King', 'k-hq', [entry('warlord-king', 'Warlord', 0)], 2)}
  </selectionEntries>
</catalogue>`;

function entry(id: string, name: string, cp: number, inside = '', type = 'upgrade'): string {
  return `<selectionEntry id="e-${id}" name="${name}" type="${type}">${inside}<costs><cost name="CP" typeId="cp" value="${cp}"/></costs></selectionEntry>`;
}

function unit(id: string, name: string, role: string, inside: readonly string[], cp = 0): string {
  const categories = ['k-character', 'k-hill'].map((key) => category(key, false)).join('');
  const profile = `<profiles><profile id="p-${id}" name="${name}" typeId="t" typeName="Unit"/></profiles>`;
  return entry(id, name, cp, `<categoryLinks>${category(role, true)}${categories}</categoryLinks>${profile}${members(inside)}`, 'model');
}

function force(id: string, name: string, slots: string): string {
  return `<forceEntry id="f-${id}" name="${name}"><categoryLinks>${slots}</categoryLinks></forceEntry>`;
}

/** The limits of a Battlefield Role are on the force's link to it. */
function slot(id: string, name: string, min: number, max: number): string {
  const limits = Object.entries({ min, max }).map(
    ([type, value]) => `<constraint id="${type}-${id}" field="selections" scope="parent" type="${type}" value="${value}" shared="true"/>`,
  );
  return `<categoryLink id="slot-${id}" name="${name}" targetId="k-${id}"><constraints>${limits.join('')}</constraints></categoryLink>`;
}

function members(inside: readonly string[]): string {
  return inside.length === 0 ? '' : `<selectionEntries>${inside.join('')}</selectionEntries>`;
}

function choice(id: string, name: string, inside: readonly string[]): string {
  return entry(id, name, 0, config() + members(inside));
}

function config(): string {
  return `<categoryLinks>${category('k-config', true)}</categoryLinks>`;
}

function category(target: string, primary: boolean): string {
  return `<categoryLink id="cl-${target}" name="${target}" targetId="${target}" primary="${primary}"/>`;
}

/** A selection of a roster file: its entry, its stated costs, and the selections in it. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly cp?: number;
  readonly type?: string;
  readonly number?: number;
  readonly inside?: readonly Chosen[];
}

export interface ChosenForce {
  readonly id: string;
  readonly name: string;
  readonly chosen: readonly Chosen[];
}

/** A roster file with these forces, which states this number of remaining CP. Its data has revision 1. */
export function rosterFile(forces: readonly ChosenForce[], left: number, revision = 1): Uint8Array {
  const body = forces.map(({ id, name, chosen }, index) => {
    const inside = chosen.map((one, at) => selection(one, `${index}.${at}`)).join('');
    return `<force id="f${index}" name="${name}" entryId="f-${id}" catalogueId="hill" catalogueName="Hill Folk"><selections>${inside}</selections></force>`;
  });
  return new TextEncoder().encode(
    `<roster id="r" name="Hill" battleScribeVersion="2.03" gameSystemId="sys" gameSystemName="Nine Hills 9th Edition" gameSystemRevision="${revision}">` +
      `<costs><cost name="CP" typeId="cp" value="${left}"/></costs><forces>${body.join('')}</forces></roster>`,
  );
}

function selection({ id, name, cp = 0, type = 'upgrade', number = 1, inside = [] }: Chosen, path: string): string {
  const within = inside.map((one, at) => selection(one, `${path}.${at}`)).join('');
  return (
    `<selection id="s${path}" name="${name}" entryId="e-${id}" number="${number}" type="${type}"><selections>${within}</selections>` +
    `<costs><cost name="CP" typeId="cp" value="${cp}"/></costs></selection>`
  );
}

/** Reads the file and judges it by the 9th edition and the mission pack that the roster names. */
export async function judged(bytes: Uint8Array): Promise<CheckReport> {
  const files = [SYSTEM, CATALOGUE].map((xml, index): DataFile => {
    const { value } = readDataFileXml(index === 0 ? 'nine.gst' : 'hill.cat', new TextEncoder().encode(xml));
    if (value === null) throw new Error('The invented data cannot be read.');
    return value;
  });
  const release: Release = {
    id: 'nine',
    edition: '9e',
    label: 'nine',
    source: 'battlescribe',
    sourceRevision: null,
    effectiveFrom: '2000-01-01',
    status: 'published',
    dialect: 'battlescribe',
    contentHash: '',
  };
  const game = compileGame(files, 'battlescribe');
  const index = indexRelease({ release, readModel: translate(files, noProseFacts, { edition: '9e' }).value, files }, game);
  const reading = await readSubject({ kind: 'file', name: 'hill.ros', bytes });
  const rules = rulesAsked('9e', amendmentsAsked('9e', reading.roster, { amendments: [], houseRules: null }));
  if ('refused' in rules) throw new Error('The edition has rules.');
  const edition = { id: '9e', how: 'certain' } as const;
  return judgeList({
    reading,
    edition,
    compiled: { release, game, index },
    rules,
    question: { ...NOTHING_ASKED, against: { kind: 'today' } },
  });
}
