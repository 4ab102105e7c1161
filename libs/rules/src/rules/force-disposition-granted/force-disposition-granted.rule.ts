import { keywordKey } from '#muster/catalogue';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const forceDispositionGranted = defineRule({
  id: 'force-disposition-granted',
  about: 'detachments',
  summary: "The army's Force Disposition, if the list states one, is granted by one of its detachments.",
  limits: { dispositions: listOf('The Force Dispositions of the edition', keyword('Force Disposition')) },
  messages: {
    notGranted: 'None of the detachments grants the Force Disposition {{disposition}}; they grant: {{granted}}.',
    notGrantedOfRelease:
      'In the data release {{release}}, none of the detachments grants the Force Disposition {{disposition}}; they grant: {{granted}}. The list states prices of other data, in which they may grant others.',
    unknownName: 'The edition has no Force Disposition called "{{disposition}}".',
  },
  outcomes: { notGrantedOfRelease: 'DATA_GAP', unknownName: 'NOT_CHECKED' },
  *check(roster, { dispositions }) {
    const { detachments, declared, pricedUnder: release } = roster;
    const [stated, ...others] = declared?.forceDispositions ?? [];
    // Some tools print every Force Disposition that the player can choose from at the table.
    if (stated === undefined || others.length > 0) return;
    if (!dispositions.includes(keywordKey(stated))) {
      yield { messageId: 'unknownName', params: { disposition: stated }, at: ARMY };
      return;
    }
    const granted = detachments.flatMap(({ detachment }) => detachment.forceDispositions ?? []);
    const isKnown =
      detachments.length > 0 && detachments.every(({ detachment }) => detachment.forceDispositions) && !hasGap(roster, 'detachment');
    if (!isKnown || granted.some((one) => keywordKey(one) === keywordKey(stated))) return;
    const params = { disposition: stated, granted: [...new Set(granted)].join(', ') };
    if (release === undefined) yield { messageId: 'notGranted', params, at: ARMY };
    else yield { messageId: 'notGrantedOfRelease', params: { ...params, release }, at: ARMY };
  },
});
