import { translationOf, type Language } from '#muster/messages';
import { underEachCode, WHOLE_ROSTER, type findingMessages } from './finding-messages.js';

const { finding } = translationOf<{ finding: typeof findingMessages }>()({
  finding: {
    tooFew: '{{scope}} doit avoir au moins {{limit}} {{name}} (en a {{count}}).',
    tooMany: '{{scope}} peut avoir au plus {{limit}} {{name}} (en a {{count}}).',
    tooLittle: '{{scope}} doit avoir au moins {{limit}} {{unit}} de « {{name}} » (en a {{count}}).',
    tooMuch: '{{scope}} peut avoir au plus {{limit}} {{unit}} de « {{name}} » (en a {{count}}).',
    forbidden: '{{scope}} ne peut pas avoir « {{name}} » (en a {{count}}).',
    hidden: '{{scope}} ne peut pas avoir « {{name}} » ici (en a {{count}}).',
    overCostLimit: 'La liste peut avoir au plus {{limit}} {{unit}} (en a {{count}}).',
    stated: '{{scope}} : {{message}}',
    unknownEntry: 'Les données BattleScribe n’ont pas d’entrée « {{name}} » à l’endroit où elle est choisie.',
    unknownForce: 'Les données BattleScribe n’ont pas d’entrée de force « {{name}} ».',
    unknownCatalogue: 'Les données BattleScribe n’ont pas de catalogue « {{name}} ».',
  },
});

export const findingsInFrench: Language = { messages: underEachCode(finding), words: { scope: { [WHOLE_ROSTER]: 'La liste' } } };
