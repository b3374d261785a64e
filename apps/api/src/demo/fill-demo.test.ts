import { registration } from '@esteto/contract/opening/registration';
import { INVOICE_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import { ACCOUNT_TYPES, wizardSequence } from '@esteto/domain/company/company/wizard';
import { LEAD_STAGES } from '@esteto/domain/opening/lead/lead-life';
import { LEAD_SOURCES } from '@esteto/domain/opening/lead/lead-source';
import { LICENSING_STATUSES } from '@esteto/domain/opening/licensing/licensing-life';
import { openingEndSource } from '@esteto/domain/opening/registration/opening-end-text';
import { REGISTRATION_STATUSES } from '@esteto/domain/opening/registration/registration-life';
import { REGISTRATION_STEPS, type RegistrationStep, registrationStepStatuses } from '@esteto/domain/opening/registration/registration-step';
import { businessCalendar } from '@esteto/domain/shared/date/business-calendar';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { isValidCnpj } from '@esteto/domain/shared/document/cnpj';
import { isValidDocument } from '@esteto/domain/shared/document/document';
import { expect, test } from 'vitest';
import { verifyPassword } from '../platform/sessions/password.ts';
import { type OverOpening, toldOfHeldBack } from '../testing/held-back-openings.ts';
import { testApp } from '../testing/test-app.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts';
import { fillDemo } from './fill-demo.ts';

const api = await testApp({}, { demo: true });
const other = await testApp();
const count = async (from: string): Promise<number> => Number((await api.sql<{ count: string }>(`select count(*) from ${from}`))[0]?.count);

test('is filled once, however often and by however many servers at a time (test-app.ts fills it thrice)', async () => {
  expect(await count(`users where email = '${DEMO_PEOPLE[0].email}'`)).toBe(1);
  expect(await count('companies')).toBe(8 + 7 + 24 + 61 + 24);
  expect(await count('wizards')).toBe(7 + 24);
  expect(await count('clients')).toBe(40);
});

test('every printed person signs in with the printed password', async () => {
  const people = await api.sql<{ email: string; password_hash: string }>('select email, password_hash from users');
  for (const { email } of DEMO_PEOPLE) {
    const person = people.find((row) => row.email === email);
    expect(await verifyPassword(DEMO_PASSWORD, person?.password_hash ?? '')).toBe(true);
  }
});

test('has two years of invoices in every status that one can stand in', async () => {
  const rows = await api.sql<{ status: string }>('select distinct status from invoices');
  const passing = ['cancellation_denied'];
  expect(rows.map(({ status }) => status).toSorted()).toEqual(INVOICE_STATUSES.filter((status) => !passing.includes(status)).toSorted());
  expect(await count('(select distinct competence from invoices) as months')).toBeGreaterThanOrEqual(24);
  expect(await count('invoices where gross_amount not between 120000 and 2800000')).toBe(0);
});

test('has a statement of income that was read and says more than was told', async () => {
  const rows = await api.sql('select status, kind, payer_cnpj, income::int, tax::int from income_tax_readings');
  expect(rows).toEqual([{ status: 'read', kind: 'employer', payer_cnpj: '33000167000101', income: 9_640_000, tax: 1_204_510 }]);
  expect(await api.sql("select amount::int from income_tax_facts where document = '33000167000101'")).toEqual([{ amount: 9_520_000 }]);
});

test('has returns of former years, one with a refund that came and one whose points the tax office waits for', async () => {
  const rows = await api.sql<{ status: string }>('select distinct status from income_taxes where price = 0 and transmitted_at is not null');
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['audited', 'finished', 'processed', 'transmitted']);
  expect(await count('income_taxes where refund_received_amount > refund_amount')).toBe(1);
  expect(await count('income_taxes where assets_value is not null')).toBe(2);
  expect(await count("income_tax_audit_points where status = 'open'")).toBe(2);
});

test('has shifts that were clocked, looked at, corrected and missed, and months that wait to be signed', async () => {
  const rows = await api.sql<{ status: string }>('select distinct status from duty_shifts');
  expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['done', 'done_with_divergence', 'missed']));
  expect(await count("shift_punches where source = 'manager'")).toBeGreaterThan(0);
  expect(await count("hours_statements where status = 'waiting'")).toBeGreaterThan(0);
});

test('has shifts that a note bills, that were paid by it, and that are still to be invoiced', async () => {
  expect(await count("duty_shifts where status = 'paid'")).toBeGreaterThan(0);
  expect(await count("duty_shifts where invoice_id is not null and status <> 'paid'")).toBeGreaterThan(0);
  expect(await count("duty_shifts where invoice_id is null and status = 'done'")).toBeGreaterThan(0);
  expect(await count('unit_budgets')).toBeGreaterThan(0);
});

test('has two years of months that were closed, and certificates that hold, end, have ended and were renewed', async () => {
  const months = await api.sql<{ month: string }>("select distinct month from closings where status = 'closed'");
  expect(months.length).toBeGreaterThanOrEqual(22);
  const statuses = await api.sql<{ status: string }>('select distinct status from closings');
  expect(statuses.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['awaiting_client', 'running', 'in_review', 'closed', 'reopened']),
  );
  const ends = await api.sql<{ days: number }>('select (valid_until::date - $1::date) as days from company_certificates', [
    api.clock.today(),
  ]);
  for (const [from, to] of [
    [-365, -1],
    [0, 7],
    [8, 30],
    [31, 60],
    [61, 365],
  ] as const)
    expect(
      ends.filter(({ days }) => days >= from && days <= to),
      `${from} to ${to}`,
    ).not.toEqual([]);
  expect(await count("company_certificates where trust <> 'icp_brasil'")).toBe(0);
  expect(await count("events where action = 'certificate.replaced'")).toBeGreaterThan(0);
});

test('holds valid documents only, one CNPJ with letters, one person without a company, one company frozen', async () => {
  const companies = await api.sql<{
    cnpj: string | null;
    cpf: string | null;
    type: string;
    accounting_status: string;
    wizard_step: string;
  }>('select * from companies');
  const clients = await api.sql<{ document: string }>('select document from clients');
  // A company that is still to be opened has none yet.
  const atWork = companies.filter(({ wizard_step }) => wizard_step === 'finished');
  const onTheirWay = companies.filter(({ wizard_step }) => wizard_step !== 'finished').flatMap(({ cnpj, cpf }) => cnpj ?? cpf ?? []);
  const documents = [...atWork.map(({ cnpj, cpf }) => cnpj ?? cpf ?? ''), ...onTheirWay, ...clients.map(({ document }) => document)];
  expect(documents.filter((document) => !isValidDocument(document))).toEqual([]);
  expect(documents.filter((document) => isValidCnpj(document) && /[A-Z]/.test(document))).toHaveLength(1);
  // Besides one at work: one at each step of the way in after the first, which is filled in with the account, and one that has come through.
  expect(companies.filter(({ type }) => type === 'natural_person')).toHaveLength(1 + wizardSequence({ type: 'natural_person' }).length);
  expect(companies.filter(({ accounting_status }) => accounting_status === 'frozen')).toHaveLength(1);
});

test('has openings in every status and at every step, twenty of three cities that are over, and owners at every step of the way in', async () => {
  const statuses = await api.sql<{ status: string }>('select distinct status from registrations');
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(REGISTRATION_STATUSES.toSorted());
  const steps = await api.sql<{ step: string }>("select distinct step from registrations where status = 'pending'");
  expect(steps.map(({ step }) => step).toSorted()).toEqual(REGISTRATION_STEPS.toSorted());
  const cities =
    await api.sql(`select c.address->>'city' as city, count(*)::int from registrations r join companies c on c.id = r.company_id
    where r.status = 'finished' group by 1 order by 1`);
  expect(cities).toEqual(['Campinas', 'Ribeirão Preto', 'São Paulo'].map((city) => ({ city, count: 20 })));
  const seen = await api.sql<{ step: RegistrationStep; statuses: string[] }>(
    "select s.key as step, array_agg(distinct s.value->>'status') as statuses from registrations r, jsonb_each(r.steps) s group by 1",
  );
  for (const { step, statuses: found } of seen) expect([step, found.toSorted()]).toEqual([step, registrationStepStatuses[step].toSorted()]);
  const owners = await api.sql<{ place: string }>(
    "select distinct w.account_type || ' ' || c.wizard_step as place from wizards w join companies c on c.id = w.company_id",
  );
  const places = ACCOUNT_TYPES.flatMap((type) =>
    wizardSequence({ type })
      .slice(1)
      .map((step) => `${type} ${step}`),
  );
  expect(owners.map(({ place }) => place)).toEqual(
    expect.arrayContaining([...places, 'new_company basic_data', 'new_company register', 'natural_person finished']),
  );
  const licensings = await api.sql<{ status: string }>('select distinct status from licensings');
  expect(licensings.map(({ status }) => status).toSorted()).toEqual(LICENSING_STATUSES.toSorted());
  expect(await count("registration_drafts where status = 'waiting'")).toBe(1);
});

test('what was told of openings that are held back holds four of five of their ends, from every step, in less than 12 business days', async () => {
  const over = await api.sql<OverOpening>(
    "select c.address, r.steps from registrations r join companies c on c.id = r.company_id where r.status = 'finished' order by r.finished_at",
  );
  const terms = await api.modules.months.terms();
  const cities = Map.groupBy(over, ({ address }) => address.ibge);
  expect(cities.size).toBe(3);
  const told = [...cities.values()].flatMap((openings) => {
    const days = businessCalendar(terms.local(openings[0]?.address ?? emptyAddress));
    const own = toldOfHeldBack(openings, { days, typical: terms.times(api.clock.today()).steps });
    expect(own.filter(({ holds }) => holds).length / own.length).toBeGreaterThanOrEqual(0.8);
    expect(own.every(({ openings: from }) => from >= 15)).toBe(true);
    return own;
  });
  for (const step of REGISTRATION_STEPS) {
    const there = told.filter((one) => one.step === step);
    expect([step, there.filter(({ holds }) => holds).length / there.length >= 0.8]).toEqual([step, true]);
  }
  const widths = told.map(({ width }) => width).toSorted((a, b) => a - b);
  expect(widths[Math.floor(widths.length / 2)]).toBeLessThan(12);
});

test('a city of which nothing is known is told of by the typical days, and says so', async () => {
  const [staff] = await api.sql<{ id: number }>('select id::int from users where is_master limit 1');
  const endIn = async (city: string, ibge: string) => {
    const address = { ...emptyAddress, city, ibge, state: 'SP' as const };
    const { id } = await api.make.company({ wizard_step: 'register', cnpj: null, address });
    const { opening } = await api.ask(
      registration.create,
      { body: { company_id: id, analyst_id: staff?.id ?? null } },
      { as: await api.make.master() },
    );
    if (!opening?.end) throw new Error('an opening that has begun has an end');
    return opening.end;
  };
  const [known, unknown] = [await endIn('Campinas', '3509502'), await endIn('Sorocaba', '3552205')];
  expect([known.openings, unknown.openings]).toEqual([20, 0]);
  expect(openingEndSource(known)).toMatch(/^De 20 aberturas inteiras na mesma cidade/);
  expect(openingEndSource(unknown)).toMatch(/ainda há poucas na mesma cidade/);
  const days = businessCalendar([]);
  const width = ({ from, to }: typeof known) => days.between(from, to);
  expect(width(known)).toBeLessThan(width(unknown));
});

test('has licences that end in 60, 30 and 7 days and one that has ended, a renewal that stands still, and one that was asked about and answered', async () => {
  const ends = await api.sql<{ days: number }>(
    'select distinct valid_until - $1::date as days from licences where valid_until is not null order by 1',
    [api.clock.today()],
  );
  expect(ends.map(({ days }) => days)).toEqual(expect.arrayContaining([-6, 7, 30, 60]));
  expect(await count("licences where renewal = 'running' and status = 'awaiting_agency' and moved_on < date '2026-10-24'")).toBe(1);
  expect(await count("licence_requests where status = 'answered'")).toBe(1);
  expect(await count("licence_requests where status = 'open'")).toBeGreaterThanOrEqual(2);
  expect(await count("notices where kind = 'licence.ending'")).toBeGreaterThan(0);
});

test('tells each invoice’s whole life in its events, in order of time, and writes to nobody', async () => {
  expect(
    await count(`invoices i where not exists
    (select 1 from events e where e.entity_type = 'invoice' and e.entity_id = i.id and e.action = 'invoice.requested')`),
  ).toBe(0);
  expect(
    await count(`(select created_at < lag(created_at) over (partition by entity_id order by id) as back
    from events where entity_type = 'invoice') as steps where back`),
  ).toBe(0);
  expect(await count(`events where created_at > '${api.clock.now().toISOString()}'`)).toBe(0);
  expect(await api.outbox()).toEqual([]);
});

test('Carla asked for some invoices and Ana for the others', async () => {
  const rows = await api.sql<{ email: string; count: string }>(
    `select u.email, count(*) from invoices i join users u on u.id = i.requested_by join companies c on c.id = i.company_id
     where c.name like 'Souza%' group by 1 order by 1`,
  );
  expect(rows.map(({ email }) => email)).toEqual(['ana.souza@demo.test', 'carla.lima@demo.test']);
  expect(rows.every(({ count: share }) => Number(share) > 40)).toBe(true);
});

test('everybody who may enter has accepted the terms, and every partner answered the survey that runs, but for the two who show how that is done', async () => {
  const people = await api.sql<{ email: string; doctor_role: string | null; accepted: boolean; answered: boolean }>(
    `select u.email, u.doctor_role, exists (select 1 from terms_acceptances a where a.user_id = u.id) as accepted,
       exists (select 1 from nps_answers n join nps_surveys s on s.id = n.survey_id where n.user_id = u.id and s.status = 'started') as answered
     from users u where u.type <> 'admin' and u.email_verified_at is not null
       and (u.type <> 'doctor' or exists (select 1 from memberships m where m.user_id = u.id))`,
  );
  const partners = people.filter(({ doctor_role }) => doctor_role === 'partner');
  expect(people.filter(({ accepted }) => !accepted).map(({ email }) => email)).toEqual(['eduardo.reis@demo.test']);
  expect(partners.filter(({ answered }) => !answered).map(({ email }) => email)).toEqual(['daniela.prado@demo.test']);
});

test("the manager's groups are served by accredited professionals, who issue invoices to them", async () => {
  const rows = await api.sql<{ name: string; people: string; issued: string }>(
    `select g.name, count(distinct a.professional_id) as people, count(i.id) filter (where i.authorized_at is not null) as issued
     from management_groups g join accreditations a on a.group_id = g.id and a.status = 'approved'
     join clients c on c.company_id = a.company_id and c.document = g.cnpj join invoices i on i.client_id = c.id group by 1 order by 1`,
  );
  expect(rows.map(({ name, people }) => [name, Number(people)])).toEqual([
    ['Cooperativa Médica do Planalto', 1],
    ['Rede Hospitalar Vale Verde', 2],
  ]);
  expect(rows.every(({ issued }) => Number(issued) >= 5)).toBe(true);
});

test('shows leads at every stage and from every place, simulations, invitations, and registrations on either side', async () => {
  const distinct = async (column: string, from: string) =>
    (await api.sql<{ value: string }>(`select distinct ${column} as value from ${from}`)).map(({ value }) => value).toSorted();
  expect(await distinct('stage', 'leads')).toEqual([...LEAD_STAGES].toSorted());
  expect(await distinct('source', 'leads')).toEqual([...LEAD_SOURCES].toSorted());
  expect(await distinct('channel', 'referrals')).toEqual(['link', 'qr']);
  expect(await count('simulation_leads')).toBe(4);
});

test('has closed months and open ones, each closed with all statements looked at', async () => {
  const rows = await api.sql<{ status: string }>('select distinct status from closings');
  expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['closed', 'running']));
  expect(await count("statements where status = 'checked'")).toBeGreaterThan(0);
  expect(
    await count(`closings c join statements s on s.company_id = c.company_id and s.year || '-' || lpad(s.month::text, 2, '0') = c.month
      where c.status = 'closed' and s.status <> 'checked'`),
  ).toBe(0);
});

test('a fill that breaks in the middle leaves nothing', async () => {
  // The first payment that came in.
  await other.sql('alter table payments add constraint breaks check (false) not valid');
  await expect(fillDemo(other.deps)).rejects.toMatchObject({ cause: { constraint: 'breaks' } });
  expect(await other.sql('select 1 from users')).toEqual([]);
});

test('has months that wait for their client, are under way, in review, closed and open again, of an accountant and of nobody', async () => {
  const rows = await api.sql<{ status: string }>('select distinct status from closings');
  expect(rows.map(({ status }) => status).toSorted()).toEqual([
    'awaiting_client',
    'closed',
    'in_review',
    'not_started',
    'reopened',
    'running',
  ]);
  expect(await count("closings c join users u on u.id = c.analyst_id where u.email = 'contabil@demo.test'")).toBeGreaterThan(10);
  expect(await count('closings where analyst_id is null')).toBeGreaterThan(0);
});
