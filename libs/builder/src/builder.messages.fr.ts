import { translationOf, type Translations } from '#muster/messages';
import type { fixMessages } from './advice/fixes/fix.js';
import type { intentMessages } from './edit/intent-fault.js';

const fixes = translationOf<typeof fixMessages>()({
  FIX: {
    takeOut: 'Retirer {{units}}.',
    takeOff: 'Enlever {{entry}} à l’unité {{unit}}.',
    resize: 'Donner {{models}} {{models|one:figurine|other:figurines}} à l’unité {{unit}}.',
    removeDetachment: 'Retirer le détachement {{detachment}}.',
    addUnits: 'Ajouter {{count}} {{datasheet}}.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
    noWarlord: 'Ne pas encore nommer de Seigneur de Guerre.',
    detach: 'Laisser sans attache : {{units}}.',
    deploy: 'Commencer sur la table : {{units}}.',
    disembark: 'Commencer hors du transport : {{units}}.',
    choose: 'Avoir {{count}} {{option}} dans {{unit}}.',
    chooseEach: 'Avoir dans {{unit}} : {{options}}.',
  },
});

const faults = translationOf<typeof intentMessages>()({
  INVALID_EDIT: {
    UNKNOWN_UNIT: 'La liste n’a pas d’unité {{id}}.',
    UNKNOWN_SELECTION: 'La liste n’a pas de sélection {{id}}.',
    UNKNOWN_DETACHMENT: 'La liste n’a pas de détachement {{id}}, et la version des données n’en a pas de cet identifiant.',
    UNKNOWN_DATASHEET: 'La version des données n’a pas de fiche technique {{id}}.',
    UNKNOWN_OPTION: '{{of}} n’a pas une telle option.',
    UNKNOWN_ENTRY: '{{unit}} n’offre pas {{id}}.',
    UNKNOWN_FACTION: 'La version des données n’a pas de faction {{id}}.',
    NOT_OFFERED: 'Le détachement n’offre pas {{datasheet}}.',
    NOT_RESIZABLE: '{{unit}} n’a pas de figurines à ajouter ou à enlever.',
    LAST_DETACHMENT: 'Une armée a au moins un détachement.',
    SAME_UNIT: 'Une unité ne peut pas être jointe à elle-même.',
    TOO_LARGE: 'Une liste a {{limit}} {{limit|one:sélection|other:sélections}} au plus.',
    COUNT_OUT_OF_RANGE: 'Le nombre {{count}} n’est pas entre {{from}} et {{to}}.',
    RULES_REFUSED: '{{reason}}',
    RULES_REFUSED_TOO: '{{reason}} {{others}}',
  },
});

/** What this room says in other languages. */
export const builderTranslations: Translations = { fr: { messages: { ...fixes, ...faults } } };
