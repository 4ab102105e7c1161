import { compileGame } from '../../../libs/battlescribe/src/evaluate/compile/compile.js';
import type { Dialect } from '../../../libs/battlescribe/src/evaluate/compile/dialect.js';
import { compareState } from './case-comparison.js';
import { exportedRoster } from './case-export.js';
import { compareFile, expectedFile, type FileBeside } from './case-file.js';
import { CaseSession, type StepOutputs } from './case-session.js';
import { setupFiles } from './case-setup.js';
import { snapshot } from './case-snapshot.js';
import { YamlValue } from './yaml-value.js';

export interface CaseResult {
  readonly id: string;
  readonly category: string;
  readonly dialect: Dialect;
  readonly passed: boolean;
  /** True if the case was not run, because the engine is not expected to run it or because it needs files that are missing. */
  readonly skipped: boolean;
  readonly differences: readonly string[];
}

/** Runs one parsed behaviour case as one engine. A case that the engine is known to fail passes if the result differs. */
export function runCase(parsed: unknown, dialect: Dialect, beside: FileBeside = () => null): CaseResult {
  const spec = new YamlValue(parsed, 'case');
  const id = spec.get('id').text();
  const category = spec.get('category').text();
  const expectation = spec.get('engines').get(dialect).text('pass');
  if (expectation === 'skip' || spec.get('setup').has('dataSource')) {
    return { id, category, dialect, passed: false, skipped: true, differences: [] };
  }
  const differences = runSteps(spec, id, dialect, beside);
  const passed = expectation === 'fail' ? differences.length > 0 : differences.length === 0;
  return { id, category, dialect, passed, skipped: false, differences };
}

function runSteps(spec: YamlValue, id: string, dialect: Dialect, beside: FileBeside): readonly string[] {
  const differences: string[] = [];
  try {
    const session = new CaseSession(compileGame(setupFiles(id, spec.get('setup')), dialect), id);
    const outputs = new Map<string, StepOutputs>();
    for (const [index, step] of spec.get('steps').list().entries()) {
      const name = step.get('id').text(`step ${index + 1}`);
      const isSkipped = step
        .get('skipEngines')
        .list()
        .some((engine) => engine.text() === dialect);
      if (isSkipped) outputs.set(name, {});
      else {
        const found = step.has('expectedFile')
          ? checkFile(step.get('expectedFile').get('content').textOrNull() ?? expectedFile(beside, id, name, dialect), session, outputs)
          : runStep(step, session, name, outputs);
        differences.push(...found.map((difference) => `${name}: ${difference}`));
      }
    }
  } catch (error) {
    // A failing action ends the case. A programming error therefore shows up as a case that does not pass.
    differences.push(error instanceof Error ? error.message : String(error));
  }
  return differences;
}

function runStep(step: YamlValue, session: CaseSession, name: string, outputs: Map<string, StepOutputs>): readonly string[] {
  const { dialect } = session.game;
  if (step.has('action')) {
    const inputs = resolveInputs(step, dialect, outputs);
    outputs.set(name, session.act(step.get('action').text(), inputs));
    return [];
  }
  if (!step.has('expectedState')) return [];
  const expected = step.get('expectedState');
  return compareState(withOverride(expected, expected.get('engines').get(dialect)), snapshot(session));
}

function checkFile(expected: string | null, session: CaseSession, outputs: ReadonlyMap<string, StepOutputs>): readonly string[] {
  if (expected === null) return ['there is no file to compare with'];
  return compareFile(expected, exportedRoster(session), (expression) => resolveExpression(expression, outputs));
}

/** The fields for an engine replace the general fields, each as a whole. If the engine states errors, they replace all general errors. */
function withOverride(base: YamlValue, override: YamlValue): YamlValue {
  if (override.isAbsent) return base;
  const errorKeys = ['errors', 'errorsContain', 'errorCount'];
  const saysErrors = errorKeys.some((key) => override.has(key));
  const kept = base.keys().filter((key) => !override.has(key) && !(saysErrors && errorKeys.includes(key)));
  const fields = [...kept.map((key) => [key, base.get(key)] as const), ...override.keys().map((key) => [key, override.get(key)] as const)];
  return new YamlValue(Object.fromEntries(fields.map(([key, value]) => [key, value.raw])), base.place);
}

/**
 * The inputs of an action. The engine's own inputs replace the general ones, and expressions are replaced by the outputs of earlier
 * steps.
 */
function resolveInputs(step: YamlValue, dialect: Dialect, outputs: ReadonlyMap<string, StepOutputs>): YamlValue {
  const own = step.get('engines').get(dialect);
  const keys = new Set([...step.keys(), ...own.keys()]);
  const resolved = [...keys].map((key) => {
    const value = own.has(key) ? own.get(key) : step.get(key);
    return [key, typeof value.raw === 'string' ? resolveExpression(value.raw, outputs) : value.raw] as const;
  });
  return new YamlValue(Object.fromEntries(resolved), step.place);
}

function resolveExpression(text: string, outputs: ReadonlyMap<string, StepOutputs>): string {
  const match = /^\$\{\{\s*steps\.([^.]+)\.(.+?)\s*\}\}$/.exec(text);
  if (!match) return text;
  const [, stepId = '', field = ''] = match;
  const output = outputs.get(stepId);
  const value =
    field === 'forceId' || field === 'selectionId'
      ? output?.[field]
      : field.startsWith('selections.')
        ? output?.selections?.get(field.slice('selections.'.length))
        : undefined;
  if (value === undefined) throw new Error(`${text} gives nothing.`);
  return value;
}
