import { translationOf, type Translations } from '#muster/messages';
import type { fixMessages } from './advice/fixes/fix.js';
import type { intentMessages } from './edit/intent-fault.js';

const fixes = translationOf<typeof fixMessages>()({
  FIX: {
    takeOut: 'Retirer {{units}}.',
    takeOff: 'Retirer {{entry}} de l’unité {{unit}}.',
    resize: 'Porter l’unité {{unit}} à {{models}} {{models|one:figurine|other:figurines}}.',
    removeDetachment: 'Retirer le détachement {{detachment}}.',
    addUnits: 'Ajouter {{count}} {{datasheet}}.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
    noWarlord: 'Annuler pour l’instant le choix du Seigneur de Guerre.',
    detach: 'Ne pas attacher : {{units}}.',
    deploy: 'Déployer sur le champ de bataille : {{units}}.',
    disembark: 'Déployer hors du transport : {{units}}.',
    choose: 'Dans l’unité {{unit}}, mettre le nombre de {{option}} à {{count}}.',
    chooseEach: 'Pour l’unité {{unit}}, choisir : {{options}}.',
  },
});

const faults = translationOf<typeof intentMessages>()({
  INVALID_EDIT: {
    UNKNOWN_UNIT: 'La liste n’a pas d’unité {{id}}.',
    UNKNOWN_SELECTION: 'La liste n’a pas de sélection {{id}}.',
    UNKNOWN_DETACHMENT: 'Ni la liste ni la version des données n’ont de détachement {{id}}.',
    UNKNOWN_DATASHEET: 'La version des données n’a pas de fiche technique {{id}}.',
    UNKNOWN_OPTION: '{{of}} n’a pas cette option.',
    UNKNOWN_ENTRY: '{{unit}} n’offre pas {{id}}.',
    UNKNOWN_FACTION: 'La version des données n’a pas de faction {{id}}.',
    NOT_OFFERED: 'Le détachement n’offre pas {{datasheet}}.',
    NOT_RESIZABLE: '{{unit}} n’a pas de figurines que l’on puisse ajouter ou retirer.',
    LAST_DETACHMENT: 'Une armée doit avoir au moins un détachement.',
    SAME_UNIT: 'Une unité ne peut pas être attachée à elle-même ni embarquer dans elle-même.',
    TOO_LARGE: 'Une liste peut avoir {{limit}} {{limit|one:sélection|other:sélections}} au maximum.',
    COUNT_OUT_OF_RANGE: 'Le nombre doit être compris entre {{from}} et {{to}} ; il est de {{count}}.',
    RULES_REFUSED: '{{reason}}',
    RULES_REFUSED_TOO: '{{reason}} {{others}}',
  },
});

/** The translations of this library's messages. */
export const builderTranslations: Translations = { fr: { messages: { ...fixes, ...faults } } };
