import type { NpsComment, NpsSurveyDetail, NpsSurveyRow, NpsTask } from '@esteto/contract/office/nps-survey';

// What the stories of surveys show.

export const storySurvey: NpsSurveyRow = {
  id: 2,
  version: 3,
  created_at: '2026-10-20T12:00:00Z',
  updated_at: '2026-11-01T03:00:00Z',
  status: 'started',
  is_suspended: false,
  start_at: '2026-11-01T03:00:00Z',
  end_at: '2026-12-01T03:00:00Z',
  member_types: ['partner', 'employee'],
  plan_ids: [],
  tenures: [],
  should_send_by_email: true,
  repeats_quarterly: true,
  repeats_id: 1,
  asked: 210,
  open_tasks: 1,
  total_responses: 84,
  total_promoters: 47,
  total_passives: 22,
  total_detractors: 15,
  nps_score: 38,
  interval: { low: 21, high: 53 },
  classification_zone: 'Aperfeiçoamento',
  percent_promoters: '0.5595',
  percent_passives: '0.2619',
  percent_detractors: '0.1786',
};

/** Nobody has answered. */
export const unanswered = {
  asked: 0,
  open_tasks: 0,
  total_responses: 0,
  total_promoters: 0,
  total_passives: 0,
  total_detractors: 0,
  nps_score: null,
  interval: null,
  classification_zone: null,
  percent_promoters: null,
  percent_passives: null,
  percent_detractors: null,
} satisfies Partial<NpsSurveyRow>;

const noScores = {
  score_count_0: 0,
  score_count_1: 0,
  score_count_2: 0,
  score_count_3: 0,
  score_count_4: 0,
  score_count_5: 0,
  score_count_6: 0,
  score_count_7: 0,
  score_count_8: 0,
  score_count_9: 0,
  score_count_10: 0,
};

export const storyDetail: NpsSurveyDetail = {
  ...storySurvey,
  ...noScores,
  score_count_2: 2,
  score_count_3: 4,
  score_count_5: 6,
  score_count_6: 3,
  score_count_7: 9,
  score_count_8: 13,
  score_count_9: 18,
  score_count_10: 29,
  groups: [
    { kind: 'plan', label: 'Completo', answers: 40, score: 45, interval: { low: 20, high: 63 }, standing: 'alike' },
    { kind: 'plan', label: 'Essencial', answers: 38, score: 32, interval: { low: 6, high: 53 }, standing: 'alike' },
    { kind: 'tenure', label: '2 anos ou mais', answers: 51, score: 71, interval: { low: 54, high: 82 }, standing: 'above' },
  ],
  hidden_groups: 3,
  trend: [
    { id: 7, start_at: '2026-05-02T03:00:00Z', answers: 61, score: 12, interval: { low: -8, high: 31 } },
    { id: 1, start_at: '2026-08-02T03:00:00Z', answers: 70, score: 27, interval: { low: 9, high: 43 } },
    { id: 2, start_at: '2026-11-01T03:00:00Z', answers: 84, score: 38, interval: { low: 21, high: 53 } },
  ],
};

export const storyTooFew: NpsSurveyDetail = {
  ...storySurvey,
  ...unanswered,
  ...noScores,
  asked: 40,
  total_responses: 3,
  total_promoters: 2,
  total_detractors: 1,
  open_tasks: 1,
  score_count_10: 2,
  score_count_3: 1,
  groups: [],
  hidden_groups: 3,
  trend: [],
};

export const storyNone: NpsSurveyDetail = { ...storyTooFew, ...unanswered, ...noScores, asked: 40, hidden_groups: 0 };

export const storyTask: NpsTask = {
  id: 5,
  version: 1,
  status: 'open',
  due_on: '2026-11-18',
  score: 3,
  comment: 'Ninguém responde no chat.',
  person_name: 'Bruno Alves',
  company_name: 'Alves Anestesiologia Ltda.',
  analyst_name: 'Marina Teles',
  outcome: null,
  done_at: null,
};

export const storyComments: NpsComment[] = [
  {
    id: 9,
    score: 3,
    classification: 'detractor',
    comment: 'Ninguém responde no chat.',
    person_name: 'Bruno Alves',
    company_name: 'Alves Anestesiologia Ltda.',
    created_at: '2026-11-16T12:00:00Z',
  },
  {
    id: 8,
    score: 10,
    classification: 'promoter',
    comment: 'A nota sai no mesmo dia.',
    person_name: 'Ana Souza',
    company_name: 'Souza Cardiologia Ltda.',
    created_at: '2026-11-12T12:00:00Z',
  },
];
