import type { Mark } from '../../layout/words.js';
import { RELEASE_STATUS } from '../../phrases/admin/releases.js';
import type { ReleaseFate } from './release-fates.service.js';

/** How the status of a release is shown. */
export function statusMark({ release: { status }, isInForce }: Pick<ReleaseFate, 'release' | 'isInForce'>): Mark {
  if (isInForce) return { tone: 'legal', word: RELEASE_STATUS.inForce, icon: 'check' };
  if (status === 'draft') return { tone: 'review', word: RELEASE_STATUS.draft, icon: 'look' };
  if (status === 'withdrawn') return { tone: 'illegal', word: RELEASE_STATUS.withdrawn, icon: 'cross' };
  return { tone: 'info', word: RELEASE_STATUS.published, icon: 'info' };
}
