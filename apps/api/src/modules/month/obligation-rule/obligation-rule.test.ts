import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { obligationRule } from '@esteto/contract/month/obligation-rule';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { beforeAll, expect, test } from 'vitest';
import { newScene, PDF, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { deliverySample } from '../monthly-obligation/monthly-obligation.examples.ts';
import { obligationRuleSample } from './obligation-rule.examples.ts';

const api = await testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await newScene(api);
});
const staff = () => ({ as: scene.master });

/** A company alone in its city. */
const companyIn = (ibge: string) =>
  api.make.company({ tax_regime: 'simples', address: { ...emptyAddress, state: 'SP', ibge, city: `Cidade ${ibge}` } });

const owedOf = (company_id: number) =>
  api.sql(
    `select id, version, rule_name, legal_date::text, target_date::text, competence, status from monthly_obligations
     where company_id = $1 and rule_id is not null order by competence`,
    [company_id],
  );

const follow = (rule_id: number) => api.modules.monthlyObligations.followRule(rule_id, 'a job');

test('a rule of the office asks at once what it asks, and what is open follows it; what was delivered stays', async () => {
  const ibge = '3591001';
  const company = await companyIn(ibge);
  const elsewhere = await companyIn('3591002');
  const body = { ...obligationRuleSample(), ibge, name: 'Taxa de fiscalização', legal_day: 20, shift: 'next' as const };
  const made = await api.ask(obligationRule.create, { body }, staff());
  await follow(made.id);
  // From the 20th on the next month is prepared too.
  expect(await owedOf(company.id)).toMatchObject([
    { rule_name: 'Taxa de fiscalização', competence: '2026-10', legal_date: '2026-11-23', target_date: '2026-11-17', status: 'to_do' },
    { competence: '2026-11', legal_date: '2026-12-21' },
  ]);
  expect(await owedOf(elsewhere.id)).toEqual([]);
  await follow(made.id);
  await api.modules.monthlyObligations.generate('a night');
  const [first, second] = await owedOf(company.id);
  expect(await owedOf(company.id)).toHaveLength(2);

  const detail = await api.ask(monthlyObligation.detail, { id: Number(first?.['id']) }, staff());
  expect(detail).toMatchObject({ rule_key: null, rule_id: made.id, rule_name: 'Taxa de fiscalização', fine_estimate: null });
  expect(detail.steps.map(({ shown, source }) => [shown, source])).toEqual([
    ['20/11/2026', 'Regra do escritório'],
    ['23/11/2026', null],
  ]);
  await api.ask(monthlyObligation.deliver, { id: detail.id, body: { ...deliverySample(), version: detail.version } }, staff());

  const changed = { ...body, name: 'Taxa de vigilância', legal_day: 10, version: 1 };
  const { version } = await api.ask(obligationRule.update, { id: made.id, body: changed }, staff());
  expect(version).toBe(2);
  expect(await api.call(obligationRule.update, { id: made.id, body: changed }, staff())).toMatchObject({ status: 409 });
  await follow(made.id);
  expect(await owedOf(company.id)).toMatchObject([
    { rule_name: 'Taxa de fiscalização', legal_date: '2026-11-23', status: 'delivered' },
    { id: second?.['id'], rule_name: 'Taxa de vigilância', legal_date: '2026-12-10' },
  ]);
  const labels = (await api.ask(obligationRule.history, { id: made.id }, staff())).map(({ label }) => label);
  expect(labels).toEqual(['Regra de obrigação alterada', 'Regra de obrigação criada']);
});

test('a change enqueues the job that follows it', async () => {
  const made = await api.ask(obligationRule.create, { body: obligationRuleSample() }, staff());
  const jobs = await api.sql("select data from pgboss.job where name = 'obligation-rules.follow' and data::text like $1", [`%${made.id}%`]);
  expect(jobs).toHaveLength(1);
});

test('what a rule would do is told before it is kept, as it then does it', async () => {
  const ibge = '3591003';
  const company = await companyIn(ibge);
  const body = { ...obligationRuleSample(), ibge, legal_day: 7 };
  const { name: _n, acronym: _a, sphere: _s, department_id: _d, points: _p, state: _e, city: _y, ...rest } = body;
  const { generates_fine: _g, notify_client: _c, client_message: _m, requires_document: _r, ...terms } = rest;
  const preview = await api.ask(obligationRule.preview, { body: terms }, staff());
  expect(preview.companies).toBe(1);
  const { id } = await api.ask(obligationRule.create, { body }, staff());
  await follow(id);
  const dates = (await owedOf(company.id)).map(({ competence, legal_date, target_date }) => ({ competence, legal_date, target_date }));
  expect(dates.slice(-1)).toEqual(preview.dates.slice(0, 1));
});

test('those of the law stand in the list with their source, and a short name is there once', async () => {
  const body = obligationRuleSample();
  const { id } = await api.ask(obligationRule.create, { body }, staff());
  const rules = await api.ask(obligationRule.list, {}, staff());
  expect(rules.find(({ rule_key }) => rule_key === 'das')).toMatchObject({
    rule_id: null,
    due: 'Dia 20 do mês seguinte. Posterga para o dia útil seguinte.',
    source: expect.stringContaining('LC 123/2006'),
  });
  expect(rules.find(({ rule_id }) => rule_id === id)).toMatchObject({ acronym: body.acronym, source: null });
  expect(await api.call(obligationRule.create, { body }, staff())).toMatchObject({
    status: 422,
    body: { errors: { acronym: ['Já existe uma regra com esta sigla.'] } },
  });
  const nobody = { ...obligationRuleSample(), department_id: 987_654_321 };
  expect(await api.call(obligationRule.create, { body: nobody }, staff())).toMatchObject({
    status: 422,
    body: { errors: { department_id: ['Setor: escolha um da lista.'] } },
  });
});

test('what asks for a document is not delivered without one, and the partners hear of it and are seen to', async () => {
  const ibge = '3591004';
  const place = await newScene(api, { company: await companyIn(ibge) });
  const client_message = 'O alvará está em dia.';
  const body = { ...obligationRuleSample(), ibge, requires_document: true, notify_client: true, client_message };
  const { id: rule_id } = await api.ask(obligationRule.create, { body }, staff());
  await follow(rule_id);
  const [row] = await owedOf(place.company.id);
  const id = Number(row?.['id']);
  const delivery = { ...deliverySample(), amount: null, reason: null, version: 1 };
  expect(await api.call(monthlyObligation.deliver, { id, body: delivery }, staff())).toMatchObject({
    status: 422,
    body: { code: 'document_missing', message: expect.stringContaining('Taxa de fiscalização de outubro de 2026') },
  });
  const many = { ids: [id], delivered_on: '2026-11-02', delivery_kind: 'digital' as const };
  expect((await api.call(monthlyObligation.deliverMany, { body: many }, staff())).status).toBe(422);
  await api.ask(monthlyObligation.attach, { id, file: { name: 'recibo.pdf', bytes: PDF } }, staff());
  const { version } = await api.ask(monthlyObligation.detail, { id }, staff());
  await api.ask(monthlyObligation.deliver, { id, body: { ...delivery, version } }, staff());
  const told = await api.sql("select title, body from notices where company_id = $1 and kind = 'monthly_obligation.delivered'", [
    place.company.id,
  ]);
  expect(told).toContainEqual({ title: 'Taxa de fiscalização de outubro de 2026: entregue', body: client_message });
  expect((await api.ask(monthlyObligation.detail, { id }, staff())).seen_at).toBeNull();
  await api.sql("update notices set read_at = '2026-11-03T12:00:00Z' where company_id = $1", [place.company.id]);
  expect((await api.ask(monthlyObligation.detail, { id }, staff())).seen_at).toBe('2026-11-03T12:00:00Z');
});

test('the calendar and the matrix show what the list shows, by day and by company', async () => {
  const ibge = '3591005';
  const [one, other] = [await companyIn(ibge), await companyIn(ibge)];
  const { id: rule_id } = await api.ask(obligationRule.create, { body: { ...obligationRuleSample(), ibge, legal_day: 11 } }, staff());
  await follow(rule_id);
  await api.modules.monthlyObligations.generate('a night');
  const { items, is_cut } = await api.ask(monthlyObligation.calendar, { from: '2026-11-01', to: '2026-11-30', search: one.name }, staff());
  expect(is_cut).toBe(false);
  expect(items.map(({ rule_key, rule_name, legal_date }) => [rule_key ?? rule_name, legal_date])).toEqual([
    ['Taxa de fiscalização', '2026-11-11'],
    ...['das', 'pgdas'].map((key) => [key, '2026-11-23']),
  ]);
  expect(await api.call(monthlyObligation.calendar, { from: '2026-11-01', to: '2027-11-30' }, staff())).toMatchObject({ status: 422 });
  const matrix = await api.ask(monthlyObligation.matrix, { month: '2026-11', search: one.name }, staff());
  expect(matrix.items).toMatchObject([
    { id: one.id, obligations: [{ rule_id }, { rule_key: 'das', status: 'to_do' }, { rule_key: 'pgdas' }] },
  ]);
  const first = await api.ask(monthlyObligation.matrix, { month: '2026-11', limit: 1 }, staff());
  const second = await api.ask(monthlyObligation.matrix, { month: '2026-11', limit: 1, after: first.next ?? '' }, staff());
  expect(first.items[0]?.id).not.toBe(second.items[0]?.id);
  expect(other.id).not.toBe(one.id);
});
