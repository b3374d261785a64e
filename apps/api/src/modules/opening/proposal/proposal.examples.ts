import { proposal } from '@esteto/contract/opening/proposal';
import { plan } from '@esteto/contract/plan/plan';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import type { Examples } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';
import { planSample } from '../../plan/plan/plan.examples.ts';
import { newLead } from '../lead/lead.examples.ts';

type Desk = Pick<Scene, 'api' | 'master'>;

export const proposalSample = (plan_id: number) => ({
  account_type: 'new_company' as const,
  plan: plan_id,
  partners: 2,
  is_resident: false,
  message: 'Como conversamos.',
});

export const offeredPlanId = async ({ api, master }: Desk, values: object = {}): Promise<number> =>
  (await api.ask(plan.create, { body: { ...planSample(), ...values } }, { as: master })).id;

/** A proposal that was sent to a new lead, whose link carries `token`: what the letter of its job brings is another one. */
export const sentProposal = async (desk: Desk, values: object = {}, lead: object = {}) => {
  const { api, master } = desk;
  const { id: lead_id, version, email } = await newLead(desk, lead);
  const body = { ...proposalSample(await offeredPlanId(desk)), ...values, version };
  const { id } = await api.ask(proposal.send, { id: lead_id, body }, { as: master });
  // The job of the letter would draw a link of its own, now or later.
  const token = newSecret();
  await api.sql(
    `insert into proposals (lead_id, plan_id, account_type, partners, is_resident, message, plan_name, services, price, agreed, simulation,
       sent_to, sent_at, valid_until, token_hash, created_at, created_by, updated_at)
     select lead_id, plan_id, account_type, partners, is_resident, message, plan_name, services, price, agreed, simulation,
       sent_to, sent_at, valid_until, $2, created_at, created_by, updated_at from proposals where id = $1`,
    [id, secretHash(token)],
  );
  return { lead_id, email, token };
};

export const proposalExamples: Examples<'proposal'> = {
  proposal: {
    quotes: async (scene) => ({ id: (await newLead(scene)).id, account_type: 'new_company' }),
    send: async (scene) => {
      const { id, version } = await newLead(scene);
      return { id, body: { ...proposalSample(await offeredPlanId(scene)), version } };
    },
    look: async (scene) => ({ body: { token: (await sentProposal(scene)).token } }),
  },
};
