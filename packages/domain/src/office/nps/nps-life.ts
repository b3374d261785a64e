import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where an NPS survey stands. Order and colours are fixed (docs/rules/statuses.md).

export const NPS_SURVEY_STATUSES = ['planned', 'started', 'suspended', 'concluded'] as const;
export type NpsSurveyStatus = (typeof NPS_SURVEY_STATUSES)[number];

export const npsSurveyStatusLabel: Record<NpsSurveyStatus, string> = {
  planned: 'Prevista',
  started: 'Iniciada',
  suspended: 'Suspensa',
  concluded: 'Concluída',
};

export const npsSurveyStatusTone: Record<NpsSurveyStatus, Tone> = {
  planned: 'ended',
  started: 'waiting',
  suspended: 'attention',
  concluded: 'done',
};

/** Still to end: what the list groups apart. */
export const OPEN_NPS_SURVEY_STATUSES = ['started', 'planned'] as const satisfies readonly NpsSurveyStatus[];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const npsEventLabel = {
  'nps_survey.answered': 'Pesquisa respondida',
  'nps_survey.created': 'Pesquisa criada',
  'nps_survey.started': 'Pesquisa iniciada',
  'nps_survey.suspended': 'Pesquisa suspensa',
  'nps_survey.resumed': 'Pesquisa retomada',
  'nps_survey.sent': 'Pesquisa enviada por e-mail',
  'nps_survey.concluded': 'Pesquisa concluída',
  'nps_survey.deleted': 'Pesquisa excluída',
  'nps_survey.repeat_ended': 'Repetição da pesquisa encerrada',
} as const;

type Event = keyof typeof npsEventLabel;

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
} as const satisfies Record<string, Action<NpsSurveyStatus, NpsSurveyActor, Event>>;

export type NpsSurveyAction = keyof typeof actions;

/** Those that a person does, in the order of the menu. */
export const STAFF_NPS_ACTIONS = ['start', 'suspend', 'resume', 'conclude'] as const satisfies readonly NpsSurveyAction[];
export type StaffNpsAction = (typeof STAFF_NPS_ACTIONS)[number];

/** What has not begun has asked nobody: it may be taken back. */
export const mayBeDeleted = (status: NpsSurveyStatus): boolean => status === 'planned';

export const npsSurveyMachine = stateMachine<NpsSurveyStatus, NpsSurveyAction, NpsSurveyActor, Event>({
  field: 'status',
  names: { the: 'A pesquisa', this: 'esta pesquisa' },
  labels: npsSurveyStatusLabel,
  actions,
});

/** Answers are taken only while the survey runs. */
export const takesAnswers = (status: NpsSurveyStatus): boolean => status === 'started';

/** What the clock asks of a survey now: to start at `start_at`, to end at `end_at`; null when nothing. All three are instants. */
export const dueNpsSurveyAction = (
  { status, start_at, end_at }: { status: NpsSurveyStatus; start_at: string; end_at: string },
  now: string,
): NpsSurveyAction | null => {
  const at = Date.parse(now);
  if (status === 'planned') return Date.parse(start_at) <= at ? 'start' : null;
  if (status === 'concluded') return null;
  return Date.parse(end_at) <= at ? 'conclude' : null;
};
