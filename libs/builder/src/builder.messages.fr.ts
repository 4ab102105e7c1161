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
    UNKNOWN_UNIT: 'La liste n’a pas d’unité « {{id}} ». Donnez l’id d’une de ses unités, ou un nom donné plus tôt avec `as`.',
    UNKNOWN_SELECTION: 'La liste n’a pas de choix « {{id}} ». Donnez le champ `of` d’une option de l’unité.',
    UNKNOWN_FORCE: 'La liste n’a pas de force « {{id}} ». Donnez l’id d’une de ses forces.',
    UNKNOWN_DATASHEET: 'Il n’y a pas de fiche technique « {{id}} ».',
    UNKNOWN_DATASHEET_NEAR: 'Il n’y a pas de fiche technique « {{id}} ». Noms semblables : {{allowed}}.',
    UNKNOWN_FACTION: 'Il n’y a pas de faction « {{id}} ». Factions : {{allowed}}.',
    UNKNOWN_DETACHMENT: 'Il n’y a pas de détachement « {{id}} ». {{faction}} peut prendre : {{allowed}}.',
    FOREIGN_DETACHMENT: '{{detachment}} est un détachement de {{owner}}. {{faction}} peut prendre : {{allowed}}.',
    DETACHMENT_NOT_TAKEN: 'La liste n’a pas le détachement « {{id}} ». Elle a : {{taken}}.',
    NO_DETACHMENT_TAKEN: 'La liste n’a pas le détachement « {{id}} » : elle n’en a aucun.',
    UNKNOWN_OPTION: '{{of}} n’a pas cette option. Donnez le champ `option` d’une option de l’unité.',
    UNKNOWN_ENTRY: 'Il n’y a pas d’optimisation, de relique, de trait ni de pouvoir « {{id}} ». {{unit}} peut prendre : {{allowed}}.',
    ENTRY_OF_OTHERS: '{{unit}} ne peut pas prendre {{entry}}. Cette unité peut prendre : {{allowed}}.',
    TAKES_NO_ENTRIES: '{{unit}} ne peut pas prendre {{entry}}, ni aucune optimisation, relique, trait ou pouvoir.',
    NOT_OFFERED: '{{faction}} ne peut pas prendre {{datasheet}}. Seules le peuvent : {{allowed}}.',
    OFFERED_BY_NONE: 'Aucune armée ne peut prendre {{datasheet}}.',
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
