import type { NewId } from '#muster/battlescribe';
import type { Datasheet, IndexedRelease } from '#muster/catalogue';
import type { Declarations } from '#muster/roster';
import { impossible } from './intent-fault.js';
import { definitionIdOf, findForce, findPlace, type PlacedSelection } from './find-selection.js';
import { withDeclaredList, type RosterDocument } from '../document/roster-document.js';

/** What an intent needs: the data of the roster's release, and a generator of ids. */
export interface Tools {
  readonly release: IndexedRelease;
  readonly newId: NewId;
}

export interface PlacedUnit extends PlacedSelection {
  readonly datasheet: Datasheet | null;
  readonly name: string;
}

/** A roster during an edit: the current document, and the names that earlier intents of the call gave to new items. */
export class EditSession {
  readonly #named = new Map<string, string>();

  constructor(
    readonly tools: Tools,
    public document: RosterDocument,
  ) {}

  name(as: string | undefined, id: string): void {
    if (as !== undefined) this.#named.set(as, id);
  }

  idOf(reference: string): string {
    return this.#named.get(reference) ?? reference;
  }

  selection(reference: string): PlacedSelection {
    const id = this.idOf(reference);
    return findPlace(this.tools.release.game, this.document.state, id) ?? impossible('UNKNOWN_SELECTION', { id }, ['of']);
  }

  /** `field` is the field of the intent that refers to the unit. */
  unit(reference: string, field = 'unit'): PlacedUnit {
    const id = this.idOf(reference);
    const place = findPlace(this.tools.release.game, this.document.state, id);
    if (!place || place.above.length > 0) return impossible('UNKNOWN_UNIT', { id }, [field]);
    const datasheet = this.tools.release.byId.datasheets.get(definitionIdOf(place.selection.entryId)) ?? null;
    return { ...place, datasheet, name: datasheet?.name ?? place.view?.name ?? id };
  }

  /** The id of an existing force. */
  force(reference: string): string {
    const id = this.idOf(reference);
    return findForce(this.document.state, id) ? id : impossible('UNKNOWN_FORCE', { id }, ['force']);
  }

  change(changes: Partial<RosterDocument>): void {
    this.document = { ...this.document, ...changes };
  }

  /** Replaces the declarations of this kind. */
  declare<Kind extends Parameters<typeof withDeclaredList>[1]>(kind: Kind, list: NonNullable<Declarations[Kind]>): void {
    this.change({ declarations: withDeclaredList(this.document.declarations, kind, list) });
  }
}
