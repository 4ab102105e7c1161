import { phrases } from '../phrase.js';

/** The timeline of releases, and one release. */
export const RELEASES = phrases({
  all: { en: 'All releases', fr: 'Toutes les versions' },
  release: { en: 'Release', fr: 'Version' },
  status: { en: 'Status', fr: 'État' },
  inForceFrom: { en: 'In force from', fr: 'En vigueur dès le' },
  hash: { en: 'Hash', fr: 'Empreinte' },
  drift: { en: 'Changed from the one before', fr: 'Changé depuis la précédente' },
  changed: { en: 'Changed', fr: 'Changé' },
  rosters: { en: 'Stored rosters', fr: 'Listes conservées' },
  none: { en: 'There are no releases. Start an import.', fr: 'Il n’y a aucune version. Lancez une importation.' },
  older: { en: 'Older releases', fr: 'Versions plus anciennes' },
  first: { en: 'Nothing before it', fr: 'Rien avant elle' },
  unchanged: { en: 'Nothing', fr: 'Rien' },
  driftOf: {
    en: '{{added}} added, {{changed}} changed, {{dropped}} removed; {{prices}} {{prices|one:price|other:prices}}',
    fr: '{{added}} ajoutées, {{changed}} changées, {{dropped}} supprimées ; {{prices}} prix',
  },
  edition: { en: 'Edition', fr: 'Édition' },
  source: { en: 'Source', fr: 'Source' },
  base: { en: 'Based on', fr: 'Fondée sur' },
  created: { en: 'Created', fr: 'Créée' },
  published: { en: 'Published', fr: 'Publiée' },
  withdrawn: { en: 'Withdrawn', fr: 'Retirée' },
  changes: { en: 'What changed', fr: 'Ce qui a changé' },
  comparedWith: { en: 'Compared with', fr: 'Par rapport à' },
  more: { en: 'and {{count}} more', fr: 'et {{count}} de plus' },
  field: { en: 'Field', fr: 'Champ' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  entry: { en: 'Entry', fr: 'Entrée' },
});

/** How stored rosters fare under a release. */
export const ROSTERS = phrases({
  title: { en: 'Stored rosters under this release', fr: 'Les listes conservées sous cette version' },
  notChecked: { en: 'Not checked', fr: 'Non vérifiées' },
  short: { en: '{{illegal}} of {{checked}} become illegal', fr: '{{illegal}} sur {{checked}} deviennent illégales' },
  waiting: { en: 'Being checked', fr: 'En cours de vérification' },
  checked: { en: 'Checked', fr: 'Vérifiées' },
  becameIllegal: { en: 'Become illegal', fr: 'Deviennent illégales' },
  verdictChanged: { en: 'Other verdict', fr: 'Autre verdict' },
  pointsChanged: { en: 'Other price', fr: 'Autre prix' },
  running: { en: 'The rosters are being checked.', fr: 'Les listes sont en cours de vérification.' },
  why: {
    en: 'The rosters of this edition that are saved under older releases are checked in the background.',
    fr: 'Les listes de cette édition conservées sous des versions antérieures sont vérifiées en arrière-plan.',
  },
  whyDraft: {
    en: 'Nobody is notified of a check under a draft. Editing or publishing the draft deletes its results.',
    fr: 'Personne n’est averti d’une vérification sous un brouillon. Modifier ou publier le brouillon en efface le résultat.',
  },
  check: { en: 'Check the stored rosters', fr: 'Vérifier les listes conservées' },
  again: { en: 'Check again', fr: 'Vérifier à nouveau' },
  begun: { en: 'The check of the stored rosters has begun.', fr: 'La vérification des listes conservées a commencé.' },
});

/** What can be done with a release. */
export const RELEASE_ACTIONS = phrases({
  reason: { en: 'Reason, for the audit log', fr: 'Raison, pour le journal' },
  reasonMissing: { en: 'Give a reason.', fr: 'Indiquez une raison.' },
  withdraw: { en: 'Withdraw this release', fr: 'Retirer cette version' },
  withdrawWhy: {
    en: 'It is no longer in force, but still found by its label, so that its verdicts can be reproduced. You can restore it later.',
    fr: 'Elle n’est plus en vigueur, mais reste accessible par son nom, pour que ses verdicts puissent être reproduits. Vous pourrez la rétablir.',
  },
  restore: { en: 'Restore this release', fr: 'Rétablir cette version' },
  restoreWhy: {
    en: 'It is in force again from {{date}}, under its label and with the content that it always had.',
    fr: 'Elle est de nouveau en vigueur dès le {{date}}, sous son nom et avec le contenu qu’elle a toujours eu.',
  },
  open: { en: 'Open a draft based on this release', fr: 'Ouvrir un brouillon fondé sur cette version' },
  openWhy: {
    en: 'A draft has all its data. Edit it, see what becomes illegal, and publish or discard it.',
    fr: 'Un brouillon en a toutes les données. Modifiez-le, voyez ce qui devient illégal, puis publiez-le ou jetez-le.',
  },
  openSubmit: { en: 'Open the draft', fr: 'Ouvrir le brouillon' },
  withdrawnDone: { en: 'The release is withdrawn.', fr: 'La version est retirée.' },
  restoredDone: { en: 'The release is in force again.', fr: 'La version est de nouveau en vigueur.' },
  opened: { en: 'The draft is open.', fr: 'Le brouillon est ouvert.' },
  wrongStatus: { en: 'The status of the release no longer permits this.', fr: 'L’état de la version ne le permet plus.' },
  takenLabel: { en: 'Another release already has this label.', fr: 'Une autre version porte déjà ce nom.' },
});

/** The status of a release. */
export const RELEASE_STATUS = phrases({
  draft: { en: 'Draft', fr: 'Brouillon' },
  published: { en: 'Published', fr: 'Publiée' },
  withdrawn: { en: 'Withdrawn', fr: 'Retirée' },
  inForce: { en: 'In force', fr: 'En vigueur' },
});
