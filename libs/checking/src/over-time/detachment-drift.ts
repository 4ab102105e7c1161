import { keywordKey, looseKey, type Detachment } from '#muster/catalogue';
import type { ResolvedSubject } from '../resolved-subject.js';
import type { DataDifference } from './difference.js';

/** What the detachments of the list cost, grant and exclude under one release but not under the other (11th edition). */
export function detachmentDrift(before: ResolvedSubject, after: ResolvedSubject): readonly DataDifference[] {
  const later = after.roster.detachments.map(({ detachment }) => detachment);
  return before.roster.detachments.flatMap(({ detachment: had }) => {
    const has = later.find(({ id, name }) => id === had.id || looseKey(name) === looseKey(had.name));
    return has ? [...pointsDrift(had, has), ...namesDrift(had, has, 'forceDispositions'), ...namesDrift(had, has, 'uniqueTags')] : [];
  });
}

function pointsDrift({ detachmentPoints: before }: Detachment, { name, detachmentPoints: after }: Detachment): readonly DataDifference[] {
  if (before === null || after === null || before === after) return [];
  return [{ kind: 'detachmentPointsDrifted', params: { name, before, after } }];
}

const KINDS = {
  forceDispositions: ['dispositionAdded', 'dispositionRemoved'],
  uniqueTags: ['tagAdded', 'tagRemoved'],
} as const;

function namesDrift(before: Detachment, after: Detachment, field: keyof typeof KINDS): readonly DataDifference[] {
  const [added, removed] = KINDS[field];
  const only = (one: readonly string[] = [], other: readonly string[] = []): readonly string[] => {
    const known = new Set(other.map(keywordKey));
    return one.filter((name) => !known.has(keywordKey(name)));
  };
  return [
    ...only(after[field], before[field]).map((name): DataDifference => ({ kind: added, params: { detachment: after.name, name } })),
    ...only(before[field], after[field]).map((name): DataDifference => ({ kind: removed, params: { detachment: after.name, name } })),
  ];
}
