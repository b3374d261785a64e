import { rFactor } from '@esteto/contract/month/r-factor';
import { workQueue } from '@esteto/contract/office/work-queue';
import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import { lateEstimate } from '@esteto/domain/month/monthly-obligation/late-estimate';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { irrfSample } from '../accounting-parameter/accounting-parameter.examples.ts';
import { MOST_FRESH } from './month-figures.service.ts';

// Jobs are done here by hand: what is old stays so until then.
const api = await testApp({}, { idle: true });
const as = { as: await api.make.master() };
const keep = () => api.modules.monthFigures.keep({});
const changed = async (): Promise<number[]> =>
  (await api.sql<{ id: string }>('select distinct company_id as id from month_changes order by 1')).map(({ id }) => Number(id));
const pay = (id: number, pro_labore: number) =>
  api.sql(
    `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
     values ($1, '2026-10', $2, 0, 0, 0, 'Folha', now(), now())
     on conflict (company_id, competence) do update set pro_labore = excluded.pro_labore`,
    [id, pro_labore],
  );
const newClient = async (company_id: number) =>
  (
    await api.sql<{ id: string }>(
      `insert into clients (company_id, person_type, name, search_key, created_at, updated_at) values ($1, 'PJ', 'Hospital', '', now(), now()) returning id`,
      [company_id],
    )
  )[0]?.id;
const invoice = async (company_id: number, gross = 1_000_000) =>
  (
    await api.sql<{ id: string }>(
      `insert into invoices (company_id, client_id, status, status_at, requested_at, competence, description, gross_amount, iss_base, iss_amount, withheld_total,
         net_amount, created_at, updated_at) values ($1, $2, 'authorized', now(), now(), '2026-10', 'Plantões', $3, $3, 0, 0, $3, now(), now()) returning id`,
      [company_id, await newClient(company_id), gross],
    )
  )[0]?.id;

test('what is kept is old as soon as anything changes that it is computed from, of that company and no other', async () => {
  const { id } = await api.make.company({ opening_date: '2026-10-01' });
  const other = await api.make.company();
  const invoice_id = await invoice(id);
  await keep();
  expect(await changed()).toEqual([]);
  const changes: [string, unknown[]][] = [
    ['update companies set on_cash_basis = true where id = $1', [id]],
    ['update invoices set gross_amount = 2 where id = $1', [invoice_id]],
    [`insert into payments (invoice_id, date, amount, created_at, updated_at) values ($1, '2026-11-02', 1, now(), now())`, [invoice_id]],
    ['update payments set undone_at = now() where invoice_id = $1', [invoice_id]],
    [
      `insert into former_regimes (company_id, until, tax_regime, on_cash_basis, created_at, updated_at) values ($1, '2026-10', 'normal', false, now(), now())`,
      [id],
    ],
    [
      `insert into closings (company_id, month, name, das_official, created_at, updated_at) values ($1, '2026-10', 'x', 1, now(), now())`,
      [id],
    ],
    [
      `insert into boletos (company_id, kind, status, tax_key, description, competence, amount, due_date, pay_by, search_key, created_at, updated_at)
       values ($1, 'tax', 'paid', 'das', 'DAS', '2026-10', 1, '2026-11-20', '2026-11-23', '', now(), now())`,
      [id],
    ],
    ['delete from boletos where company_id = $1', [id]],
  ];
  for (const [text, values] of changes) {
    await api.sql(text, values);
    expect([text, await changed()]).toEqual([text, [id]]);
    await keep();
    expect(await changed()).toEqual([]);
  }
  await api.sql(
    `insert into accounting_parameters (kind, valid_from, value, source, reason, created_at, updated_at) values ('irrf', '2027-01', $1, '', '', now(), now())`,
    [JSON.stringify(irrfSample())],
  );
  expect(await changed()).toEqual([id, other.id]);
  await keep();
});

test('a list is narrowed by what is kept, and what is not kept or old is computed for it', async () => {
  const { id, name } = await api.make.company({ opening_date: '2026-09-01' });
  await invoice(id);
  await pay(id, 100_000);
  const found = async (situation: string) =>
    (await api.ask(rFactor.list, { search: name, situation: situation as 'below' }, as)).items.map((one) => [one.id, one.situation]);
  const where = async () => {
    for (const situation of ['safe', 'tight', 'below', 'unknown']) if ((await found(situation)).length > 0) return situation;
    return null;
  };
  const fresh = await where();
  expect(fresh).not.toBeNull();
  await keep();
  expect(await where()).toBe(fresh);
  const statements = await api.statementsOf(() => found(String(fresh)));
  expect([statements.length, statements.filter((text) => text.includes('iss_withheld')).length]).toEqual([4, 1]);
  const shown = async () => (await api.ask(rFactor.list, { search: name }, as)).items[0];
  const before = await shown();
  await invoice(id, 9_000_000);
  expect((await shown())?.revenue12).toBe((before?.revenue12 ?? 0) + 9_000_000);
  await keep();
  expect((await shown())?.revenue12).toBe((before?.revenue12 ?? 0) + 9_000_000);
});

test('more than a read computes is asked for, and whoever asked is told to come back', async () => {
  await api.sql('delete from month_figures');
  for (let count = 0; count <= MOST_FRESH; count += 1) await api.make.company({ name: `Muitas ${count}` });
  const list = () => api.call(rFactor.list, { situation: 'unknown', search: 'muitas' }, as);
  expect(await list()).toMatchObject({ status: 429, error: { code: 'busy' }, headers: { 'retry-after': '2' } });
  const asked = await api.sql("select 1 from pgboss.job where name = 'month-figures.keep'");
  expect(asked).toHaveLength(1);
  await keep();
  expect((await list()).body.total).toBe(MOST_FRESH + 1);
  // The same for the fines, of which the amount is the month's DAS.
  await api.sql(
    `insert into monthly_obligations (company_id, rule_key, competence, due_month, legal_date, due_order, status, created_at, updated_at)
     select id, 'das', '2026-08', '2026-09', '2026-09-21', '2026-09-21', 'overdue', now(), now() from companies where name like 'Muitas %'`,
  );
  const fines = () => api.call(workQueue.fines, {}, as);
  expect((await fines()).error.code).toBe('busy');
  await keep();
  expect((await fines()).body).toMatchObject({ count: MOST_FRESH + 1, unknown: 0 });
  await api.sql('delete from monthly_obligations');
});

test('fines are added up by the database as domain tells each of them', async () => {
  const { id } = await api.make.company();
  const amounts = [null, 0, 1, 149, 150, 33_333, 99_999_999];
  const days = ['2026-11-19', '2026-10-20', '2026-09-21', '2025-03-20'];
  const late = OBLIGATION_KEYS.flatMap((rule_key, rule) =>
    days.map((legal_date, day) => ({
      rule_key,
      legal_date,
      competence: `20${10 + day}-0${1 + (rule % 9)}`,
      amount: amounts[(rule + day) % amounts.length] ?? null,
    })),
  ).filter(({ rule_key, amount }) => rule_key !== 'das' || amount !== null);
  await api.sql(
    `insert into monthly_obligations (company_id, rule_key, competence, due_month, legal_date, due_order, status, amount, created_at, updated_at)
     select $1, rule_key, competence, '2026-11', legal_date, legal_date, 'overdue', amount, now(), now()
     from json_to_recordset($2::json) as late (rule_key text, competence text, legal_date date, amount bigint)`,
    [id, JSON.stringify(late)],
  );
  const each = late.map((one) => lateEstimate({ ...one, day: '2026-11-20', selic: {} }));
  expect(await api.ask(workQueue.fines, {}, as)).toEqual({
    count: late.length,
    fine: each.reduce<number>((sum, fine) => sum + (fine ?? 0), 0),
    unknown: each.filter((fine) => fine === null).length,
  });
  expect(each.filter((fine) => fine).length).toBeGreaterThan(20);
});
