import { randomUUID } from 'node:crypto';
import { SIGNUP_CONSENT, type SignupForm, signupForm } from '@esteto/domain/opening/signup/signup-form';
import { systemActor } from '../../../platform/work/actor.ts';
import { newCnpj } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { sentCode } from '../../identity/session/session.examples.ts';
import { exampleSimulation } from '../simulation/simulation.examples.ts';
import { atStep } from '../wizard/wizard.examples.ts';

/** Terms that are in force: there are none before somebody publishes them. */
export const termsInForce = async (api: TestApp): Promise<number> =>
  (await api.modules.terms.current().catch(() => api.modules.terms.publishNow(systemActor('example'), { text: 'Termos.' }))).id;

export const exampleSignup = (terms_id: number, email = `${randomUUID()}@demo.test`): SignupForm => ({
  ...signupForm.getDefault(),
  key: randomUUID(),
  name: 'Helena Duarte',
  email,
  password: 'cavalo bateria grampo',
  phone: '11987654321',
  account_type: 'new_company',
  accepts_terms: true,
  terms_id,
});

/** The code of an account that has no password yet. */
const askedCode = async (api: TestApp): Promise<string> => {
  const body = exampleSignup(await termsInForce(api));
  const id = await api.modules.signups.ask(systemActor(`example-${body.key}`), body);
  if (id !== null) await api.modules.signups.take({ id }, `example-${body.key}`);
  return sentCode(api, body.email);
};

export const signupExamples: Examples<'signup'> = {
  signup: {
    create: async ({ api }) => ({ body: exampleSignup(await termsInForce(api)) }),
    confirm: async ({ api }) => ({ body: { key: randomUUID(), code: await sentCode(api), password: null } }),
    choosePassword: async ({ api }) => ({ body: { code: await askedCode(api), password: 'cavalo bateria grampo' } }),
    lead: () => ({ body: { key: randomUUID(), email: `${randomUUID()}@demo.test`, consent_version: SIGNUP_CONSENT.version } }),
    bring: async (scene) => {
      await atStep(scene, 'plan_choice');
      return { body: { coupon: 'AMIGO10', referral: null, proposal: null, simulation: exampleSimulation } };
    },
    company: () => ({ cnpj: newCnpj() }),
  },
};
