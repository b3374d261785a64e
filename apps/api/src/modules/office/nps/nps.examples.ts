import { unique } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import { linkIn } from '../../../testing/outbox.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type AskedPerson, askedSurvey } from './survey/nps-survey.examples.ts';

/** The token that the e-mail of a survey brings somebody. */
export const surveyToken = async (api: TestApp, id: number, person: AskedPerson): Promise<string> => {
  await api.modules.npsAnswers.sendTo(id, person, `example-${unique()}`);
  const messages = (await api.outbox()).filter((text) => text.includes(`To: ${person.email}`) && text.includes('/nps/resposta/'));
  return linkIn(messages.at(-1), '/nps/resposta/').split('/').at(-1) ?? '';
};

const newToken = async (api: TestApp, company: { id: number }) => {
  const person = await api.make.person({ doctor_role: 'partner' });
  return surveyToken(api, await askedSurvey(api, company, person), person);
};

export const npsExamples: Examples<'nps'> = {
  nps: {
    started: () => ({}),
    answer: async ({ api, company }, caller) => ({ id: await askedSurvey(api, company, caller), body: { score: 9 } }),
    look: async ({ api, company }) => ({ body: { token: await newToken(api, company) } }),
    reply: async ({ api, company }) => ({ body: { token: await newToken(api, company), score: 9, comment: null } }),
  },
};
