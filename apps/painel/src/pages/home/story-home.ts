import { answers } from '@esteto/api-client/testing/story-server';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { type Failures, jobFailure } from '@esteto/contract/office/job-failure';
import { npsSurvey } from '@esteto/contract/office/nps-survey';
import { type WorkPile, workQueue } from '@esteto/contract/office/work-queue';
import { onboarding } from '@esteto/contract/opening/onboarding';
import type { PileName } from '@esteto/domain/office/work-queue/work-pile';
import { ONBOARDING_STEPS } from '@esteto/domain/opening/onboarding/onboarding-turn';
import { storySurvey } from '../../features/nps/story-surveys.ts';

// What the stories of the home show. Today is 24 November 2026.

export const storyPile = (name: PileName, count: number, given: Partial<WorkPile> = {}): WorkPile => ({
  name,
  count,
  late: 0,
  oldest_at: null,
  first_due: null,
  next_due: null,
  amount: null,
  ...given,
});

export const storyPiles: WorkPile[] = [
  storyPile('leads_new', 4, { oldest_at: '2026-11-16T12:00:00.000Z' }),
  storyPile('openings', 6, { oldest_at: '2026-10-02T12:00:00.000Z', late: 2, first_due: '2026-11-12', next_due: '2026-11-25' }),
  storyPile('openings_without_analyst', 0),
  storyPile('licensings', 0),
  storyPile('invoices_requested', 12, { oldest_at: '2026-11-18T12:00:00.000Z', amount: 4_832_150 }),
  storyPile('invoices_rejected', 1, { oldest_at: '2026-11-20T15:00:00.000Z', amount: 380_000 }),
  storyPile('boletos_overdue', 0),
  storyPile('obligations', 31, { late: 3, first_due: '2026-11-16', next_due: '2026-11-25' }),
  storyPile('nps_tasks', 2, { oldest_at: '2026-11-19T15:00:00.000Z', next_due: '2026-11-25' }),
];

export const storyFailures: Failures = {
  kinds: [
    {
      name: 'notices.mail',
      label: 'Aviso por e-mail',
      is_letter: true,
      can_rerun: true,
      count: 2,
      jobs: [
        {
          id: '0d9b1e6e-8f6b-4a0e-9f0e-1f4f4a0b7c01',
          created_at: '2026-11-20T09:00:00.000Z',
          failed_at: '2026-11-20T09:06:00.000Z',
          tries: 6,
          error: 'O servidor do outro lado não atende.',
        },
        {
          id: '0d9b1e6e-8f6b-4a0e-9f0e-1f4f4a0b7c02',
          created_at: '2026-11-19T09:00:00.000Z',
          failed_at: '2026-11-19T09:06:00.000Z',
          tries: 6,
          error: 'O servidor do outro lado não atende.',
        },
      ],
    },
  ],
  undelivered: [
    {
      id: 7,
      invoice_id: 118,
      company_name: 'Souza Medicina Ltda.',
      client_name: 'Hospital São Lucas',
      failed_at: '2026-11-20T12:00:00.000Z',
      error: '[e-mail] A caixa de entrada está cheia.',
    },
  ],
  undelivered_total: 1,
};

const none = { leads: 0, openings: 0, licensings: 0, invoices: 0, closings: 0, obligations: 0, nps_tasks: 0 };

/** What the master's part of the home asks. */
export const officeAnswers = (failures: Failures) => [
  answers(workQueue.workload, [
    { ...none, id: 3, name: 'Marina Teles', openings: 6, invoices: 9, obligations: 22 },
    { ...none, id: 4, name: 'Marcos Lima', leads: 4, obligations: 9, nps_tasks: 2 },
    { ...none, id: 5, name: 'Paula Nunes', closings: 7 },
  ]),
  answers(onboarding.funnel, {
    total: 18,
    before: 15,
    steps: [...ONBOARDING_STEPS, 'register' as const].map((step, index) => ({
      step,
      reached: 18 - index,
      standing: index === 3 ? 6 : 1,
      median_days: 1,
    })),
    sources: [],
  }),
  answers(npsSurvey.list, { items: [storySurvey], next: null, previous: null, total: 1 }),
  answers(jobFailure.list, failures),
  answers(termsOfService.current, { id: 1, text: 'Termos.', published_at: '2026-01-01T12:00:00Z', what_changed: null, former_text: null }),
];
