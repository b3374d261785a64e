import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where the statement of a person's hours in a month stands: the coordination signs it, then the professional does.

export const HOURS_STATEMENT_STATUSES = ['waiting', 'signed', 'withdrawn'] as const;
export type HoursStatementStatus = (typeof HOURS_STATEMENT_STATUSES)[number];

export const hoursStatementStatusLabel: Record<HoursStatementStatus, string> = {
  waiting: 'Espera o profissional',
  signed: 'Assinado pelos dois lados',
  withdrawn: 'Retirado',
};

export const hoursStatementStatusTone: Record<HoursStatementStatus, Tone> = { waiting: 'waiting', signed: 'done', withdrawn: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const hoursStatementEventLabel = {
  'hours_statement.presented': 'Espelho de horas assinado pela coordenação',
  'hours_statement.signed': 'Espelho de horas assinado pelo profissional',
  'hours_statement.withdrawn': 'Espelho de horas retirado pela coordenação',
  'hours_statement.reopened': 'Mês reaberto pela coordenação',
} as const;

type Event = keyof typeof hoursStatementEventLabel;

const actions = {
  sign: { label: 'Assinar', by: ['professional'], event: 'hours_statement.signed', paths: { waiting: ['signed'] } },
  withdraw: {
    label: 'Retirar',
    by: ['manager'],
    event: 'hours_statement.withdrawn',
    paths: { waiting: ['withdrawn'] },
    asks_reason: true,
  },
  // What both signed is kept as it was; the month is signed anew.
  reopen: { label: 'Reabrir mês', by: ['manager'], event: 'hours_statement.reopened', paths: { signed: ['withdrawn'] }, asks_reason: true },
} as const satisfies Record<string, Action<HoursStatementStatus, 'manager' | 'professional', Event>>;

export const hoursStatementMachine = stateMachine<HoursStatementStatus, keyof typeof actions, 'manager' | 'professional', Event>({
  field: 'status',
  names: { the: 'O espelho de horas', this: 'este espelho de horas' },
  labels: hoursStatementStatusLabel,
  actions,
});
