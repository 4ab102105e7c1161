import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { nestedInput } from '../fields.js';

/** The metadata that class-validator keeps of a property. */
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Whether the value of a property of this object is certainly valid. */
type Check = (object: Readonly<Record<string, unknown>>) => boolean;

const compiled = new WeakMap<Type<unknown>, readonly Check[]>();

/**
 * Whether class-validator certainly finds no fault in the value. It looks up the rules of a class and builds an error for each property at
 * every call; this calls the same rules and nothing else. Where it returns false, class-validator decides. Neither looks at properties that
 * have no rules: the arguments of a field come together, also those that are parameters of their own and are checked as such.
 */
export function isSurelyValid(value: unknown, of: Type<unknown>): boolean {
  if (!isRecord(value)) return false;
  const checks = compiled.get(of) ?? compile(of);
  compiled.set(of, checks);
  return checks.every((check) => check(value));
}

function compile(of: Type<unknown>): readonly Check[] {
  const rules = Map.groupBy(getMetadataStorage().getTargetValidationMetadatas(of, '', false, false), ({ propertyName }) => propertyName);
  return [...rules].map(([name, ofProperty]) => checkOf(of, name, ofProperty));
}

function checkOf(of: Type<unknown>, name: string, rules: readonly Rule[]): Check {
  const nested = nestedInput(of, name);
  const conditions = rules.filter(({ type }) => type === ValidationTypes.CONDITIONAL_VALIDATION);
  const customs = rules.filter(({ type }) => type === ValidationTypes.CUSTOM_VALIDATION);
  const others = rules.filter(({ type }) => type === ValidationTypes.NESTED_VALIDATION);
  const isUnknown = conditions.length + customs.length + others.length < rules.length || (others.length > 0 && nested === undefined);
  if (isUnknown) return () => false;
  return (object) => {
    const value = object[name];
    if (!conditions.every((rule) => applies(rule, object, value))) return true;
    return customs.every((rule) => holds(rule, object, value)) && (nested === undefined ? isPlain(value) : isNestedValid(value, nested));
  };
}

function applies({ constraints }: Rule, object: object, value: unknown): boolean {
  const [condition]: readonly unknown[] = constraints;
  return typeof condition !== 'function' || Boolean(Reflect.apply(condition, undefined, [object, value]));
}

function holds(rule: Rule, object: object, value: unknown): boolean {
  const { propertyName: property, constraints, constraintCls, each } = rule;
  if (rule.validateIf && !rule.validateIf(object, value)) return true;
  const given = { targetName: '', property, object, value, constraints };
  const values = each && Array.isArray(value) ? value : [value];
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .every(({ instance }) => values.every((one: unknown) => instance.validate(one, given) === true));
}

const isNestedValid = (value: unknown, of: Type<unknown>): boolean =>
  value === undefined || (Array.isArray(value) ? value.every((item: unknown) => isSurelyValid(item, of)) : isSurelyValid(value, of));

/** A value of a scalar, or a list of them. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
