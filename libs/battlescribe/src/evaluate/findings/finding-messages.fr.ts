import { translationOf, type Language } from '#muster/messages';
import { underEachCode, WHOLE_ROSTER, type findingMessages } from './finding-messages.js';

const { finding } = translationOf<{ finding: typeof findingMessages }>()({
  finding: {
    tooFew: '{{scope}} : au moins {{limit}} {{name}}, il y en a {{count}}.',
    tooMany: '{{scope}} : au plus {{limit}} {{name}}, il y en a {{count}}.',
    tooLittle: '{{scope}} : au moins {{limit}} {{unit}} de « {{name}} », il y en a {{count}}.',
    tooMuch: '{{scope}} : au plus {{limit}} {{unit}} de « {{name}} », il y en a {{count}}.',
    forbidden: '{{scope}} : « {{name}} » n’est pas permis ici, il y en a {{count}}.',
    hidden: '{{scope}} ne peut pas avoir « {{name}} » ici, il y en a {{count}}.',
    overCostLimit: 'La liste : au plus {{limit}} {{unit}}, il y en a {{count}}.',
    stated: '{{scope}} : {{message}}',
    unknownEntry: 'Les données n’ont pas d’entrée « {{name}} » là où elle est choisie.',
    unknownForce: 'Les données n’ont pas d’entrée de force « {{name}} ».',
    unknownCatalogue: 'Les données n’ont pas de catalogue « {{name}} ».',
  },
});

export const findingsInFrench: Language = { messages: underEachCode(finding), words: { scope: { [WHOLE_ROSTER]: 'La liste' } } };
