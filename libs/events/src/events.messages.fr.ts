import { translationOf, type Translations } from '#muster/messages';
import type { eventMessages, noticeMessages } from './events.messages.js';

const messages = translationOf<typeof eventMessages>()({
  INVALID_EVENT: {
    endsFirst: 'L’événement se termine avant de commencer.',
    noTimeZone: 'Il n’y a pas de fuseau horaire « {{name}} ». Utilisez un nom comme Europe/Paris.',
    locksFirst: 'La remise des listes ne peut pas être close avant la date limite.',
    revealedFirst: 'Les listes ne peuvent pas être publiées tant que les joueurs peuvent encore en remettre.',
    deletedFirst: 'L’événement serait supprimé avant sa fin.',
    noTeams: 'Les règles d’équipe demandent une taille d’équipe.',
  },
  NO_PLAYER_COLUMN: { noPlayerColumn: 'Le tableau n’a pas de colonne de joueurs : intitulez une colonne « joueur » ou « nom ».' },
  TOO_MANY_PLAYERS: { tooManyPlayers: 'Un événement peut avoir {{limit}} joueurs au maximum.' },
  NOT_A_LIST: {
    empty: 'La remise est vide.',
    notText: 'Ce n’est ni du texte ni un fichier de liste. Collez la liste en texte, ou exportez-la en texte depuis l’application.',
    notAList: 'Ce n’est pas une liste d’armée. Collez la liste entière, avec les points de ses unités.',
  },
  SUBMISSION_TOO_LARGE: {
    tooLarge: 'La liste a {{count}} {{count|one:octet|other:octets}} ; {{limit}} au maximum {{limit|one:est accepté|other:sont acceptés}}.',
  },
  FIELD_MISSING: {
    fieldMissing: 'L’organisateur demande « {{field}} ».',
    fieldUnknown: 'L’organisateur ne demande pas « {{field}} ».',
  },
  SUBMISSIONS_CLOSED: {
    locked: 'La remise des listes est close. Adressez-vous à l’organisateur si vous devez changer votre liste.',
    withdrawn: 'Vous êtes retiré de l’événement. Adressez-vous à l’organisateur si c’est une erreur.',
  },
  ENTRY_TAKEN: { claimed: 'Un autre compte est ce joueur, ou votre compte est un autre joueur de l’événement.' },
  TOO_MANY_VERSIONS: { tooManyVersions: 'Aucune autre version n’est acceptée. Adressez-vous à l’organisateur.' },
  DECIDED_MEANWHILE: {
    meanwhile: 'Le joueur a remis une nouvelle version, ou un autre arbitre a décidé entre-temps. Regardez de nouveau la liste.',
  },
  NOTHING_SUBMITTED: {
    nothingSubmitted: 'Le joueur n’a pas remis cette version.',
    nothingAdmitted: 'Aucune version de la liste n’a été acceptée. Indiquez la version à comparer.',
  },
  NO_SUCH_FINDING: { noSuchFinding: 'Le rapport sur la dernière version n’a pas ce constat.' },
  INVALID_WEBHOOK: {
    noWebhookUrl: 'Ce n’est pas une adresse de webhook. Utilisez une adresse qui commence par https:// et n’a pas de mot de passe.',
    privateAddress: 'Les webhooks ne peuvent pas atteindre d’adresse privée. Utilisez le nom public du serveur.',
  },
  LAST_ORGANISER: { lastOrganiser: 'C’est le dernier organisateur de l’événement.' },
});

const notices = translationOf<typeof noticeMessages>()({
  EVENT_NOTICE: {
    'subject-invited': '{{event}} : merci de remettre votre liste',
    'subject-submitted': '{{event}} : votre liste est arrivée',
    'subject-accepted': '{{event}} : votre liste est acceptée',
    'subject-rejected': '{{event}} : votre liste est refusée',
    'subject-correction': '{{event}} : merci de corriger votre liste',
    'subject-withdrawn': '{{event}} : vous êtes retiré',
    dear: 'Bonjour {{player}},',
    invited: 'Merci de remettre votre liste avant le {{deadline}}.',
    received: 'Nous avons reçu la version {{version}} de votre liste.',
    verdictLEGAL: 'La vérification n’a rien trouvé à redire.',
    verdictILLEGAL: 'La vérification a trouvé que la liste enfreint une règle :',
    verdictNEEDS_REVIEW: 'La vérification n’a pas pu trancher ce qui suit ; un arbitre le regardera :',
    verdictNONE: 'Elle n’a pas encore été vérifiée.',
    accepted: 'La version {{version}} de votre liste est acceptée.',
    rejected: 'La version {{version}} de votre liste est refusée.',
    correction: 'Merci de corriger la version {{version}} de votre liste avant le {{until}}.',
    withdrawn: 'Vous êtes retiré de l’événement.',
    message: 'Les arbitres écrivent : {{text}}',
    link: 'Votre liste : {{link}}',
  },
});

/** The translations of this library's messages. */
export const eventTranslations: Translations = { fr: { messages: { ...messages, ...notices } } };
