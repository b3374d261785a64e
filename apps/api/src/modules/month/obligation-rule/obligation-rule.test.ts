import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { obligationRule } from '@esteto/contract/month/obligation-rule';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { beforeAll, expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
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
  const { name: _n, acronym: _a, sphere: _s, department_id: _d, points: _p, ...rest } = body;
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
