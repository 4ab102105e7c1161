import { phrases } from './phrase.js';

/** Signing in to the pages, and accepting an invitation. */
export const SIGN_IN = phrases({
  title: { en: 'Sign in', fr: 'Se connecter' },
  lead: {
    en: 'For organisers, judges and administrators. Players need no account: they open the link that their organiser sent them.',
    fr: 'Pour les organisateurs, les arbitres et les administrateurs. Les joueurs n’ont pas besoin de compte : ils ouvrent le lien que leur organisateur leur a envoyé.',
  },
  key: { en: 'Your key', fr: 'Votre clé' },
  keyHelp: {
    en: 'The API key of your account, which starts with mk_, or the administrator key.',
    fr: 'La clé d’API de votre compte, qui commence par mk_, ou la clé d’administrateur.',
  },
  unknownKey: { en: 'The key is unknown, has expired or was revoked.', fr: 'La clé est inconnue, a expiré ou a été révoquée.' },
  invited: {
    en: 'If an organiser invited you, open the link of the invitation: you can join without a key.',
    fr: 'Si un organisateur vous a invité, ouvrez le lien de l’invitation : vous pouvez le rejoindre sans clé.',
  },
  signedInAs: { en: 'Signed in as {{name}}', fr: 'Connecté : {{name}}' },
  signOut: { en: 'Sign out', fr: 'Se déconnecter' },
  administration: { en: 'Administration', fr: 'Administration' },
  you: { en: 'You', fr: 'Vous' },
  invitation: { en: 'Invitation', fr: 'Invitation' },
  toOrganise: { en: 'You are invited to organise {{event}}.', fr: 'Vous êtes invité à organiser {{event}}.' },
  toJudge: { en: 'You are invited to judge the lists of {{event}}.', fr: 'Vous êtes invité à arbitrer les listes de {{event}}.' },
  newHere: {
    en: 'Enter your name. You get an account and a key, and this browser is signed in.',
    fr: 'Indiquez votre nom. Vous recevez un compte et une clé, et ce navigateur est connecté.',
  },
  name: { en: 'Your name, as the record of the event shows it', fr: 'Votre nom, tel que le journal de l’événement l’affiche' },
  nameMissing: { en: 'Enter your name.', fr: 'Indiquez votre nom.' },
  join: { en: 'Join', fr: 'Rejoindre' },
  joinAs: { en: 'Join as {{name}}', fr: 'Rejoindre en tant que {{name}}' },
  haveAccount: { en: 'You have an account already?', fr: 'Vous avez déjà un compte ?' },
  noPermission: {
    en: 'The key that you signed in with has no permission for events. Sign in with another one.',
    fr: 'La clé avec laquelle vous êtes connecté ne permet pas de gérer des événements. Connectez-vous avec une autre.',
  },
  yourKey: {
    en: 'This is your key. Keep it safe: it is shown only now, and you need it to sign in again.',
    fr: 'Voici votre clé. Conservez-la : elle n’est affichée que maintenant, et il vous la faut pour vous reconnecter.',
  },
  firstTitle: { en: 'Create your organiser account', fr: 'Créez votre compte d’organisateur' },
  firstLead: {
    en: 'You are signed in with an administrator key of the configuration, which belongs to no account. An account can organise events.',
    fr: 'Vous êtes connecté avec une clé d’administrateur de la configuration, qui n’appartient à aucun compte. Un compte peut organiser des événements.',
  },
  firstSubmit: { en: 'Create the account and sign in to it', fr: 'Créer le compte et s’y connecter' },
});
