import { translationOf, type Translations } from '#muster/messages';
import type { userErrorMessages } from './user-error.messages.js';

const messages = translationOf<typeof userErrorMessages>()({
  NOT_FOUND: {
    account: 'Ce compte n’existe pas.',
    accountOrName: 'Aucun compte n’a cet id, ou il n’y en a pas exactement un de ce nom.',
    anyEvent: 'Cet événement n’existe pas.',
    alias: 'Cet alias n’existe pas.',
    dataVersion: 'Aucune version d’ici n’est indiquée pour cette version de données.',
    failedJob: 'Cette tâche échouée n’existe pas, ou elle est déjà relancée.',
    job: 'Cette tâche n’existe pas, ou elle est faite.',
    event: 'Cet événement n’existe pas, ou vous n’y avez pas de rôle qui le permette.',
    import: 'Cette importation n’existe pas.',
    key: 'Cette clé n’existe pas.',
    link: 'Ce lien n’existe pas.',
    override: 'Cette dérogation n’existe pas.',
    delivery: 'Ce message n’existe pas.',
    player: 'Ce joueur n’existe pas.',
    staff: 'Ce compte n’a pas de rôle dans l’événement.',
    revision: 'La liste n’a jamais eu cette révision.',
    roster: 'Cette liste n’existe pas.',
    unresolvedName: 'Aucune vérification récente n’a relevé ce nom inconnu.',
  },
  NOT_ALLOWED: {
    organiser: 'Seuls les comptes d’organisateurs créent des événements : demandez ce rôle à l’administrateur.',
    scope: 'Une clé de ce compte ne peut pas servir à {{scope}}.',
    rotated:
      'Cette clé a la permission {{scope}}, et celle que vous utilisez ne l’a pas : utilisez la clé elle-même pour la remplacer, ou demandez à l’administrateur.',
  },
  LIMIT_REACHED: {
    keys: 'Un compte a au plus {{limit}} {{limit|one:clé non révoquée|other:clés non révoquées}} : révoquez-en une d’abord.',
  },
  LAST_ADMINISTRATOR: {
    account: 'C’est le dernier compte qui puisse administrer : donnez d’abord ce rôle à un autre compte.',
    key: 'C’est la dernière clé avec laquelle un compte puisse administrer : créez-en d’abord une autre.',
  },
  LABEL_TAKEN: { taken: 'Une autre version porte ce nom.' },
  WRONG_STATUS: {
    release: 'L’état de cette version ne le permet pas.',
    draftNotReleased: 'Un brouillon n’est pas encore une version.',
    keyEnded: 'La clé est révoquée, expirée ou déjà remplacée.',
    importEnded: 'L’importation est terminée.',
    periodicJob: 'Les travaux périodiques sont remis en file dès qu’ils sont dus : les annuler n’a pas d’effet.',
    jobRuns: 'Un processus fait cette tâche, ou elle a échoué : elle ne peut pas être annulée.',
    rosterUnderDraft: 'Aucune liste n’est conservée sous un brouillon.',
  },
  CONFLICT: {
    draft: 'Le brouillon en est maintenant à la révision {{revision}} : relisez-le.',
    event: 'L’événement en est maintenant à la révision {{revision}} : relisez-le, et refaites les changements encore voulus.',
    roster: 'La liste en est maintenant à la révision {{revision}} : regardez-la, et envoyez ce qui est encore voulu.',
  },
  REQUEST_KEY_REUSED: {
    reused: 'Une requête antérieure avec cette clé demandait autre chose. Donnez à chaque requête sa propre clé.',
  },
  INVALID_EDIT: { problem: '{{problem}}' },
  RELEASE_OF_OTHER_EDITION: {
    roster: 'La liste est de l’édition {{edition}}.',
    release: 'La version est de l’édition {{edition}}.',
  },
  UNREADABLE_TEXT: { noEdition: 'Ce n’est pas une liste d’une édition qui a une version des données.' },
  NO_IMPORT_FOLDER: { none: 'Cette installation n’a pas de dossier d’importation (MUSTER_IMPORT_DIR).' },
  UNKNOWN_SOURCE: { unknown: 'Le dossier d’importation n’a ni dossier ni .zip de ce nom.' },
  UNKNOWN_JOB: { unknown: 'Cette tâche n’existe pas, ou elle a expiré.' },
  NOT_FINISHED: { unfinished: 'La tâche n’est pas encore terminée : redemandez quand elle le sera.' },
});

export const userErrorTranslations: Translations = { fr: { messages } };
