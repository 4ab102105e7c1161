import { phrases } from './phrase.js';

/** The organiser's table of players, and the letters to them. */
export const PLAYERS = phrases({
  enter: { en: 'Enter players', fr: 'Inscrire des joueurs' },
  enterWhy: {
    en: 'A CSV table from your form or ticket shop, with a line of headings. A column headed "player" or "name" is required; "team" and "list" are read if they are there. All other columns are kept. Entering a table again changes only what changed in it.',
    fr: 'Un tableau CSV de votre formulaire ou de votre billetterie, avec une ligne d’intitulés. Une colonne intitulée « joueur » ou « nom » est nécessaire ; « équipe » et « liste » sont lues si elles existent. Toutes les autres colonnes sont conservées. Un tableau envoyé de nouveau ne change que ce qui y a changé.',
  },
  file: { en: 'CSV file', fr: 'Fichier CSV' },
  table: { en: 'or paste the table', fr: 'ou collez le tableau' },
  submit: { en: 'Enter the players', fr: 'Inscrire les joueurs' },
  both: {
    en: 'You pasted a table and also chose a file. Clear the text box or remove the file.',
    fr: 'Vous avez collé un tableau et aussi choisi un fichier. Videz la zone de texte ou retirez le fichier.',
  },
  notText: { en: 'The file is not text. Save the table as CSV.', fr: 'Le fichier n’est pas du texte. Enregistrez le tableau en CSV.' },
  entered: {
    en: '{{count}} {{count|one:player|other:players}} in the table, {{added}} of them new; {{stored}} new {{stored|one:list|other:lists}}.',
    fr: '{{count}} {{count|one:joueur|other:joueurs}} dans le tableau, dont {{added}} {{added|one:nouveau|other:nouveaux}} ; {{stored}} {{stored|one:nouvelle liste|other:nouvelles listes}}.',
  },
  nameless: {
    en: 'Line {{line}} has no name of a player and was left out.',
    fr: 'La ligne {{line}} n’a pas de nom de joueur et a été omise.',
  },
  listRefused: { en: '{{player}}: {{reason}}', fr: '{{player}} : {{reason}}' },
  problems: {
    en: '{{count}} {{count|one:line needs|other:lines need}} your attention',
    fr: '{{count}} {{count|one:ligne demande|other:lignes demandent}} votre attention',
  },
  letters: { en: 'Letters to the players', fr: 'Lettres aux joueurs' },
  lettersWhy: {
    en: 'A CSV file for mail merge: your own columns, a subject, a letter and a new private link for each player. Nothing is sent from here. Earlier links keep working.',
    fr: 'Un fichier CSV pour publipostage : vos propres colonnes, un objet, une lettre et un nouveau lien privé pour chaque joueur. Rien n’est envoyé d’ici. Les liens antérieurs restent valables.',
  },
  to: { en: 'To', fr: 'À' },
  everyone: { en: 'all players', fr: 'tous les joueurs' },
  download: { en: 'Download the letters', fr: 'Télécharger les lettres' },
});

/** The staff of an event and the invitations to it. */
export const STAFF = phrases({
  title: { en: 'Organisers and judges', fr: 'Organisateurs et arbitres' },
  name: { en: 'Name', fr: 'Nom' },
  noName: { en: 'an account without a name', fr: 'un compte sans nom' },
  since: { en: 'Since', fr: 'Depuis' },
  dismiss: { en: 'End the role', fr: 'Mettre fin au rôle' },
  invite: { en: 'Invite', fr: 'Inviter' },
  inviteWhy: {
    en: 'Whoever opens the link can join with a name or with an account, until you revoke the link. Send it to people whom you trust.',
    fr: 'Quiconque ouvre le lien peut rejoindre l’équipe avec un nom ou un compte, jusqu’à ce que vous révoquiez le lien. Envoyez-le à des personnes de confiance.',
  },
  newJudge: { en: 'New link for judges', fr: 'Nouveau lien pour arbitres' },
  newOrganiser: { en: 'New link for organisers', fr: 'Nouveau lien pour organisateurs' },
  links: { en: 'Invitations', fr: 'Invitations' },
  created: { en: 'Created', fr: 'Créé' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  revoked: { en: 'revoked {{at}}', fr: 'révoqué le {{at}}' },
  works: { en: 'works', fr: 'valable' },
  state: { en: 'State', fr: 'État' },
  kind: { en: 'For', fr: 'Pour' },
  action: { en: 'Action', fr: 'Action' },
});

/** The publication of the admitted lists. */
export const REVEAL = phrases({
  time: { en: 'When the lists are public', fr: 'Quand les listes sont publiques' },
  public: { en: 'The lists are public since {{at}}.', fr: 'Les listes sont publiques depuis le {{at}}.' },
  planned: { en: 'The lists will be public from {{at}}.', fr: 'Les listes seront publiques à partir du {{at}}.' },
  never: { en: 'The lists are not published.', fr: 'Les listes ne sont pas publiées.' },
  admitted: {
    en: '{{count}} of {{total}} {{total|one:player|other:players}} {{count|one:has|other:have}} an admitted list.',
    fr: '{{count}} {{count|one:joueur|other:joueurs}} sur {{total}} {{count|one:a|other:ont}} une liste admise.',
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  link: { en: 'Public link', fr: 'Lien public' },
  links: { en: 'Public links', fr: 'Liens publics' },
  linksWhy: {
    en: 'Before the lists are public, a link finds nothing, so you can print it in advance.',
    fr: 'Avant la publication, un lien ne trouve rien : vous pouvez donc l’imprimer à l’avance.',
  },
  newLink: { en: 'New public link', fr: 'Nouveau lien public' },
  print: { en: 'Admitted lists, one to a printed page', fr: 'Listes admises, une par page imprimée' },
  onlyStaff: {
    en: 'Only the staff of the event sees this page. It is not the public one.',
    fr: 'Seule l’équipe de l’événement voit cette page. Ce n’est pas la page publique.',
  },
  none: { en: 'No list is admitted yet.', fr: 'Aucune liste n’est encore admise.' },
  noText: { en: 'This list cannot be shown as text.', fr: 'Cette liste ne peut pas être affichée en texte.' },
  asSubmitted: { en: 'As submitted.', fr: 'Telle que remise.' },
  hash: { en: 'SHA-256 of the submitted list:', fr: 'SHA-256 de la liste remise :' },
  points: { en: '{{points}} {{points|one:point|other:points}}', fr: '{{points}} {{points|one:point|other:points}}' },
});

/** Who did what in an event. */
export const RECORD = phrases({
  title: { en: 'Who did what', fr: 'Qui a fait quoi' },
  why: {
    en: 'The newest first. Nothing here can be changed; it is deleted only with the event.',
    fr: 'Le plus récent d’abord. Rien ici ne peut être modifié ; le journal n’est supprimé qu’avec l’événement.',
  },
  at: { en: 'When', fr: 'Quand' },
  actor: { en: 'Who', fr: 'Qui' },
  action: { en: 'What', fr: 'Quoi' },
  player: { en: 'Player', fr: 'Joueur' },
  details: { en: 'Details', fr: 'Détails' },
  older: { en: 'Older', fr: 'Plus anciens' },
  withVersion: { en: '{{player}}, version {{version}}', fr: '{{player}}, version {{version}}' },
});

/** The actions that the record of an event names. */
export const ACTIONS = phrases({
  create: { en: 'created the event', fr: 'a créé l’événement' },
  change: { en: 'changed the settings', fr: 'a modifié les réglages' },
  enterPlayers: { en: 'entered players', fr: 'a inscrit des joueurs' },
  link: { en: 'created links', fr: 'a créé des liens' },
  revokeLink: { en: 'revoked a link', fr: 'a révoqué un lien' },
  join: { en: 'joined the staff', fr: 'a rejoint l’équipe' },
  leave: { en: 'ended a role', fr: 'a mis fin à un rôle' },
  handOver: { en: 'handed the event over', fr: 'a confié l’événement à un autre compte' },
  submit: { en: 'submitted a list', fr: 'a remis une liste' },
  accepted: { en: 'accepted the list', fr: 'a accepté la liste' },
  rejected: { en: 'rejected the list', fr: 'a refusé la liste' },
  correction: { en: 'asked for a correction', fr: 'a demandé une correction' },
  withdraw: { en: 'withdrew the player', fr: 'a retiré le joueur' },
  reinstate: { en: 'let the player take part again', fr: 'a réintégré le joueur' },
  override: { en: 'did not count a finding', fr: 'n’a pas compté une remarque' },
  endOverride: { en: 'counted a finding again', fr: 'a de nouveau compté une remarque' },
  webhook: { en: 'set the webhook', fr: 'a défini le webhook' },
  removeWebhook: { en: 'removed the webhook', fr: 'a supprimé le webhook' },
  alias: { en: 'taught a name', fr: 'a appris un nom' },
});
