import type { InferType } from 'yup';
import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { id, list, object, oneOf } from '../../shared/schema/fields.ts';
import { closingFilters } from '../closing/closing-form.ts';
import { type CheckResult, type ClosingStatus, closingMachine, closingStatusLabel, isDoneClosing } from '../closing/closing-life.ts';

// Closings of many companies moved on at once: written down first, done by a job, each with its result.

export const CLOSING_RUN_ACTIONS = ['start', 'send_to_review', 'close', 'assign', 'remind'] as const;
export type ClosingRunAction = (typeof CLOSING_RUN_ACTIONS)[number];

export const closingRunLabel: Record<ClosingRunAction, string> = {
  start: 'Iniciar',
  send_to_review: 'Enviar para revisão',
  close: 'Fechar os que passam em tudo',
  assign: 'Definir responsável',
  remind: 'Lembrar o cliente',
};

/** What a company's row says once it is done. */
export const closingRunDone: Record<ClosingRunAction, string> = {
  start: 'Iniciado',
  send_to_review: 'Em revisão',
  close: 'Fechado',
  assign: 'Responsável definido',
  remind: 'Lembrado',
};

/** As many as one run takes, and as many of them as are named one by one. */
export const MOST_RUN = 20_000;
const MOST_NAMED = 1_000;

/** Either closings by their ids or all that filters show, less some. */
const selected = {
  action: oneOf('Ação', CLOSING_RUN_ACTIONS, closingRunLabel).required(),
  ids: list('Fechamentos', id('Fechamento').required(), MOST_NAMED),
  filters: closingFilters.nullable().default(null),
  except_ids: list('Exceto', id('Fechamento').required(), MOST_NAMED),
};

const oneWay = {
  name: 'one-way',
  message: 'Escolha os fechamentos, ou todos os que os filtros mostram.',
  test: (value: object) => {
    const { ids, filters } = value as { ids?: unknown; filters?: unknown };
    return (Array.isArray(ids) && ids.length > 0) !== Boolean(filters);
  },
};

export const closingSelection = object(selected).test(oneWay);
export type ClosingSelection = InferType<typeof closingSelection>;

/** Who takes them over, where that is what is done. */
const analyst = id('Responsável').when('action', ([action], schema) =>
  action === 'assign' ? schema.required('Escolha o responsável.') : schema,
);

export const closingRunForm = object({ ...selected, analyst_id: analyst }).test(oneWay);
export type ClosingRunForm = InferType<typeof closingRunForm>;

/** What is left to say once the closings are chosen. */
export const runAnalystForm = (action: ClosingRunAction) =>
  object({ analyst_id: action === 'assign' ? id('Responsável').required('Escolha o responsável.') : id('Responsável') });

export type RunAnalystForm = InferType<ReturnType<typeof runAnalystForm>>;

/** `done`: it was; `kept`: it stays as it was, and the row says why. */
export const RUN_STATES = ['waiting', 'done', 'kept'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What a run knows of a closing: `fault` is the first of what does not pass, `client_faults` all that the client owes. */
export type RunFacts = {
  status: ClosingStatus;
  month: string;
  result: CheckResult;
  fault: string | null;
  client_faults: readonly string[];
};

/** Why a closing stays as it is; null where the action is done to it. */
export const runProblem = (action: ClosingRunAction, { status, result, fault, client_faults }: RunFacts): string | null => {
  const isDone = isDoneClosing(status);
  if (action === 'assign') return isDone ? `${closingStatusLabel[status]}: o responsável não muda mais` : null;
  if (action === 'remind') {
    if (isDone) return closingStatusLabel[status];
    return client_faults.length === 0 ? 'Nada falta do cliente' : null;
  }
  if (!closingMachine.legalActions(status, 'staff').includes(action)) return `Está em “${closingStatusLabel[status]}”`;
  if (action === 'start') return null;
  if (result === 'block') return fault ?? 'Há bloqueios';
  if (action === 'close') return result === 'alert' ? `${fault ?? 'Há alertas'}: precisa de revisão e motivo` : null;
  return result === 'ok' ? 'Passa em tudo: pode ser fechado já' : null;
};

/** What a client is told to send, as a notice says it. */
export const reminderWords = ({ month, client_faults }: Pick<RunFacts, 'month' | 'client_faults'>): { title: string; body: string } => ({
  title: `Falta algo seu para fechar ${formatCompetenceLong(month)}`,
  body: `${client_faults.join('. ')}.`,
});
