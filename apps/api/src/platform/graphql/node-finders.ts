import { Injectable } from '@nestjs/common';
import type { Viewer } from '../access/viewer.js';
import type { NodeType } from './global-id.js';
import type { NodeInterface } from './node.interface.js';

/** Finds an object by its opaque id. Null if it does not exist, or if the viewer cannot see it. */
export type FindNode = (id: string, viewer: Viewer) => Promise<NodeInterface | null>;

/** Finds objects for `node` by their type. The module that serves a type adds its finder when the api starts. */
@Injectable()
export class NodeFinders {
  readonly #byType = new Map<NodeType, FindNode>();

  add(type: NodeType, find: FindNode): void {
    this.#byType.set(type, find);
  }

  of(type: NodeType): FindNode | null {
    return this.#byType.get(type) ?? null;
  }
}
