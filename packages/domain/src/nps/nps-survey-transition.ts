import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type NpsSurveyStatus, npsSurveyStatusLabel } from './nps-survey-status.ts';

export type NpsSurveyActor = 'staff' | 'system';

const actions = {
  start: { label: 'Iniciar', by: ['staff', 'system'], event: 'nps_survey.started', paths: { planned: ['started'] } },
  suspend: { label: 'Suspender', by: ['staff'], event: 'nps_survey.suspended', paths: { started: ['suspended'] } },
  resume: { label: 'Retomar', by: ['staff'], event: 'nps_survey.resumed', paths: { suspended: ['started'] } },
  conclude: {
    label: 'Concluir',
    by: ['staff', 'system'],
    event: 'nps_survey.concluded',
    paths: { started: ['concluded'], suspended: ['concluded'] },
  },
} as const satisfies Record<string, Action<NpsSurveyStatus, NpsSurveyActor>>;

export type NpsSurveyAction = keyof typeof actions;

export const npsSurveyMachine = stateMachine<NpsSurveyStatus, NpsSurveyAction, NpsSurveyActor>({
  field: 'status',
  names: { the: 'A pesquisa', this: 'esta pesquisa' },
  labels: npsSurveyStatusLabel,
  actions,
});

/** Answers are taken only while the survey runs. */
export const takesAnswers = (status: NpsSurveyStatus): boolean => status === 'started';

/** What the clock asks of a survey now: to start at `start_at`, to end at `end_at`; null when nothing. All three are instants. */
export const dueNpsSurveyAction = (
  { status, start_at, end_at }: { status: NpsSurveyStatus; start_at: string; end_at: string | null },
  now: string,
): NpsSurveyAction | null => {
  const at = Date.parse(now);
  if (status === 'planned') return Date.parse(start_at) <= at ? 'start' : null;
  if (status === 'concluded' || end_at === null) return null;
  return Date.parse(end_at) <= at ? 'conclude' : null;
};
