import { systemActor } from '../../platform/work/actor.ts';
import { unique } from '../../testing/documents.ts';
import type { Examples } from '../../testing/example.ts';
import { linkIn } from '../../testing/outbox.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A survey that runs and asks everybody. */
export const startedSurvey = async ({ clock, modules: { surveys } }: TestApp): Promise<number> => {
  const staff = systemActor('test');
  const { id } = await surveys.create(staff, { start_at: clock.now().toISOString(), should_send_by_email: false });
  await surveys.act(staff, id, 'start');
  return id;
};

/** The token that the e-mail of a survey brings somebody. */
export const surveyToken = async (api: TestApp, id: number, person: { id: number; name: string; email: string }): Promise<string> => {
  await api.modules.surveys.sendTo(id, person, `example-${unique()}`);
  const messages = (await api.outbox()).filter((text) => text.includes(`To: ${person.email}`) && text.includes('/nps/resposta/'));
  return linkIn(messages.at(-1), '/nps/resposta/').split('/').at(-1) ?? '';
};

const newToken = async (api: TestApp) => surveyToken(api, await startedSurvey(api), await api.make.person({ doctor_role: 'partner' }));

export const npsExamples: Examples<'nps'> = {
  nps: {
    started: () => ({}),
    answer: async ({ api }) => ({ id: await startedSurvey(api), body: { score: 9 } }),
    look: async ({ api }) => ({ body: { token: await newToken(api) } }),
    reply: async ({ api }) => ({ body: { token: await newToken(api), score: 9, comment: null } }),
  },
};
