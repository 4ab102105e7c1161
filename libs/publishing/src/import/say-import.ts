import { readMessages } from '#muster/battlescribe';
import { speaker } from '#muster/messages';
import { importMessages } from '#muster/importers';

/** A sentence, in English, for any diagnostic of an import. */
export const sayImport = speaker([readMessages, importMessages]);
