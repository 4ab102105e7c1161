import { Injectable } from '@nestjs/common';
import { parseGlobalId, type NodeType } from './global-id.js';
import type { NodeInterface } from './node.interface.js';
import type { RequestContext } from './request-context.js';

/** An object as its module serves it. The registry adds the type under which it was found. */
export type Found = Pick<NodeInterface, 'id'>;

/**
 * Finds objects of one type by their opaque ids, in the order of the ids. Null for an object that does not exist, and for one that the
 * viewer may not see: whether it exists must not be told, so a finder never throws for lack of a right.
 */
export type FindNodes = (ids: readonly string[], context: RequestContext) => Promise<readonly (Found | null)[]>;

/** A finder from a read of one object. Prisma joins reads of one table by key that are made together into one statement. */
export const eachOf =
  (find: (id: string, context: RequestContext) => Promise<Found | null>): FindNodes =>
  (ids, context) =>
    Promise.all(ids.map((id) => find(id, context)));

/** A finder of what only administrators may see. Nothing is read for others. */
export const forAdministrators =
  (find: FindNodes): FindNodes =>
  async (ids, context) =>
    context.viewer.kind === 'administrator' ? find(ids, context) : [];

/** The finders of `node` and `nodes` by type. The module that serves a type adds its finder when the api starts. */
@Injectable()
export class NodeFinders {
  readonly #byType = new Map<NodeType, FindNodes>();

  add(type: NodeType, find: FindNodes): void {
    this.#byType.set(type, find);
  }

  /** Calls the finder of each type once, and finds an id that is given twice once. */
  async find(ids: readonly string[], context: RequestContext): Promise<readonly (NodeInterface | null)[]> {
    const found = new Map<string, NodeInterface>();
    const byType = Map.groupBy(new Set(ids), (id) => parseGlobalId(id)?.type ?? null);
    await Promise.all(
      [...byType].map(async ([type, ofType]) => {
        const objects = type === null ? [] : await this.#byType.get(type)?.(ofType, context);
        for (const [at, id] of ofType.entries()) {
          const object = objects?.[at];
          if (type !== null && object) found.set(id, { ...object, __typename: type });
        }
      }),
    );
    return ids.map((id) => found.get(id) ?? null);
  }
}
