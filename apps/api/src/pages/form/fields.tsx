import type { ComponentChildren } from 'preact';
import { SEAL } from '../../platform/sign-in/form-seal.js';

/** What is wrong with the fields of a form, by the name of the field. */
export type FieldFaults = Readonly<Record<string, string>>;

interface LabelledParts {
  readonly name: string;
  /** Differs from `name` if the page has several fields of that name. */
  readonly id?: string;
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
  return (
    <Labelled {...parts}>
      <Input {...parts} />
    </Labelled>
  );
}

function Input({ name, id = name, help, fault, value, type = 'text', required = false, max, autocomplete = 'off', list }: TextFieldParts) {
  const shared = { id, name, value, required, autocomplete, ...describedBy({ id, help, fault }) };
  if (type === 'number') return <input {...shared} type="number" inputMode="numeric" min={1} max={max} />;
  if (type === 'password') return <input {...shared} type="password" />;
  return type === 'text' ? <input {...shared} type="text" maxLength={max} list={list} /> : <input {...shared} type={type} />;
}

interface LongFieldParts extends LabelledParts {
  readonly value: string;
  readonly rows: number;
  readonly required?: boolean;
}

export function LongField(parts: LongFieldParts) {
  const { name, id = name, help, fault, value, rows, required = false } = parts;
  return (
    <Labelled {...parts}>
      <textarea {...{ id, name, rows, required, ...describedBy({ id, help, fault }) }} spellcheck={false} autocomplete="off">
        {`\n${value}`}
      </textarea>
    </Labelled>
  );
}

interface SelectFieldParts extends LabelledParts {
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

export function SelectField(parts: SelectFieldParts) {
  const { name, id = name, help, fault, value, options } = parts;
  return (
    <Labelled {...parts}>
      <select {...{ id, name, ...describedBy({ id, help, fault }) }}>
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

function Labelled({ name, id = name, label, help, fault, children }: LabelledParts & { readonly children: ComponentChildren }) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      {children}
      {fault === undefined ? null : (
        <span id={`${id}-fault`} class="fault">
          {fault}
        </span>
      )}
      {help === undefined ? null : (
        <span id={`${id}-help`} class="quiet">
          {help}
        </span>
      )}
    </p>
  );
}

function describedBy({ id, help, fault }: Pick<LabelledParts, 'help' | 'fault'> & { readonly id: string }) {
  const ids = [fault === undefined ? [] : [`${id}-fault`], help === undefined ? [] : [`${id}-help`]].flat();
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(fault === undefined ? {} : { 'aria-invalid': 'true' as const }),
  };
}
