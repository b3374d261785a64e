import { holiday } from '@esteto/contract/agenda/holiday';
import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { rFactor } from '@esteto/contract/month/r-factor';
import { FIRST_OFFICE_RULES } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { beforeAll, expect, test } from 'vitest';
import { newScene, PDF, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { deliverySample, newMonthlyObligation } from './monthly-obligation.examples.ts';

const api = await testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await newScene(api);
});
const staff = () => ({ as: scene.master });
const read = (id: number) => api.ask(monthlyObligation.detail, { id }, staff());
const today = () => api.clock.today();

const rulesFrom = (valid_from: string, days_before: number) =>
  api.ask(
    accountingParameter.setOfficeRules,
    { body: { ...FIRST_OFFICE_RULES, valid_from, source: null, reason: 'Antecedência.', days_before } },
    staff(),
  );

test('one that no rule brought has the dates of its rule, and is there once', async () => {
  await rulesFrom('2026-11', 2);
  const made = await newMonthlyObligation(scene);
  expect(made).toMatchObject({
    status: 'to_do',
    legal_date: '2026-11-23',
    target_date: '2026-11-17',
    observations: 'Conferir a folha.',
  });
  expect(made.steps.map(({ shown }) => shown)).toEqual(['20/11/2026', '23/11/2026']);
  expect(made.steps[0]?.source).toContain('CGSN');
  const body = { company_id: made.company_id, rule_key: 'das', competence: '2026-10', observations: null } as const;
  expect(await api.call(monthlyObligation.create, { body }, staff())).toMatchObject({
    status: 422,
    body: { errors: { rule_key: ['A empresa já tem esta obrigação nesta competência.'] } },
  });
  expect(await api.call(monthlyObligation.create, { body: { ...body, company_id: 987_654_321 } }, staff())).toMatchObject({
    status: 422,
    body: { errors: { company_id: ['Escolha uma empresa da lista.'] } },
  });
  const extinct = { ...body, rule_key: 'pis_cofins', competence: '2027-03' } as const;
  expect(await api.call(monthlyObligation.create, { body: extinct }, staff())).toMatchObject({
    status: 422,
    body: { errors: { competence: ['Competência: não há PIS e Cofins neste mês.'] } },
  });
});

test('every company gets what its rules ask, once, however often the night comes', async () => {
  const company = await api.make.company({ tax_regime: 'simples' });
  const gone = await api.make.company({ tax_regime: 'simples', accounting_status: 'closed' });
  const keysOf = async (company_id: number) =>
    (
      await api.sql('select rule_key, due_month, status, analyst_id from monthly_obligations where company_id = $1 order by id', [
        company_id,
      ])
    ).map(({ rule_key }) => rule_key);
  await api.modules.monthlyObligations.generate('a night');
  const keys = await keysOf(company.id);
  expect(keys).toEqual(expect.arrayContaining(['das', 'pgdas']));
  await api.modules.monthlyObligations.generate('another night');
  expect(await keysOf(company.id)).toEqual(keys);
  expect(await keysOf(gone.id)).toEqual([]);

  // Who begins to pay people owes more from then on.
  await api.sql(
    `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
     values ($1, $2, 300000, 0, 0, 0, 'Folha', now(), now())`,
    [company.id, today().slice(0, 7)],
  );
  await api.modules.monthlyObligations.generate('a third night');
  expect((await keysOf(company.id)).slice(keys.length)).toEqual(expect.arrayContaining(['inss', 'esocial', 'dctfweb']));
});

test('a delivery is late by its date, never in the future, and undone with a reason', async () => {
  const { id, legal_date } = await newMonthlyObligation(scene, { competence: '2026-08' });
  const late = { ...deliverySample(), delivered_on: addDays(legal_date ?? '', 1) };
  const future = { ...late, delivered_on: addDays(today(), 1), version: 1 };
  expect(await api.call(monthlyObligation.deliver, { id, body: future }, staff())).toMatchObject({
    status: 422,
    body: { errors: { delivered_on: ['Entregue em: esta data ainda não chegou.'] } },
  });
  expect(await api.call(monthlyObligation.deliver, { id, body: { ...late, version: 9 } }, staff())).toMatchObject({ status: 409 });
  await api.ask(monthlyObligation.deliver, { id, body: { ...late, version: 1 } }, staff());
  expect(await read(id)).toMatchObject({ status: 'delivered_late', amount: 123_456, protocol_number: '0123456789', fine_estimate: 407 });

  const reopen = { action: 'reopen', reason: null, version: 2 } as const;
  expect(await api.call(monthlyObligation.move, { id, body: reopen }, staff())).toMatchObject({ status: 422 });
  await api.ask(monthlyObligation.move, { id, body: { ...reopen, reason: 'Guia errada' } }, staff());
  expect(await read(id)).toMatchObject({ status: 'overdue', delivered_on: null, protocol_number: null });
  expect(await api.call(monthlyObligation.move, { id, body: { ...reopen, reason: 'De novo errada', version: 3 } }, staff())).toMatchObject({
    status: 422,
    body: { code: 'illegal_transition' },
  });
  const labels = (await api.ask(monthlyObligation.history, { id }, staff())).map(({ label }) => label);
  expect(labels).toEqual(['Obrigação reaberta', 'Obrigação entregue em atraso', 'Obrigação incluída']);
});

test('none was delivered before its month was over', async () => {
  const { id } = await newMonthlyObligation(scene, { competence: '2026-10' });
  const refused = { status: 422, body: { errors: { delivered_on: ['Entregue em: a competência só termina em 31/10/2026.'] } } };
  const early = { ...deliverySample(), delivered_on: '2026-10-30' };
  expect(await api.call(monthlyObligation.deliver, { id, body: { ...early, version: 1 } }, staff())).toMatchObject(refused);
  const many = { ids: [id], delivered_on: '2026-10-30', delivery_kind: 'digital' as const };
  expect(await api.call(monthlyObligation.deliverMany, { body: many }, staff())).toMatchObject(refused);
});

test('a DAS of a month with notes is not without a fact', async () => {
  const { id, company_id } = await newMonthlyObligation(scene, { competence: '2026-09' });
  const invoice = await newInvoice(await newScene(api, { company: { ...scene.company, id: company_id } }));
  await api.sql("update invoices set competence = '2026-09' where id = $1", [invoice.id]);
  const refused = {
    status: 422,
    body: { code: 'month_has_revenue', message: expect.stringContaining('em notas: não é sem movimento, nem se dispensa.') },
  };
  const body = { action: 'declare_no_fact' as const, reason: null, version: 1 };
  expect(await api.call(monthlyObligation.move, { id, body }, staff())).toMatchObject(refused);
  expect(await api.call(monthlyObligation.noFactMany, { body: { ids: [id] } }, staff())).toMatchObject(refused);
  await api.sql("update invoices set status = 'cancelled' where id = $1", [invoice.id]);
  expect((await api.call(monthlyObligation.move, { id, body }, staff())).status).toBe(204);
});

test('what nobody delivered falls overdue on the day after', async () => {
  const [late, open] = [
    await newMonthlyObligation(scene, { competence: '2026-08' }),
    await newMonthlyObligation(scene, { competence: '2026-12' }),
  ];
  await api.modules.monthlyObligations.expire('an hour');
  expect([(await read(late.id)).status, (await read(open.id)).status]).toEqual(['overdue', 'to_do']);
});

test('many are delivered at once, each by its own date; those that are done stay as they are', async () => {
  const [late, early, done] = [
    await newMonthlyObligation(scene, { competence: '2026-08' }),
    await newMonthlyObligation(scene, { competence: '2026-10' }),
    await newMonthlyObligation(scene, { competence: '2026-10' }),
  ];
  expect(await api.ask(monthlyObligation.noFactMany, { body: { ids: [done.id] } }, staff())).toEqual({ changed: 1 });
  const body = { ids: [late.id, early.id, done.id], delivered_on: '2026-11-02', delivery_kind: 'digital' as const };
  expect(await api.ask(monthlyObligation.deliverMany, { body }, staff())).toEqual({ changed: 2 });
  expect([(await read(late.id)).status, (await read(early.id)).status, (await read(done.id)).status]).toEqual([
    'delivered_late',
    'delivered',
    'no_fact',
  ]);
});

test('the list is narrowed by month, rule, status, person and company, and carries receipts', async () => {
  const { id, company_name } = await newMonthlyObligation(scene, { competence: '2026-12' });
  await api.ask(
    monthlyObligation.update,
    { id, body: { amount: 5_000, analyst_id: scene.master.id, observations: null, version: 1 } },
    staff(),
  );
  const found = async (filters: Parameters<typeof api.ask<typeof monthlyObligation.list>>[1]) =>
    (await api.ask(monthlyObligation.list, { search: company_name, ...filters }, staff())).items.map((row) => row.id);
  for (const filters of [
    {},
    { month: '2027-01' },
    { rule_key: 'das' as const },
    { status: 'to_do' as const },
    { analyst_id: scene.master.id },
    { open: true },
  ])
    expect(await found(filters)).toEqual([id]);
  for (const filters of [{ month: '2026-12' }, { rule_key: 'iss' as const }, { status: 'paid' as const }])
    expect(await found(filters)).toEqual([]);

  const [file] = await api.ask(monthlyObligation.attach, { id, file: { name: 'recibo.pdf', bytes: PDF } }, staff());
  expect((await read(id)).files).toEqual([file]);
  const document = file?.id ?? '';
  expect((await api.call(monthlyObligation.readFile, { id, document }, staff())).bytes).toEqual(PDF);
  const other = await newMonthlyObligation(scene);
  expect((await api.call(monthlyObligation.readFile, { id: other.id, document }, staff())).status).toBe(404);
  expect(await api.ask(monthlyObligation.detach, { id, document }, staff())).toEqual([]);
});

test('its dates follow the holidays of its place and the days that the office wants, until it is delivered', async () => {
  const address = { ...emptyAddress, state: 'SP', ibge: '3509502', city: 'Campinas' } as const;
  const company = await api.make.company({ name: 'Aniversariante de Campinas', tax_regime: 'simples', address });
  api.clock.set('2026-12-01T12:00:00Z');
  api.forgetSession(scene.master);
  await api.modules.monthlyObligations.generate('a night');
  const dates = async () =>
    (await api.ask(monthlyObligation.list, { search: company.name, rule_key: 'das', month: '2026-12' }, staff())).items.map(
      ({ legal_date, target_date }) => [legal_date, target_date],
    );
  // The 20th is a Sunday; two business days before the 18th, which is the one before it.
  expect(await dates()).toEqual([['2026-12-21', '2026-12-16']]);
  const body = { name: 'Aniversário da cidade', scope: 'city', state: 'SP', ibge: '3509502', city: 'Campinas', source: 'Lei' } as const;
  await api.ask(holiday.create, { body: { ...body, date: '2026-12-21' } }, staff());
  await rulesFrom('2026-12', 3);
  await api.modules.monthlyObligations.generate('another night');
  expect(await dates()).toEqual([['2026-12-22', '2026-12-15']]);
  const [row] = (await api.ask(monthlyObligation.list, { search: company.name, rule_key: 'das', month: '2026-12' }, staff())).items;
  const { steps } = await read(row?.id ?? 0);
  expect(steps.at(-1)).toMatchObject({ shown: '22/12/2026', formula: '20/12/2026: fim de semana. Posterga para o dia útil seguinte.' });
  const labels = (await api.ask(monthlyObligation.history, { id: row?.id ?? 0 }, staff())).map(({ label }) => label);
  expect(labels).toContain('Datas refeitas pelos feriados e pelas regras');
  // A holiday that is told once it is over gives back the day that it took.
  api.clock.set('2026-12-23T12:00:00Z');
  api.forgetSession(scene.master);
  await api.modules.monthlyObligations.expire('a night');
  expect((await read(row?.id ?? 0)).status).toBe('overdue');
  await api.ask(holiday.create, { body: { ...body, name: 'Luto oficial', date: '2026-12-22' } }, staff());
  await api.modules.monthlyObligations.generate('another night');
  expect(await read(row?.id ?? 0)).toMatchObject({ status: 'to_do', legal_date: '2026-12-23' });
  api.clock.set('2026-12-01T12:00:00Z');
  api.forgetSession(scene.master);
});

test('a DAS that nobody told an amount of has that of its month, with fine and interest once it is late', async () => {
  const place = await newScene(api);
  const { id: invoiced } = await newInvoice(place);
  await api.sql("update invoices set competence = '2026-10', gross_amount = 1000000 where id = $1", [invoiced]);
  await api.sql("update companies set opening_date = '2026-10-02' where id = $1", [place.company.id]);
  const payroll = { competence: '2026-10', pro_labore: 300_000, wages: 0, inss_employer: 0, fgts: 0, reason: 'Recibo.', version: null };
  await api.ask(rFactor.savePayroll, { id: place.company.id, body: payroll }, staff());
  const made = await api.ask(
    monthlyObligation.create,
    { body: { company_id: place.company.id, rule_key: 'das', competence: '2026-10', observations: null } },
    staff(),
  );
  // The first month of activity: R$ 10.000,00 times twelve, 6 % in annex III.
  expect(made).toMatchObject({ amount: null, amount_due: 60_000 });
  // Due on 23/11; from the 24th on six days up to the 29th, and 1 % of December with no Selic told.
  expect((await read(made.id)).fine_estimate).toBe(Math.round(60_000 * 0.0033 * 8) + 600);
});

test('what a company has of a month by its regime is offered, and nothing else is written', async () => {
  const { id: company_id } = await api.make.company({ tax_regime: 'normal' });
  const offered = await api.ask(monthlyObligation.offered, { company_id, competence: '2026-11' }, staff());
  expect(offered).toEqual(expect.arrayContaining(['pis_cofins', 'inss']));
  expect(offered).not.toEqual(expect.arrayContaining(['das']));
  expect(offered).not.toContain('irpj_csll');
  const create = async (rule_key: 'das' | 'irpj_csll', competence: string) =>
    (await api.call(monthlyObligation.create, { body: { company_id, rule_key, competence, observations: null } }, staff())).error?.errors;
  expect(await create('das', '2026-11')).toEqual({ rule_key: ['Obrigação: quem é do Lucro Presumido não tem DAS do Simples Nacional.'] });
  expect(await create('irpj_csll', '2026-11')).toEqual({
    competence: ['Competência: IRPJ e CSLL é do trimestre, escolha março, junho, setembro ou dezembro.'],
  });
  expect(await create('irpj_csll', '2026-09')).toBeUndefined();
});

test('what falls due in a month is owed by the regime of the month that it is of', async () => {
  const company = await api.make.company({ name: 'Saiu do Simples', tax_regime: 'normal', opening_date: '2019-03-05' });
  await api.sql(
    `insert into former_regimes (company_id, until, tax_regime, on_cash_basis, created_at, updated_at) values ($1, '2026-12', 'simples', false, now(), now())`,
    [company.id],
  );
  const owedIn = async (month: string) => {
    api.clock.set(`${month}-01T12:00:00Z`);
    api.forgetSession(scene.master);
    await api.modules.monthlyObligations.generate('a night');
    const { items } = await api.ask(monthlyObligation.list, { search: company.name, month, limit: 100 }, staff());
    return ['das', 'pis_cofins'].filter((key) => items.some(({ rule_key }) => rule_key === key));
  };
  expect(await owedIn('2026-12')).toEqual(['das']);
  expect(await owedIn('2027-01')).toEqual(['pis_cofins']);
});

test('who keeps tax back delivers the EFD-Reinf and the DCTFWeb: as the office told it, or as its statements prove', async () => {
  const keysOf = async (company_id: number) => {
    api.clock.set('2026-11-05T12:00:00Z');
    await api.modules.monthlyObligations.generate('a night');
    const rows = await api.sql(
      "select rule_key from monthly_obligations where company_id = $1 and competence = '2026-10' order by rule_key desc",
      [company_id],
    );
    return rows.map(({ rule_key }) => rule_key).filter((key) => key === 'reinf' || key === 'dctfweb');
  };
  const make = () => api.make.company({ tax_regime: 'simples' });
  const paid = (company_id: number, amount: number, day = '2026-10-20') =>
    api.sql(
      `insert into expenses (company_id, description, category, amount, due_on, paid_on, created_at, updated_at)
       values ($1, 'Lucros', 'profit', $2, $3, $3, now(), now())`,
      [company_id, amount, day],
    );
  const [none, told, below, above, before] = [await make(), await make(), await make(), await make(), await make()];
  await api.sql('update companies set withholds_at_source = true where id = $1', [told.id]);
  await paid(below.id, 5_000_000);
  await paid(above.id, 5_000_001);
  await paid(before.id, 9_000_000, '2026-09-30');
  expect(await keysOf(none.id)).toEqual([]);
  expect(await keysOf(told.id)).toEqual(['reinf', 'dctfweb']);
  // Profits within the limit are reported, and nothing is kept back on them.
  expect(await keysOf(below.id)).toEqual(['reinf']);
  expect(await keysOf(above.id)).toEqual(['reinf', 'dctfweb']);
  expect(await keysOf(before.id)).toEqual([]);
});
