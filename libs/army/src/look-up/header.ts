import { withoutCommandPoints } from '#muster/battlescribe';
import type { Roster, Stated } from '#muster/roster';
import { definitionIdOf, splitJoinedNames, type Detachment, type Faction, type IndexedRelease, type Scope } from '#muster/catalogue';
import type { Gap } from '../army.js';
import type { ArmyDetachment } from '../army-unit.js';
import { armyKeywordIn } from './army-keyword.js';
import { factionByKeyword } from './faction-by-keyword.js';
import { armyAmong, IN_DETACHMENT_LINE, IN_FACTION_LINE, readJoinedNames, type HeaderNames } from './joined-header-names.js';
import { findNamed, findOne, isGap, type Place } from './reasons.js';

export interface ResolvedHeader {
  readonly factions: readonly Faction[];
  readonly faction: Faction | null;
  /** The Army Faction where the list states it as a keyword shared by several armies (8th, 9th), such as IMPERIUM. */
  readonly armyKeyword: string | null;
  readonly detachments: readonly ArmyDetachment[];
  readonly gaps: readonly Gap[];
  /** Armies named on one line (main force and allies) when nothing else in the header shows which one is the army; otherwise empty. */
  readonly candidates: readonly Faction[];
}

interface Line extends Place {
  readonly name: string;
  readonly id: string | null;
}

/**
 * Finds factions and detachments. A list may print a sub-faction in the place of a detachment, or a detachment in the place of a faction; a
 * line that only matches the other kind is read as that kind.
 */
export function resolveHeader(roster: Roster, release: IndexedRelease): ResolvedHeader {
  const { factionLines, detachmentLines, candidates } = takenApart(
    roster.factions.map((stated, index) => lineOf(stated, 'factions', index)),
    roster.detachments.map((stated, index) => lineOf(stated, 'detachments', index)),
    release,
  );
  const moved = detachmentLines.filter((line) => isOnly('faction', line, release));
  // The first line names the army, unless the army stands in the place of the detachment.
  const movedBack = factionLines.slice(moved.length > 0 ? 0 : 1).filter((line) => isOnly('detachment', line, release));

  const keywords = new Map(factionLines.flatMap((line) => withArmyKeyword(line, release)));
  const found = [...factionLines.filter((line) => !movedBack.includes(line) && !keywords.has(line)), ...moved].map((line) =>
    findFaction(line, release),
  );
  const factions = found.filter((one): one is Faction => !isGap(one));
  const faction = factions.at(-1) ?? null;

  const scopes = detachmentScopes(faction);
  const lines = [...detachmentLines.filter((line) => !moved.includes(line)), ...movedBack];
  const detachments = lines
    .flatMap((line) => separated(line, scopes, release))
    .map(({ name, id, path, line }) => {
      const one =
        release.byId.detachments.get(definitionIdOf(id)) ??
        findOne({ kind: 'detachment', name, index: release.detachments, scopes }, { path, line });
      return isGap(one) ? one : { path, line, detachment: one };
    });
  return {
    factions,
    faction,
    armyKeyword: faction === null ? ([...keywords.values()].at(-1) ?? null) : null,
    detachments: detachments.filter((one): one is ArmyDetachment => !isGap(one)),
    candidates,
    gaps: [...found.filter((one, index) => !isStory(one, found.slice(index + 1))), ...detachments].filter(isGap),
  };
}

interface HeaderLines {
  readonly factionLines: readonly Line[];
  readonly detachmentLines: readonly Line[];
  readonly candidates: readonly Faction[];
}

/** Splits lines that name several things, such as `Faction - Detachment`, into one line for each. */
function takenApart(factions: readonly Line[], detachments: readonly Line[], release: IndexedRelease): HeaderLines {
  const names: HeaderNames = {
    factionOf: (name) => factionNamed(name, release),
    detachmentsOf: (name) => {
      const found = release.detachments.find(name);
      return found.kind === 'none' ? [] : found.kind === 'one' ? [found.entry] : found.entries;
    },
  };
  // Detachments first: a name that is no faction's is compared with all of them for a typing error.
  const joinedIn = ({ id, name }: Line, separators: RegExp) =>
    id !== null || names.detachmentsOf(name).length > 0 || names.factionOf(name) !== null ? null : readJoinedNames(name, names, separators);

  const named = detachments.map((line) => ({ line, joined: joinedIn(line, IN_DETACHMENT_LINE) }));
  const stated = named.flatMap(({ line, joined }): readonly Line[] => {
    if (joined === null) return [line];
    const own = joined.detachments.length > 0 ? joined.detachments : joined.rest === null ? [] : [joined.rest];
    return own.map((name) => ({ ...line, name }));
  });
  const found = stated.flatMap(({ name }) => names.detachmentsOf(name));
  const asked = detachments.map(({ name }) => name);
  const added: Line[] = [];
  const candidates: Faction[] = [];
  const factionLines = factions.flatMap((line): readonly Line[] => {
    const joined = joinedIn(line, IN_FACTION_LINE);
    const army =
      joined === null
        ? null
        : armyAmong(
            joined.factions.map(({ faction }) => faction),
            asked,
            found,
          );
    const one = joined?.factions.find(({ faction }) => faction === army);
    if (joined !== null && one === undefined) candidates.push(...joined.factions.map(({ faction }) => faction));
    if (joined === null || one === undefined) return [line];
    const beside = joined.detachments.length > 0 ? joined.detachments : joined.rest === null ? [] : [joined.rest];
    if (detachments.length === 0) added.push(...beside.map((name) => ({ ...line, name })));
    return [{ ...line, name: one.name }];
  });
  const [ofDetachment] =
    factions.length > 0 ? [] : named.flatMap(({ line, joined }) => (joined?.factions ?? []).map(({ name }) => ({ ...line, name })));
  return { factionLines: ofDetachment === undefined ? factionLines : [ofDetachment], detachmentLines: [...stated, ...added], candidates };
}

function findFaction(line: Line, release: IndexedRelease): Faction | Gap {
  return (
    release.byId.factions.get(line.id ?? '') ??
    factionNamed(line.name, release) ??
    findOne({ kind: 'faction', name: line.name, index: release.factions, scopes: [() => true] }, line)
  );
}

function factionNamed(name: string, release: IndexedRelease): Faction | null {
  const found = findNamed({ index: release.factions, name, scopes: [() => true] });
  return found.kind === 'one' ? found.entry : (release.factions.findInAnyOrder(name) ?? factionByKeyword(name, release));
}

/** The line with the keyword that stands for several armies, if it states one. */
function withArmyKeyword(line: Line, release: IndexedRelease): readonly (readonly [Line, string])[] {
  const keyword = armyKeywordIn(line, release);
  return keyword === null ? [] : [[line, keyword]];
}

/** A line above the army's own line that resembles no known name is the player's text, not a faction. */
function isStory(line: Faction | Gap, below: readonly (Faction | Gap)[]): boolean {
  return isGap(line) && line.review.messageId === 'notFound' && below.some((one) => !isGap(one));
}

/** Since the 11th edition an army may have several detachments, which the official app prints on one line. */
function separated(line: Line, scopes: readonly Scope<Detachment>[], release: IndexedRelease): readonly Line[] {
  const isKnown = (name: string): boolean => release.detachments.find(name, scopes).kind !== 'none';
  if (line.id !== null || isKnown(line.name)) return [line];
  return splitJoinedNames(line.name, isKnown)?.map(({ name }) => ({ ...line, name })) ?? [line];
}

/**
 * Searches the army's own detachments, then those of the parent faction, then all. A detachment of another faction is found too; the rules
 * then judge it.
 */
function detachmentScopes(faction: Faction | null): readonly Scope<Detachment>[] {
  const any: Scope<Detachment> = () => true;
  if (faction === null) return [any];
  const of =
    (id: string | null): Scope<Detachment> =>
    ({ factionIds }) =>
      id !== null && factionIds.includes(id);
  return [of(faction.id), of(faction.parentId), any];
}

function isOnly(kind: 'faction' | 'detachment', { name, id }: Line, release: IndexedRelease): boolean {
  if (id !== null) return false;
  const isFaction = release.factions.find(name).kind === 'one';
  const isDetachment = release.detachments.find(name).kind !== 'none';
  return kind === 'faction' ? isFaction && !isDetachment : isDetachment && !isFaction;
}

function lineOf({ name, id, line }: Stated, kind: 'factions' | 'detachments', index: number): Line {
  return { name: kind === 'detachments' ? withoutCommandPoints(name) : name, id, line, path: [kind, index] };
}
