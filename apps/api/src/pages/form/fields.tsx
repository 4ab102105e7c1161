import type { ComponentChildren } from 'preact';
import { SEAL } from '../../platform/sign-in/form-seal.js';

/** What is wrong with the fields of a form, by the name of the field. */
export type FieldFaults = Readonly<Record<string, string>>;

interface LabelledParts {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
}

interface TextFieldParts extends LabelledParts {
  readonly value: string;
  readonly type?: 'text' | 'password' | 'date' | 'datetime-local' | 'number';
  readonly required?: boolean;
  readonly max?: number;
  readonly autocomplete?: string;
  readonly list?: string;
}

/** A field with its label, its explanation and what is wrong with it. */
export function TextField(parts: TextFieldParts) {
  const { name, label, help, fault } = parts;
  return (
    <Labelled {...{ name, label, help, fault }}>
      <Input {...parts} />
    </Labelled>
  );
}

function Input({ name, help, fault, value, type = 'text', required = false, max, autocomplete = 'off', list }: TextFieldParts) {
  const shared = { id: name, name, value, required, autocomplete, ...describedBy({ name, help, fault }) };
  if (type === 'number') return <input {...shared} type="number" inputMode="numeric" min={1} max={max} />;
  if (type === 'password') return <input {...shared} type="password" />;
  return type === 'text' ? <input {...shared} type="text" maxLength={max} list={list} /> : <input {...shared} type={type} />;
}

interface LongFieldParts extends LabelledParts {
  readonly value: string;
  readonly rows: number;
  readonly required?: boolean;
}

export function LongField({ name, label, help, fault, value, rows, required = false }: LongFieldParts) {
  return (
    <Labelled {...{ name, label, help, fault }}>
      <textarea {...{ id: name, name, rows, required, ...describedBy({ name, help, fault }) }} spellcheck={false} autocomplete="off">
        {`\n${value}`}
      </textarea>
    </Labelled>
  );
}

interface SelectFieldParts extends LabelledParts {
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

export function SelectField({ name, label, help, fault, value, options }: SelectFieldParts) {
  return (
    <Labelled {...{ name, label, help, fault }}>
      <select {...{ id: name, name, ...describedBy({ name, help, fault }) }}>
        {options.map(([one, words]) => (
          <option value={one} selected={one === value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface ChoiceFieldParts {
  readonly name: string;
  readonly value: string;
  readonly label: ComponentChildren;
  readonly checked: boolean;
}

/** One box to tick; boxes of the same name are told apart by their values. */
export function ChoiceField({ name, value, label, checked }: ChoiceFieldParts) {
  const id = `${name}-${value}`;
  return (
    <p class="choice">
      <input {...{ id, name, value, checked }} type="checkbox" />
      <label for={id}>{label}</label>
    </p>
  );
}

/** The hidden field without which a form of a signed-in page is refused. */
export const Seal = ({ seal }: { readonly seal: string }) => <input type="hidden" name={SEAL} value={seal} />;

/** A fault of something that is no text field, such as a group of boxes. */
export const Fault = ({ fault }: { readonly fault: string | undefined }) =>
  fault === undefined ? null : (
    <span class="fault" role="alert">
      {fault}
    </span>
  );

function Labelled({ name, label, help, fault, children }: LabelledParts & { readonly children: ComponentChildren }) {
  return (
    <p class="field">
      <label for={name}>{label}</label>
      {children}
      {fault === undefined ? null : (
        <span id={`${name}-fault`} class="fault">
          {fault}
        </span>
      )}
      {help === undefined ? null : (
        <span id={`${name}-help`} class="quiet">
          {help}
        </span>
      )}
    </p>
  );
}

function describedBy({ name, help, fault }: Pick<LabelledParts, 'name' | 'help' | 'fault'>) {
  const ids = [fault === undefined ? [] : [`${name}-fault`], help === undefined ? [] : [`${name}-help`]].flat();
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(fault === undefined ? {} : { 'aria-invalid': 'true' as const }),
  };
}
