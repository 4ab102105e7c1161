import { aspectsOfFinding, differenceMessage } from '#muster/checking';
import type { Diagnostic, Params, Sayable } from '#muster/diagnostics';
import { valuesOf, type Renderable, type Say } from '#muster/messages';
import { causeIn, lineMessage, type Budget, type BudgetLine } from '#muster/rules';
import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { sayingIn } from '../../words.js';
import type { RequestContext } from '../request-context.js';

type Stored = Pick<Renderable, 'message'>;
type Line = Pick<BudgetLine, 'amount' | 'cause'> & Pick<Budget, 'kind'> & Stored;
interface Difference {
  readonly kind: string;
  readonly params: Params;
}

/** The object that a field is resolved from. The name of the field's type determines its type. */
type Source = Parameters<NonNullable<ReturnType<GraphQLObjectType['getFields']>[string]['resolve']>>[0];

/** Renders messages in the language of the request, and only if they are requested. */
export function withMessages(schema: GraphQLSchema): GraphQLSchema {
  const types = schema.getTypeMap();
  for (const type of ['Finding', 'Fix', 'ReviewReason', 'NotChecked', 'TriedFix', 'UserError'])
    render(type, 'message', (said: Renderable, say) => say(said));
  for (const type of ['Finding', 'ReviewReason', 'NotChecked']) render(type, 'params', (said: Sayable, say) => valuesOf(said, say));
  for (const type of ['Finding', 'ReviewReason'])
    render(type, 'aspects', ({ about }: Pick<Diagnostic, 'about'>) => aspectsOfFinding(about));
  render('Finding', 'fix', ({ fix, code }: Diagnostic) => fix && { ...fix, code });
  render('Budget', 'lines', ({ lines, kind }: Budget) => lines.map((line) => ({ ...line, kind })));
  render('BudgetLine', 'cause', causeIn);
  render('BudgetLine', 'message', (line: Line, say) => say({ ...lineMessage(line, line), message: line.message }));
  render('ListDifference', 'message', (difference: Difference, say) => say(differenceMessage(difference)));
  render('Suggestion', 'impossible', ({ impossible }: { readonly impossible: Sayable | null }, say) => impossible && say(impossible));
  return schema;

  function render(name: string, field: string, resolve: (parent: Source, say: Say) => unknown): void {
    const type = types[name];
    const rendered = isObjectType(type) ? type.getFields()[field] : undefined;
    if (!rendered) throw new Error(`The schema has no ${name}.${field}.`);
    rendered.resolve = (parent: Source, _args, { locale }: RequestContext) => resolve(parent, sayingIn(locale));
  }
}
