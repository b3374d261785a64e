import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { simulation } from '@esteto/contract/opening/simulation';
import { LEAD_RETENTION_MONTHS } from '@esteto/domain/opening/simulation/simulation-lead';
import { lastCompetences } from '@esteto/domain/shared/date/competence';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { socialSecuritySample } from '../../month/accounting-parameter/accounting-parameter.examples.ts';
import { exampleLead, exampleSimulation } from './simulation.examples.ts';

const api = await testApp();
const keep = (lead: ReturnType<typeof exampleLead>, ip?: string) => api.call(simulation.keep, { body: lead }, { ...(ip && { ip }) });
const kept = (email: string) => api.sql('select * from simulation_leads where email = $1', [email]);

test("starts from the company's twelve whole months, as far as the member sees its invoices", async () => {
  const scene = await newScene(api);
  const employee = await api.make.employee(scene.company, [granted('invoices', 'view', 'edit')]);
  const stranger = await api.make.employee(scene.company);
  const [all, own] = [await newInvoice(scene), await newInvoice({ ...scene, requester: employee })];
  await api.sql("update invoices set competence = '2026-10' where id = any($1)", [[all.id, own.id]]);
  const here = { company_id: scene.company.id };
  const start = await api.ask(simulation.start, here, { as: scene.partner });
  expect(start.months.map(({ month }) => month)).toEqual(lastCompetences('2026-10', 12));
  expect(start.months.at(-1)).toEqual({ month: '2026-10', gross: all.gross_amount + own.gross_amount });
  expect((await api.ask(simulation.start, here, { as: employee })).months.at(-1)?.gross).toBe(own.gross_amount);
  expect((await api.call(simulation.start, here, { as: stranger })).status).toBe(403);
});

test('keeps what was told and what was shown, with the consent, once for each intent', async () => {
  const lead = exampleLead('uma@demo.test');
  const answers = await Promise.all([keep(lead), keep(lead), keep(lead)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  const rows = await kept('uma@demo.test');
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'Helena Duarte',
      phone: '11987654321',
      consent_version: lead.consent_version,
      best_regime: 'simples_iii',
      input: expect.objectContaining({ revenue: 3_000_000 }),
      result: expect.arrayContaining([expect.objectContaining({ regime: 'natural_person' })]),
    }),
  ]);
});

test('is reckoned with the tables that staff told', async () => {
  const body = { ...socialSecuritySample(), valid_from: '2026-11', own_rate: '0.3' };
  await keep(exampleLead('antes@demo.test'));
  await api.ask(accountingParameter.setSocialSecurity, { body }, { as: await api.make.master() });
  await keep(exampleLead('depois@demo.test'));
  const taxOf = async (email: string) => {
    const [row] = await kept(email);
    const years = row?.['result'] as { regime: string; tax: number }[] | undefined;
    return years?.find(({ regime }) => regime === 'natural_person')?.tax ?? 0;
  };
  expect(await taxOf('depois@demo.test')).toBeGreaterThan(await taxOf('antes@demo.test'));
  await api.sql("delete from accounting_parameters where valid_from = '2026-11'");
});

test('answers alike whether the e-mail is known or not', async () => {
  const [first, again] = [await keep(exampleLead('duas@demo.test')), await keep(exampleLead('duas@demo.test'))];
  const person = await api.make.person({});
  const known = await keep(exampleLead(person.email));
  expect([again, known]).toEqual([first, first].map((answer) => expect.objectContaining({ status: answer.status, body: answer.body })));
  expect(await kept('duas@demo.test')).toHaveLength(2);
});

test('keeps nothing without consent', async () => {
  const { consent: _, ...without } = exampleLead('nenhuma@demo.test');
  expect((await api.call(simulation.keep, { body: without })).status).toBe(422);
  const answer = await keep({ ...exampleLead('nenhuma@demo.test'), consent: false });
  expect(answer).toMatchObject({ status: 422, error: { errors: { consent: [expect.stringContaining('consentimento')] } } });
  expect(await kept('nenhuma@demo.test')).toEqual([]);
});

test('tells the audit trail that it happened and nothing of the person', async () => {
  await keep(exampleLead('calada@demo.test'));
  const [row] = await api.sql<{ id: string }>('select id from simulation_leads where email = $1', ['calada@demo.test']);
  const events = await api.sql<{ all: string }>("select e::text as all from events e where entity_type = 'simulation' and entity_id = $1", [
    row?.id,
  ]);
  expect(events).toHaveLength(1);
  expect(events[0]?.all).not.toMatch(/calada|Helena|11987654321/);
});

test('forgets all of it when the time that was agreed to is over', async () => {
  await keep(exampleLead('passa@demo.test'));
  const month = 31 * 86_400_000;
  api.clock.advance((LEAD_RETENTION_MONTHS - 1) * 28 * 86_400_000);
  await api.modules.simulations.sweep();
  expect(await kept('passa@demo.test')).toHaveLength(1);
  api.clock.advance(3 * month);
  await api.modules.simulations.sweep();
  expect(await kept('passa@demo.test')).toEqual([]);
});

test('one address keeps and prints only so many in a minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await keep(exampleLead(), '192.0.2.77')).status);
  expect(tally(statuses)).toEqual({ 204: 10, 429: 2 });
  expect((await keep(exampleLead(), '192.0.2.78')).status).toBe(204);
});

test('the PDF asks for nobody, and the same figures give the same bytes', async () => {
  const pdf = async (revenue: number) => {
    const reply = await api.call(simulation.pdf, { body: { ...exampleSimulation, revenue } });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    return reply.bytes;
  };
  const [one, same, other] = [await pdf(3_000_000), await pdf(3_000_000), await pdf(50_000_000)];
  expect(same.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
  expect((await api.call(simulation.pdf, { body: { ...exampleSimulation, revenue: -1 } })).status).toBe(422);
});
