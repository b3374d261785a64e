import { businessCalendar } from '../../shared/date/business-calendar.ts';
import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// The loop that a detractor's answer opens: somebody of the team speaks with the person, and tells what came of it.

export const NPS_TASK_STATUSES = ['open', 'done'] as const;
export type NpsTaskStatus = (typeof NPS_TASK_STATUSES)[number];

export const npsTaskStatusLabel: Record<NpsTaskStatus, string> = { open: 'Em aberto', done: 'Concluído' };

/** Business days to get back to a detractor. */
const DAYS_TO_ANSWER = 2;

/** The team rests on national holidays only. */
export const npsTaskDue = (today: string): string => businessCalendar([]).after(today, DAYS_TO_ANSWER);

/** What a task says of itself on `today`; what is late says so in words, too. */
export const npsTaskStanding = (
  { status, due_on }: { status: NpsTaskStatus; due_on: string },
  today: string,
): { label: string; tone: Tone } => {
  if (status === 'done') return { label: npsTaskStatusLabel.done, tone: 'done' };
  return due_on < today ? { label: 'Atrasado', tone: 'attention' } : { label: npsTaskStatusLabel.open, tone: 'waiting' };
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const npsTaskEventLabel = {
  'nps_task.created': 'Retorno a detrator aberto',
  'nps_task.done': 'Retorno a detrator concluído',
  'nps_task.responsible_changed': 'Responsável pelo retorno alterado',
} as const;

type Event = keyof typeof npsTaskEventLabel;

const actions = {
  finish: { label: 'Concluir retorno', by: ['staff'], event: 'nps_task.done', paths: { open: ['done'] } },
} as const satisfies Record<string, Action<NpsTaskStatus, 'staff', Event>>;

export const npsTaskMachine = stateMachine<NpsTaskStatus, keyof typeof actions, 'staff', Event>({
  field: 'status',
  names: { the: 'O retorno', this: 'este retorno' },
  labels: npsTaskStatusLabel,
  actions,
});
