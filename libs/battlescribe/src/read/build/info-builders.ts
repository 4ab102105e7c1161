import type {
  CharacteristicNode,
  InfoGroupNode,
  InfoLinkNode,
  ProfileNode,
  ProfileTypeNode,
  PublicationNode,
  RuleNode,
} from '../../nodes.js';
import type { AttributeValues } from './attribute-values.js';
import type { Draft, Mutable } from '../events/draft.js';
import { addInformative, addModifiable, addNamed } from './node-parts.js';
import { isStatName, isStatValue } from '../prose.js';

const INFO_TARGETS = new Set(['profile', 'rule', 'infoGroup'] as const);

export function profileNode(draft: Draft, values: AttributeValues): ProfileNode {
  const node: Mutable<ProfileNode> = {
    kind: 'profile',
    id: values.text(draft, 'id'),
    name: values.label(draft),
    typeId: values.text(draft, 'typeId') || values.text(draft, 'profileTypeId'),
    typeName: values.label(draft, 'typeName') || values.label(draft, 'profileTypeName'),
    characteristics: draft.lists.characteristics ?? [],
  };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  return node;
}

export interface ReadCharacteristic {
  readonly draft: Draft;
  readonly text: string;
  readonly stack: readonly Draft[];
}

/** `text` is the content of the element. Files of BattleScribe 2.01 use an attribute instead. */
export function characteristicNode({ draft, text, stack }: ReadCharacteristic, values: AttributeValues): CharacteristicNode {
  const name = values.label(draft);
  const node: Mutable<CharacteristicNode> = {
    typeId: values.text(draft, 'typeId') || values.text(draft, 'characteristicTypeId'),
    name,
  };
  const value = text || (draft.attributes['value'] ?? '');
  if (isStatName(name) && isStatValue(value)) node.value = values.intern(value);
  else values.drop(value, stack, { kind: 'characteristic', typeName: profileTypeName(stack), name, line: draft.line });
  return node;
}

export function ruleNode(draft: Draft, values: AttributeValues): RuleNode {
  const node: Mutable<RuleNode> = { kind: 'rule', id: values.text(draft, 'id'), name: values.label(draft) };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  return node;
}

export function infoLinkNode(draft: Draft, values: AttributeValues): InfoLinkNode {
  const node: Mutable<InfoLinkNode> = {
    id: values.text(draft, 'id'),
    name: values.label(draft),
    targetId: values.text(draft, 'targetId'),
    targetKind: values.word(draft, 'type', INFO_TARGETS, 'rule'),
  };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  return node;
}

export function infoGroupNode(draft: Draft, values: AttributeValues): InfoGroupNode {
  const node: Mutable<InfoGroupNode> = { kind: 'infoGroup', id: values.text(draft, 'id'), name: values.label(draft) };
  addNamed(node, draft, values);
  addModifiable(node, draft);
  addInformative(node, draft);
  return node;
}

export function profileTypeNode(draft: Draft, values: AttributeValues): ProfileTypeNode {
  return { id: values.text(draft, 'id'), name: values.label(draft), characteristicTypes: draft.lists.characteristicTypes ?? [] };
}

export function characteristicTypeNode(draft: Draft, values: AttributeValues): ProfileTypeNode['characteristicTypes'][number] {
  return { id: values.text(draft, 'id'), name: values.label(draft) };
}

export function publicationNode(draft: Draft, values: AttributeValues): PublicationNode {
  const node: Mutable<PublicationNode> = { id: values.text(draft, 'id'), name: values.label(draft) };
  const shortName = values.label(draft, 'shortName');
  if (shortName) node.shortName = shortName;
  const publicationDate = values.label(draft, 'publicationDate');
  if (publicationDate) node.publicationDate = publicationDate;
  return node;
}

function profileTypeName(stack: readonly Draft[]): string | null {
  const profile = stack.findLast(({ element }) => element === 'profile');
  return profile?.attributes['typeName'] ?? profile?.attributes['profileTypeName'] ?? null;
}
