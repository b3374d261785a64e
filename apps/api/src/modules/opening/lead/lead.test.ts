import { notice } from '@esteto/contract/office/notice';
import { lead } from '@esteto/contract/opening/lead';
import { signup } from '@esteto/contract/opening/signup';
import { simulation } from '@esteto/contract/opening/simulation';
import { SIGNUP_CONSENT, SIGNUP_RETENTION_MONTHS } from '@esteto/domain/opening/signup/signup-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { describe, expect, test } from 'vitest';
import { newEmail } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { exampleSignup, termsInForce } from '../signup/signup.examples.ts';
import { exampleLead } from '../simulation/simulation.examples.ts';
import { leadSample, newLead, signedUpLead } from './lead.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };
const terms_id = await termsInForce(api);

const leadOf = async (email: string) => {
  const { items } = await api.ask(lead.list, { search: email }, as);
  expect(items.length).toBeLessThan(2);
  return items[0];
};
const leave = (email: string, referral: string | null = null) =>
  api.call(signup.lead, { body: { key: crypto.randomUUID(), email, consent_version: SIGNUP_CONSENT.version, referral } });
const take = async (email: string) => {
  await expect.poll(() => api.sql('select 1 from signups where email = $1 and user_id is not null', [email])).toHaveLength(1);
};

describe('who comes by themself', () => {
  test('is one lead, whatever they left and however often', async () => {
    const email = newEmail();
    await leave(email);
    expect(await leadOf(email)).toMatchObject({ source: 'signup', stage: 'new', name: null, company_id: null });
    await api.call(simulation.keep, { body: exampleLead(email) });
    await api.call(simulation.keep, { body: exampleLead(email) });
    const found = await leadOf(email);
    expect(found).toMatchObject({ source: 'signup', name: 'Helena Duarte', phone: '11987654321' });
    const detail = await api.ask(lead.detail, { id: found?.id ?? 0 }, as);
    expect(detail.simulations).toHaveLength(2);
  });

  test('and signs up has begun to register, and is a client once the wizard is over', async () => {
    const body = exampleSignup(terms_id, newEmail());
    await leave(body.email);
    await api.call(signup.create, { body });
    await take(body.email);
    const begun = await leadOf(body.email);
    expect(begun).toMatchObject({ stage: 'signed_up', name: 'Helena Duarte' });
    if (!begun?.company_id) throw new Error('There is no company.');
    expect(await api.ask(lead.detail, { id: begun.id }, as)).toMatchObject({ retention_until: null });

    await api.modules.leads.settle('test');
    expect(await leadOf(body.email)).toMatchObject({ stage: 'signed_up' });
    await api.sql("update companies set wizard_step = 'register' where id = $1", [begun.company_id]);
    await api.modules.leads.settle('test');
    await api.modules.leads.settle('test');
    expect(await leadOf(body.email)).toMatchObject({ stage: 'won' });
    const history = await api.ask(lead.history, { id: begun.id }, as);
    expect(history.map(({ label }) => label)).toEqual([
      'Tornou-se cliente',
      'Cadastro iniciado',
      'Contato recebido de novo',
      'Contato recebido',
    ]);
  });

  test('after having been lost is new again', async () => {
    const email = newEmail();
    const { id, version } = await newLead(scene, { email });
    await api.ask(lead.move, { id, body: { action: 'lose', reason: 'Escolheu outro escritório.', version } }, as);
    await leave(email);
    expect(await leadOf(email)).toMatchObject({ id, stage: 'new' });
  });
});

describe('the team', () => {
  test('writes a lead down, says what comes next, and is told of a stale version and of an e-mail that is there', async () => {
    const made = await newLead(scene);
    expect(made).toMatchObject({
      stage: 'new',
      source: 'whatsapp',
      next_step_on: '2026-11-24',
      retention_until: expect.stringMatching(/^2027-11-/),
    });
    const form = { ...leadSample(), email: made.email, analyst_id: scene.master.id, notes: 'Prefere a tarde.' };
    const saved = await api.ask(lead.update, { id: made.id, body: { ...form, version: made.version } }, as);
    expect(saved).toMatchObject({ analyst_name: scene.master.name, notes: 'Prefere a tarde.', version: 2 });
    expect(await api.call(lead.update, { id: made.id, body: { ...form, version: 1 } }, as)).toMatchObject({ status: 409 });
    expect(await api.call(lead.create, { body: { ...leadSample(), email: made.email } }, as)).toMatchObject({
      status: 422,
      error: { errors: { email: ['Já existe um lead com este e-mail.'] } },
    });
    expect((await api.call(lead.create, { body: { ...leadSample(), email: null, phone: null } }, as)).status).toBe(422);
    expect((await api.call(lead.create, { body: { ...leadSample(), analyst_id: scene.partner.id } }, as)).status).toBe(404);
  });

  test('moves it from stage to stage, says why it is lost, and takes it up again where it was', async () => {
    const { id } = await newLead(scene);
    let version = 1;
    const move = async (action: 'contact' | 'lose' | 'reopen', reason: string | null = null) => {
      const answer = await api.call(lead.move, { id, body: { action, reason, version } }, as);
      if (answer.status === 204) version += 1;
      return answer;
    };
    expect((await move('reopen')).status).toBe(422);
    expect((await move('contact')).status).toBe(204);
    expect(await move('lose')).toMatchObject({ status: 422, error: { errors: { reason: [expect.stringMatching(/motivo/)] } } });
    expect((await move('lose', 'Vai esperar o ano que vem.')).status).toBe(204);
    expect(await api.ask(lead.detail, { id }, as)).toMatchObject({ stage: 'lost', lost_reason: 'Vai esperar o ano que vem.' });
    expect((await move('reopen')).status).toBe(204);
    expect(await api.ask(lead.detail, { id }, as)).toMatchObject({ stage: 'contacted', lost_reason: null });
  });

  test('cannot say by hand that a proposal was sent', async () => {
    const { id } = await newLead(scene);
    const answer = await api.call(lead.move, { id, body: { action: 'propose' as never, version: 1 } }, as);
    expect(answer.status).toBe(422);
    expect(await api.ask(lead.detail, { id }, as)).toMatchObject({ stage: 'new' });
  });

  test('is reminded of the next step on its day, once, and only whoever looks after it', async () => {
    const [analyst, other] = [await api.make.master(), await api.make.master()];
    const on = (days: number) => addDays(api.clock.today(), days);
    const today = await newLead(scene, { next_step: 'Ligar', next_step_on: on(0), analyst_id: analyst.id });
    await newLead(scene, { next_step_on: on(1), analyst_id: analyst.id });
    const gone = await newLead(scene, { next_step_on: on(0), analyst_id: analyst.id });
    await api.ask(lead.move, { id: gone.id, body: { action: 'lose', reason: 'Desistiu.', version: 1 } }, as);
    await api.modules.leads.remind('test');
    await api.modules.leads.remind('test');
    const toldTo = async (person: typeof analyst) =>
      (await api.ask(notice.list, {}, { as: person })).filter(({ kind }) => kind === 'lead.next_step');
    expect(await toldTo(analyst)).toMatchObject([
      { title: 'Hoje: Ligar', body: today.name, action_url: `/painel/novos/leads/lead/${today.id}/detalhes` },
    ]);
    expect(await toldTo(other)).toEqual([]);
  });

  test('finds what is overdue, whose it is and where it came from', async () => {
    const analyst = await api.make.master();
    const due = await newLead(scene, { next_step_on: '2026-11-01', analyst_id: analyst.id, source: 'event' });
    const open = await newLead(scene, { next_step_on: '2026-12-01', analyst_id: analyst.id });
    const found = async (query: object) =>
      (await api.ask(lead.list, { analyst_id: analyst.id, ...query }, as)).items.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await found({})).toEqual([due.id, open.id]);
    expect(await found({ overdue: true })).toEqual([due.id]);
    expect(await found({ source: 'event' })).toEqual([due.id]);
    expect(await found({ stage: 'lost' })).toEqual([]);
  });

  test('forces the registration of who did not finish, with the reason, by a right of its own', async () => {
    const { id, version, company_id } = await signedUpLead(scene);
    const body = { reason: 'Documentos recebidos por e-mail.', version };
    const editor = await api.make.analyst([granted('new.leads', 'view', 'edit', 'delete')]);
    expect((await api.call(lead.force, { id, body }, { as: editor })).status).toBe(403);
    const entitled = await api.make.analyst([granted('new.force_lead_to_register', 'edit')]);
    expect((await api.call(lead.force, { id, body: { ...body, reason: '' } }, { as: entitled })).status).toBe(422);
    expect((await api.call(lead.force, { id, body }, { as: entitled })).status).toBe(204);
    expect(await api.ask(lead.detail, { id }, as)).toMatchObject({ stage: 'won' });
    const [company] = await api.sql('select wizard_step from companies where id = $1', [company_id]);
    expect(company).toEqual({ wizard_step: 'register' });
    expect(await api.sql("select reason from events where action = 'company.wizard_taken_over' and entity_id = $1", [company_id])).toEqual([
      { reason: body.reason },
    ]);
    const { id: fresh } = await newLead(scene);
    expect(await api.call(lead.force, { id: fresh, body: { reason: 'Sem cadastro.', version: 1 } }, as)).toMatchObject({
      status: 422,
      error: { message: expect.stringMatching(/não aceita "Forçar registro"/) },
    });
  });
});

describe('what is kept of a lead', () => {
  test('goes with all that they left when they ask for it; a client is another matter', async () => {
    const email = newEmail();
    await leave(email);
    await api.call(simulation.keep, { body: exampleLead(email) });
    const { id = 0 } = (await leadOf(email)) ?? {};
    expect((await api.call(lead.forget, { id }, as)).status).toBe(204);
    expect(await leadOf(email)).toBeUndefined();
    for (const table of ['simulation_leads', 'signups'])
      expect(await api.sql(`select 1 from ${table} where email = $1`, [email])).toEqual([]);
    const begun = await signedUpLead(scene);
    expect((await api.call(lead.forget, { id: begun.id }, as)).status).toBe(422);
  });

  test('stands in no audit event', async () => {
    const { id } = await newLead(scene, { name: 'Ofélia Singular', email: 'ofelia.singular@demo.test', notes: 'Segredo de Ofélia' });
    await api.ask(lead.update, { id, body: { ...leadSample(), name: 'Ofélia Plural', version: 1 } }, as);
    await api.ask(lead.move, { id, body: { action: 'lose', reason: 'Ofélia desistiu', version: 2 } }, as);
    const events = await api.sql<{ all: string }>("select e::text as all from events e where entity_type = 'lead' and entity_id = $1", [
      id,
    ]);
    expect(events).toHaveLength(3);
    for (const event of events) expect(event.all).not.toMatch(/of[eé]lia/i);
  });

  test('is forgotten when the time that was agreed to is over', async () => {
    const [left, begun] = [newEmail(), await signedUpLead(scene)];
    await leave(left);
    api.clock.advance((SIGNUP_RETENTION_MONTHS + 1) * 31 * 86_400_000);
    await api.modules.leads.sweep();
    const kept = await api.sql<{ id: number }>('select id::int as id from leads where email = $1 or id = $2', [left, begun.id]);
    expect(kept).toEqual([{ id: begun.id }]);
  });
});

describe('the funnel', () => {
  test('counts each lead once in every stage that it really was in, wherever it stands now, and who went on from there', async () => {
    // A session of today: the former tests went months ahead.
    const by = await api.make.master();
    const desk = { api, master: by };
    const funnel = () => api.ask(lead.funnel, { period: '30' }, { as: by });
    const before = await funnel();
    const since = (after: typeof before) =>
      Object.fromEntries(
        after.steps.map(({ stage, reached, went_on }, index) => {
          const former = before.steps[index];
          return [stage, [reached - (former?.reached ?? 0), went_on === null ? null : went_on - (former?.went_on ?? 0)]];
        }),
      );
    const called = await newLead(desk, { source: 'event' });
    await newLead(desk, { source: 'event' });
    // Straight from 'Novo' to 'Em cadastro': neither called nor sent a proposal.
    await signedUpLead({ ...scene, master: by });
    const lost = await newLead(desk, { source: 'event' });
    api.clock.advance(2 * 86_400_000);
    await api.ask(lead.move, { id: called.id, body: { action: 'contact', version: 1 } }, { as: by });
    await api.ask(lead.move, { id: lost.id, body: { action: 'contact', version: 1 } }, { as: by });
    await api.ask(lead.move, { id: lost.id, body: { action: 'lose', reason: 'Desistiu.', version: 2 } }, { as: by });
    const after = await funnel();
    expect(after.total - before.total).toBe(4);
    expect(since(after)).toEqual({ new: [4, 3], contacted: [2, 0], proposal: [0, 0], signed_up: [1, 0], won: [0, null] });
    expect(after.steps.find(({ stage }) => stage === 'contacted')).toMatchObject({ median_days: 2 });
    expect(after.sources.find(({ source }) => source === 'event')).toMatchObject({ total: 3, won: 0, lost: 1, median_days: null });
    expect(after.standing.find(({ stage }) => stage === 'contacted')?.count).toBe(1);
  });

  test('begins on the first of its days as they are here', async () => {
    const by = await api.make.master();
    const { from, until, total } = await api.ask(lead.funnel, { period: '30' }, { as: by });
    expect([from, until]).toEqual([addDays(api.clock.today(), -29), api.clock.today()]);
    const { id } = await newLead({ api, master: by });
    const count = async (at: string) => {
      await api.sql('update leads set created_at = $2 where id = $1', [id, at]);
      return (await api.ask(lead.funnel, { period: '30' }, { as: by })).total - total;
    };
    // Midnight of São Paulo is three in the morning UTC.
    expect(await count(`${from}T02:59:59Z`)).toBe(0);
    expect(await count(`${from}T03:00:00Z`)).toBe(1);
  });
});
