import { receivable } from '@esteto/contract/billing/receivable';
import { certificate } from '@esteto/contract/company/certificate';
import { companyRegister } from '@esteto/contract/company/company-register';
import type { Endpoint } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { boleto } from '@esteto/contract/money/boleto';
import { cashBook } from '@esteto/contract/money/cash-book';
import { closing } from '@esteto/contract/month/closing';
import { companyStatement } from '@esteto/contract/month/company-statement';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { npsSurvey } from '@esteto/contract/office/nps-survey';
import { type WorkPile, workQueue } from '@esteto/contract/office/work-queue';
import { lead } from '@esteto/contract/opening/lead';
import { licensing } from '@esteto/contract/opening/licensing';
import { onboarding } from '@esteto/contract/opening/onboarding';
import { registration } from '@esteto/contract/opening/registration';
import { plan } from '@esteto/contract/plan/plan';
import { lateFilters, type PileName, pileFilters, pileRule, WORK_PILES } from '@esteto/domain/office/work-queue/work-pile';
import { WORKLOAD_KINDS, workloadKinds, workTotal } from '@esteto/domain/office/work-queue/workload';
import { beforeAll, describe, expect, test } from 'vitest';
import { granted, type TestPerson } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { toRequest } from '../../../testing/test-calls.ts';

/** The list that each pile opens. */
const lists: Record<PileName, Endpoint> = {
  leads_new: lead.list,
  leads_overdue: lead.list,
  onboarding: onboarding.list,
  openings: registration.list,
  openings_without_analyst: registration.list,
  licensings: licensing.list,
  licences_answered: licensing.list,
  invoices_requested: receivable.list,
  invoices_in_preparation: receivable.list,
  invoices_answered: receivable.list,
  invoices_ready: receivable.list,
  invoices_rejected: receivable.list,
  invoices_cancellation: receivable.list,
  invoices_late: receivable.list,
  companies_without_analyst: companyRegister.companies,
  company_certificates_expired: certificate.companies,
  company_certificates_ending: certificate.companies,
  doctor_certificates_expired: certificate.doctors,
  doctor_certificates_ending: certificate.doctors,
  companies_without_plan: plan.without,
  boletos_claimed: boleto.list,
  boletos_new_guide: boleto.list,
  boletos_without_line: boleto.list,
  boletos_overdue: boleto.list,
  closings: closing.list,
  cash_book_closings: cashBook.closings,
  statements_to_check: companyStatement.list,
  statements_missing: companyStatement.list,
  obligations: monthlyObligation.list,
  nps_tasks: npsSurvey.list,
};

// Months of everybody's work, lived through the services.
const api = await testApp({}, { idle: true, demo: true });
let master: TestPerson;

beforeAll(async () => {
  master = await api.make.master();
  // What is archived is in no list until somebody asks for it.
  await api.sql(
    "update invoices set is_archived = true where id in (select id from invoices where status = 'overdue' order by id limit 1)",
  );
  await haveCertificates('company');
  await haveCertificates('user');
});

/** Three of the office's, which the demo has none of: ended, ending and good for long. */
const haveCertificates = (of: 'company' | 'user') =>
  api.sql(`insert into ${of === 'company' ? 'company' : 'doctor'}_certificates
    (document, name, issuer, trust, serial, valid_from, valid_until, sealed_file, sealed_password, created_at, updated_at, ${of}_id)
    select 'x', 'x', 'x', 'unknown', 'x', now(), '2026-11-20T12:00:00Z'::timestamptz + (place - 2) * interval '20 days', 'x', 'x', now(), now(), id
    from (select id, row_number() over (order by id) as place from ${of === 'company' ? 'companies' : 'users'}) owners where place <= 3`);

type Row = { id: number; open_tasks?: number };
const ask = async (name: PileName, filters: Record<string, unknown>): Promise<Page<Row>> => {
  const { body } = await api.send({ ...toRequest(lists[name], { ...filters, limit: 100 }), as: master });
  return body as Page<Row>;
};

/** How many the list shows: of the surveys, what it counts of each. */
const shown = async (name: PileName, filters: Record<string, unknown>): Promise<number> => {
  const { total, items } = await ask(name, filters);
  return name === 'nps_tasks' ? items.reduce((sum, { open_tasks = 0 }) => sum + open_tasks, 0) : total;
};

const byName = (piles: readonly WorkPile[]) => new Map(piles.map((pile) => [pile.name, pile]));

describe('a pile is its list', () => {
  test.each(WORK_PILES)('%s: as many, as many late and as much money as the list that it opens', async (name) => {
    const pile = byName(await api.ask(workQueue.list, {}, { as: master })).get(name);
    const filters = pileFilters(name, null) ?? {};
    expect(pile).toMatchObject({ count: await shown(name, filters) });
    const late = lateFilters(name, null);
    if (late) expect(pile?.late).toBe(await shown(name, late));
    if (pileRule(name).late === 'all') expect(pile?.late).toBe(pile?.count);
    const { sums } = await ask(name, filters);
    const sum = sums?.['net_amount'] ?? sums?.['amount'];
    if (sum !== undefined && name !== 'invoices_late') expect(pile?.amount ?? 0).toBe(sum);
  });

  test('of notes that are late, what is still to come in', async () => {
    const late = async () => byName(await api.ask(workQueue.list, {}, { as: master })).get('invoices_late')?.amount ?? 0;
    const before = await late();
    await api.sql(
      `update invoices set received_amount = 100 where received_amount = 0 and net_amount > withheld_on_payment + 100
       and id in (select id from invoices where status = 'overdue' and not is_archived order by id limit 1)`,
    );
    const { sums } = await ask('invoices_late', pileFilters('invoices_late', null) ?? {});
    expect(before - (await late())).toBe(100);
    expect(await late()).toBeLessThanOrEqual((sums?.['net_amount'] ?? 0) - (sums?.['received_amount'] ?? 0));
  });

  test('each holds something, so that equal is not equally nothing', async () => {
    const piles = await api.ask(workQueue.list, {}, { as: master });
    expect(piles.filter(({ count }) => count === 0).map(({ name }) => name)).toEqual([]);
  });

  test('of one person: what the same list shows when it is filtered by them', async () => {
    const people = await api.sql<{ id: number }>('select distinct analyst_id::int as id from companies where analyst_id is not null');
    for (const { id } of people) {
      const piles = await api.ask(workQueue.list, { mine: true }, { as: await masterAs(id) });
      expect(piles.every(({ name }) => pileRule(name).person !== null)).toBe(true);
      expect(piles.filter(({ count }) => count > 0).length).toBeGreaterThan(3);
      for (const { name, count } of piles) expect([name, count]).toEqual([name, await shown(name, pileFilters(name, id) ?? {})]);
      const { total } = await api.ask(npsSurvey.ownTasks, {}, { as: await masterAs(id) });
      expect(byName(piles).get('nps_tasks')?.count).toBe(total);
    }
  });
});

test('the work of each person is what each list shows when it is filtered by them', async () => {
  const people = await api.ask(workQueue.workload, {}, { as: master });
  expect(people.length).toBeGreaterThan(1);
  expect(people.map(workTotal)).toEqual(people.map(workTotal).toSorted((a, b) => b - a));
  for (const { id, name: _name, ...work } of people)
    for (const kind of WORKLOAD_KINDS) {
      const { pile, filters } = workloadKinds[kind];
      const person = pileRule(pile).person ?? '';
      expect([kind, work[kind]]).toEqual([kind, await shown(pile, { ...filters, [person]: id })]);
    }
});

/** Somebody of the demo's staff, who sees everything. */
const masterAs = async (id: number): Promise<TestPerson> => {
  await api.sql('update users set is_master = true, email_verified_at = now() where id = $1', [id]);
  return { ...master, id };
};

test('an analyst sees the piles whose lists they may open, and no other', async () => {
  const analyst = await api.make.analyst([granted('registration.opening', 'view'), granted('boletos', 'view')]);
  const piles = await api.ask(workQueue.list, {}, { as: analyst });
  expect(piles.map(({ name }) => name)).toEqual([
    'openings',
    'openings_without_analyst',
    'boletos_claimed',
    'boletos_new_guide',
    'boletos_without_line',
    'boletos_overdue',
  ]);
  const other = await api.make.analyst();
  expect(await api.ask(workQueue.list, {}, { as: other })).toEqual([]);
  const own = await api.ask(workQueue.list, { mine: true }, { as: other });
  expect(own.map(({ name, count }) => [name, count])).toEqual([['nps_tasks', 0]]);
});

test('the fines are those that each obligation tells of itself', async () => {
  const overdue = await ask('obligations', { status: 'overdue' });
  const ids = overdue.items.map(({ id }) => id);
  const details = await Promise.all(ids.map((id) => api.ask(monthlyObligation.detail, { id }, { as: master })));
  const known = details.map(({ fine_estimate }) => fine_estimate).filter((fine) => fine !== null);
  expect(overdue.total).toBe(ids.length);
  expect(await api.ask(workQueue.fines, {}, { as: master })).toEqual({
    count: ids.length,
    fine: known.reduce((sum, fine) => sum + fine, 0),
    unknown: ids.length - known.length,
  });
  expect(known.length).toBeGreaterThan(0);
});

test('one statement counts all of them', async () => {
  const session = await api.signIn(master);
  const statements = await api.statementsOf(() => api.ask(workQueue.list, {}, { as: session }));
  expect(statements.filter((text) => text.includes('invoices'))).toHaveLength(1);
});
