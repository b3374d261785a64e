import { notice } from '@esteto/contract/office/notice';
import { lead } from '@esteto/contract/opening/lead';
import { proposal } from '@esteto/contract/opening/proposal';
import { simulation } from '@esteto/contract/opening/simulation';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { PROPOSAL_DAYS } from '@esteto/domain/opening/proposal/proposal-life';
import { describe, expect, test } from 'vitest';
import { newEmail, unique } from '../../../testing/documents.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../../plan/coupon/coupon.examples.ts';
import { planSample } from '../../plan/plan/plan.examples.ts';
import { newLead } from '../lead/lead.examples.ts';
import { exampleLead } from '../simulation/simulation.examples.ts';
import { offeredPlanId, proposalSample, sentProposal } from './proposal.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };
const detailOf = (id: number) => api.ask(lead.detail, { id }, as);
const look = (token: string) => api.call(proposal.look, { body: { token } });

describe('a proposal', () => {
  test('is priced as every plan is, keeps what was sent, and goes to the lead by a letter whose link opens it', async () => {
    const email = newEmail();
    await api.call(simulation.keep, { body: exampleLead(email) });
    const [found] = (await api.ask(lead.list, { search: email }, as)).items;
    const { id = 0, version = 0 } = found ?? {};
    const [kept] = (await detailOf(id)).simulations;
    const plan_id = await offeredPlanId(scene, { value: 30_000, extra_partner_value: 5000 });
    const { code } = await api.ask(coupon.create, { body: couponSample() }, as);
    const buyer = { account_type: 'new_company' as const, partners: 2, is_resident: false, coupon: code };
    const offers = await api.ask(proposal.quotes, { id, ...buyer }, as);
    const offer = offers.find((one) => one.id === plan_id);
    expect(offer?.price).toMatchObject({ total: 30_000 + 5000 - 3000, after_coupon: { total: 35_000, payments_left: 3 } });

    const body = { ...proposalSample(plan_id), ...buyer, simulation_id: kept?.id, version };
    const sent = await api.ask(proposal.send, { id, body }, as);
    expect(sent).toMatchObject({ total: 32_000, sent_to: email, opened_at: null, opened_count: 0, valid_until: '2026-12-04' });
    expect(await detailOf(id)).toMatchObject({ stage: 'proposal', proposals: [{ id: sent.id, total: 32_000 }] });

    const letter = async () => (await api.outbox()).find((text) => text.includes(`To: ${email}`) && text.includes('/proposta/'));
    await expect.poll(letter).toBeTruthy();
    const token =
      linkIn(await letter(), '/proposta/')
        .split('/')
        .at(-1) ?? '';
    const now = await api.ask(plan.detail, { id: plan_id }, as);
    const dearer = { ...planSample(), name: now.name, value: 90_000, effective_from: '2026-11-20', version: now.version };
    await api.ask(plan.update, { id: plan_id, body: dearer }, as);
    expect((await look(token)).body).toMatchObject({
      person: 'Helena Duarte',
      sender: scene.master.name,
      message: 'Como conversamos.',
      coupon: code,
      partners: 2,
      price: offer?.price,
      simulation: { input: exampleLead(email).input, competence: '2026-11' },
      is_taken: false,
    });
  });

  test('is refused in words where it cannot be sent, and nothing is kept of the try', async () => {
    const plan_id = await offeredPlanId(scene);
    const { id, version } = await newLead(scene, { email: null });
    const send = (values: object, of = version) =>
      api.call(proposal.send, { id, body: { ...proposalSample(plan_id), version: of, ...values } }, as);
    expect((await send({})).error.errors).toEqual({ email: ['Informe o e-mail para onde a proposta vai.'] });
    expect((await send({ email: newEmail(), coupon: 'NADA' })).error.errors).toEqual({ coupon: ['Não há cupom com este código.'] });
    expect((await send({ email: newEmail(), account_type: 'natural_person' })).error.errors).toEqual({
      plan: ['Este plano não aceita novas empresas deste tipo.'],
    });
    expect((await send({ email: newEmail(), simulation_id: 999_999 })).error.errors).toEqual({
      simulation_id: ['Este lead não deixou esta simulação.'],
    });
    expect((await send({ email: newEmail() }, 9)).status).toBe(409);
    expect(await detailOf(id)).toMatchObject({ stage: 'new', proposals: [], version });
    const email = newEmail();
    expect((await send({ email })).status).toBe(200);
    expect(await detailOf(id)).toMatchObject({ stage: 'proposal', email });
    expect((await send({ email: newEmail() }, version + 1)).error.errors).toMatchObject({ email: [expect.stringMatching(/outro e-mail/)] });
    expect((await send({}, version + 1)).status).toBe(200);
    expect((await detailOf(id)).proposals).toHaveLength(2);
  });

  test('that is opened is told once to whoever looks after the lead, and counted each time', async () => {
    const analyst = await api.make.master();
    const { lead_id, token } = await sentProposal(scene, {}, { analyst_id: analyst.id });
    expect((await look(token)).status).toBe(200);
    api.clock.advance(3_600_000);
    expect((await look(token)).status).toBe(200);
    const [first] = (await detailOf(lead_id)).proposals;
    expect(first).toMatchObject({ opened_count: 2 });
    const told = (await api.ask(notice.list, {}, { as: analyst })).filter(({ kind }) => kind === 'lead.proposal_opened');
    expect(told).toMatchObject([{ action_url: `/painel/novos/leads/lead/${lead_id}/detalhes`, company: null }]);
    const history = await api.ask(lead.history, { id: lead_id }, as);
    expect(history.filter(({ label }) => label === 'Proposta aberta')).toHaveLength(1);
  });

  test('tells the audit trail nothing of who the lead is, nor of what was said', async () => {
    const { lead_id, email } = await sentProposal(scene, { message: 'Segredo de Ofélia' }, { name: 'Ofélia Singular' });
    const events = await api.sql<{ all: string }>(
      `select e::text as all from events e where (entity_type = 'lead' and entity_id = $1)
         or (entity_type = 'proposal' and entity_id in (select id from proposals where lead_id = $1))`,
      [lead_id],
    );
    expect(events.length).toBeGreaterThan(1);
    for (const event of events) {
      expect(event.all).not.toMatch(/of[eé]lia/i);
      expect(event.all).not.toContain(email);
    }
  });

  test('has a link that nobody guesses, and that is over after its days', async () => {
    expect(await look(`nada-${unique()}`)).toMatchObject({ status: 422, error: { code: 'proposal_link_invalid' } });
    const { token } = await sentProposal(scene);
    api.clock.advance((PROPOSAL_DAYS + 1) * 86_400_000);
    expect(await look(token)).toMatchObject({
      status: 422,
      error: { message: expect.stringMatching(/^Esta proposta valeu até \d\d\/\d\d\/2026/) },
    });
  });
});
