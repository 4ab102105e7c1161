import { translationOf, type Translations } from '#muster/messages';
import type { fixMessages } from './advice/fixes/fix.js';
import type { intentMessages } from './intent-fault.js';

const fixes = translationOf<typeof fixMessages>()({
  FIX: {
    takeOut: 'Retirer {{units}}.',
    takeOff: 'Enlever {{entry}} à l’unité {{unit}}.',
    resize: 'Donner {{models}} figurines à l’unité {{unit}}.',
    removeDetachment: 'Retirer le détachement {{detachment}}.',
    addUnits: 'Ajouter {{datasheet}}, {{count}} fois.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
    noWarlord: 'Ne pas encore nommer de Seigneur de Guerre.',
    detach: 'Laisser sans attache : {{units}}.',
    deploy: 'Commencer sur la table : {{units}}.',
    disembark: 'Commencer hors du transport : {{units}}.',
    choose: 'Avoir {{count}} {{option}} dans {{unit}}.',
    chooseEach: 'Avoir dans {{unit}} : {{options}}.',
  },
});

// RULES_REFUSED only repeats what an organiser's own rules are told in English.
const faults = translationOf<typeof intentMessages>()({
  UNKNOWN_UNIT: { fault: 'La liste n’a pas d’unité {{id}}.' },
  UNKNOWN_SELECTION: { fault: 'La liste n’a pas de sélection {{id}}.' },
  UNKNOWN_DETACHMENT: { fault: 'La liste n’a pas de détachement {{id}}, et la version des données n’en a pas de cet identifiant.' },
  UNKNOWN_DATASHEET: { fault: 'La version des données n’a pas de fiche technique {{id}}.' },
  UNKNOWN_OPTION: { fault: '{{of}} n’a pas une telle option.' },
  UNKNOWN_ENTRY: { fault: '{{unit}} n’offre pas {{id}}.' },
  UNKNOWN_FACTION: { fault: 'La version des données n’a pas de faction {{id}}.' },
  NOT_OFFERED: { fault: 'Le détachement n’offre pas {{datasheet}}.' },
  NOT_RESIZABLE: { fault: '{{unit}} n’a pas de figurines à ajouter ou à enlever.' },
  LAST_DETACHMENT: { fault: 'Une armée a au moins un détachement.' },
  SAME_UNIT: { fault: 'Une unité ne peut pas être jointe à elle-même.' },
  TOO_LARGE: { fault: 'Une liste a {{limit}} sélections au plus.' },
  COUNT_OUT_OF_RANGE: { fault: 'Le nombre {{count}} n’est pas entre {{from}} et {{to}}.' },
});

/** What this room says in other languages. */
export const builderTranslations: Translations = { fr: { messages: { ...fixes, ...faults } } };
