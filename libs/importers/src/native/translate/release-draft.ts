import {
  costTypeId,
  isWarlordName,
  type Counted,
  type CategoryEntryNode,
  type DataFile,
  type GroupNode,
  type ProfileTypeNode,
} from '#muster/battlescribe';
import { keywordKey, type Release, slugOf } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import { changedList, withGroupChanged } from './node-shapes.js';

/** The content of a release before entries are added to it. */
export interface NativeBase {
  readonly edition: Release['edition'];
  /** The game system and every catalogue. */
  readonly files: readonly DataFile[];
}

/** The files of a release while entries are added to them. A name gets the id that the files already use for it, or a new one. */
export class ReleaseDraft {
  readonly diagnostics: Diagnostic[] = [];
  readonly edition: Release['edition'];
  private readonly byId: Map<string, DataFile>;
  private readonly systemId: string;

  constructor({ edition, files }: NativeBase) {
    this.edition = edition;
    this.byId = new Map(files.map((file) => [file.id, file]));
    const system = files.find(({ kind }) => kind === 'gameSystem');
    if (!system) throw new Error('A release without a game system cannot be added to.');
    this.systemId = system.id;
  }

  get files(): readonly DataFile[] {
    return [...this.byId.values()];
  }

  get system(): DataFile {
    const system = this.byId.get(this.systemId);
    if (!system) throw new Error('The game system was lost.');
    return system;
  }

  file(id: string): DataFile | null {
    return this.byId.get(id) ?? null;
  }

  put(file: DataFile): void {
    this.byId.set(file.id, file);
  }

  /** The catalogue's game system, the catalogue, and everything it links to, in the order in which names are looked up. */
  chain(catalogueId: string): readonly DataFile[] {
    const reached = new Set([this.systemId, catalogueId]);
    for (const id of reached) for (const { targetId } of this.byId.get(id)?.catalogueLinks ?? []) reached.add(targetId);
    return [...reached].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** The id of the category with this name. A new category is added to the game system. */
  category(name: string, catalogueId: string): string {
    const key = keywordKey(name);
    const known = this.find(
      catalogueId,
      (file) => file.categoryEntries,
      (category) => keywordKey(category.name) === key,
    );
    if (known) return known.id;
    const added: CategoryEntryNode = { kind: 'category', id: `category-${slugOf(name)}`, name };
    this.put({ ...this.system, categoryEntries: [...(this.system.categoryEntries ?? []), added] });
    return added.id;
  }

  /** Null if the data of the edition does not have this cost type. */
  costType(counted: Counted): string | null {
    return costTypeId(
      counted,
      this.files.flatMap((file) => file.costTypes ?? []),
    );
  }

  /** The profile type with this name and these characteristics. Missing parts are added to the game system. */
  profileType(name: string, characteristics: readonly string[], catalogueId: string): ProfileTypeNode {
    const known = this.find(
      catalogueId,
      (file) => file.profileTypes,
      (type) => type.name === name,
    );
    const type = known ?? { id: `profile-type-${slugOf(name)}`, name, characteristicTypes: [] };
    const missing = characteristics.filter((one) => !type.characteristicTypes.some((given) => given.name === one));
    if (known && missing.length === 0) return known;
    const added = missing.map((one) => ({ id: `${type.id}.${slugOf(one)}`, name: one }));
    const whole = { ...type, characteristicTypes: [...type.characteristicTypes, ...added] };
    const isOwn = this.system.profileTypes?.some(({ id }) => id === type.id) ?? false;
    const others = this.system.profileTypes ?? [];
    if (isOwn) this.put({ ...this.system, profileTypes: others.map((other) => (other.id === type.id ? whole : other)) });
    else if (!known) this.put({ ...this.system, profileTypes: [...others, whole] });
    return whole;
  }

  /** The id of the upgrade that makes a model the Warlord. */
  warlordUpgrade(catalogueId: string): string | null {
    return (
      this.find(
        catalogueId,
        (file) => file.sharedEntries,
        ({ name }) => isWarlordName(name),
      )?.id ?? null
    );
  }

  /** The first matching group in the catalogue or the files it links to; shared groups are searched first. */
  group(catalogueId: string, fits: (group: GroupNode) => boolean): GroupNode | null {
    for (const file of [...this.chain(catalogueId)].reverse()) {
      const shared = file.sharedGroups?.find(fits);
      const inside = shared ?? [...(file.entries ?? []), ...(file.sharedEntries ?? [])].flatMap((entry) => entry.groups ?? []).find(fits);
      if (inside) return inside;
    }
    return null;
  }

  changeGroup(id: string, change: (group: GroupNode) => GroupNode): void {
    for (const file of this.files) {
      const sharedGroups = changedList(file.sharedGroups, (group) => (group.id === id ? change(group) : group));
      const entries = changedList(file.entries, (entry) => withGroupChanged(entry, id, change));
      const sharedEntries = changedList(file.sharedEntries, (entry) => withGroupChanged(entry, id, change));
      const same = sharedGroups === file.sharedGroups && entries === file.entries && sharedEntries === file.sharedEntries;
      if (!same)
        this.put({ ...file, ...(sharedGroups && { sharedGroups }), ...(entries && { entries }), ...(sharedEntries && { sharedEntries }) });
    }
  }

  private find<Item>(
    catalogueId: string,
    listOf: (file: DataFile) => readonly Item[] | undefined,
    fits: (item: Item) => boolean,
  ): Item | null {
    for (const file of this.chain(catalogueId)) {
      const found = listOf(file)?.find(fits);
      if (found !== undefined) return found;
    }
    return null;
  }
}
