import type { CheckSubject } from '#muster/checking';
import { decodeText } from '#muster/formats';
import type { GivenList } from '#muster/persistence';

/** A stored list as the subject of a check. */
export function subjectOf({ kind, content, source }: Pick<GivenList, 'kind' | 'content' | 'source'>): CheckSubject {
  if (kind === 'file') return { kind, name: source ?? '', bytes: content };
  return { kind, text: decodeText(content) ?? '' };
}
