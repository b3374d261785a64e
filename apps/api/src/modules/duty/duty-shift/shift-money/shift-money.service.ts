import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { shiftMoney as contract, MoneyShift, NoteShift, OwnMoney, UnitCosts } from '@esteto/contract/duty/shift-money';
import type { InputOf } from '@esteto/contract/endpoint';
import { MOST_INVOICED } from '@esteto/domain/billing/invoice/shift-invoice';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import {
  isTakerOf,
  noteOfShifts,
  noteStep,
  payeeProblem,
  shiftMoneyOf,
  shiftWorth,
  unitCost,
  worthNow,
} from '@esteto/domain/duty/duty-shift/shift-money';
import { compareText } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { type CompanyActor, type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import { dutyShifts as table } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { unitBudgets } from '../../../../tables/duty-shift/shift-money.tables.ts';
import type { GroupInvoiceService } from '../../../billing/invoice/group/group-invoice.service.ts';
import type { InvoiceService } from '../../../billing/invoice/invoice.service.ts';
import type { UnitService } from '../../unit/unit.service.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import * as money from './shift-money.repository.ts';

export type ShiftMoneyService = ReturnType<typeof shiftMoneyService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { invoices: InvoiceService; groupInvoices: GroupInvoiceService; units: UnitService };

/** What becomes of shifts in money: the notes that doctors ask for theirs, and what a group spends. How far a shift is paid is read from its note. */
export const shiftMoneyService = ({ db, work, clock, invoices, groupInvoices, units }: Parts) => ({
  own: async ({ user, company }: CompanyActor, input: InputOf<typeof contract.own>): Promise<OwnMoney> => {
    const { company_id } = company;
    const shifts = await money.ofMonths(db, user.id, input);
    const groups = await money.payeesOf(db, user.id, company_id);
    return {
      shifts: shifts.flatMap((shift) => moneyShift(shift, company_id, clock.today())),
      groups: groups.map(({ id, name, document, client, ...payee }) => ({
        id,
        name,
        document,
        client,
        problem: payeeProblem(payee, company_id),
      })),
    };
  },

  /** The professional's own shifts that this company is paid for, each with the group among its clients. One statement. */
  ownOfCompany: async ({ user, company: { company_id } }: CompanyActor, months: { from: string; to: string }) => {
    const shifts = await money.withPayees(db, user.id, company_id, months);
    return shifts
      .filter(({ payee }) => payeeProblem(payee, company_id) === null)
      .flatMap(({ client, ...shift }) => moneyShift(shift, company_id, clock.today()).map((line) => ({ ...line, client })));
  },

  /** One note, and the shifts that it bills, all or nothing. */
  request: (
    actor: CompanyActor,
    { body: { duty_shift_ids, ...form } }: Pick<InputOf<typeof contract.request>, 'body'>,
  ): Promise<InvoiceDetail> =>
    work(actor, async (tx) => {
      const { company_id } = actor.company;
      const ids = [...new Set(duty_shift_ids)];
      const locked = await tx.lockAll(table, { scope: money.publishedOnes(actor.user.id, ids), most: MOST_INVOICED });
      if (locked.length < ids.length) throw notFound();
      // Asked once they are held: of two who ask at the same time the second is told of the first's note.
      const shifts = await money.toBill(tx.db, actor.user.id, ids);
      const note = noteOfShifts(shifts.map((shift) => ({ ...shift, money: shiftMoneyOf(shift, tx.today) })));
      if (!note.ok) throw new AppError(422, { message: note.message, code: 'not_billable' });
      const [payee] = shifts;
      const problem = payee && payeeProblem(payee, company_id);
      if (problem) throw new AppError(422, { message: problem, code: 'other_payee' });
      const invoice = await invoices.requestIn(tx, actor, form);
      if (
        !isTakerOf(
          invoice.client.document,
          shifts.flatMap(({ group_cnpj, unit_cnpj }) => [group_cnpj, unit_cnpj]),
        )
      )
        throw invalid({ client_id: 'O tomador é o grupo destes plantões, uma filial dele ou a unidade. Escolha ou cadastre um deles.' });
      const event = { action: 'duty_shift.invoice_asked', company_id } as const;
      await tx.changeAll(table, locked, (shift) => ({ invoice_id: invoice.id, invoiced_value: worthNow(shift) }), event);
      return invoice;
    }),

  costs: async (actor: ManagerActor, { month }: InputOf<typeof contract.costs>): Promise<UnitCosts[]> => {
    const planned = Map.groupBy(await money.plannedIn(db, actor.group, month), ({ unit_id }) => unit_id);
    const now = clock.now().toISOString();
    const budgets = new Map((await money.budgetsOf(db, actor.group, month)).map(({ unit_id, amount }) => [unit_id, amount]));
    const names = new Map((await units.options(actor)).map(({ id, name }) => [id, name]));
    // A unit that is closed by now, or left, may have had shifts.
    for (const [id, [first]] of planned) if (first) names.set(id, first.unit_name);
    return [...names]
      .map(([id, name]) => ({ id, name, ...unitCost(planned.get(id) ?? [], now), budget: budgets.get(id) ?? null }))
      .toSorted((one, other) => compareText(one.name, other.name));
  },

  setBudget: async (actor: ManagerActor, { body: { unit_id, month, amount } }: InputOf<typeof contract.setBudget>): Promise<void> => {
    if (!(await units.areAll(actor, [unit_id]))) throw notFound();
    const { group_id } = actor.group;
    await work(actor, async (tx) => {
      const [before] = await tx.lockAll(unitBudgets, { scope: money.budgetOf(group_id, { unit_id, month }), most: 1 });
      if (before) await tx.change(unitBudgets, before, { amount }, { action: 'unit_budget.changed' });
      else await tx.insert(unitBudgets, { group_id, unit_id, month, amount }, { action: 'unit_budget.set' });
    });
  },

  /** Those in the units that whoever asks looks after. */
  noteShifts: async (actor: ManagerActor, { id }: { id: number }): Promise<NoteShift[]> => {
    await groupInvoices.detail(actor, { id });
    return money.behindNote(db, actor.group, id);
  },

  /**
   * A job brings shifts to where their notes stand: paid, paid no more, or replaced by another. Money comes and goes at several places (one payment, a
   * file of the bank, an undoing), so that notes know nothing of shifts; what doctors and managers read of money is read from the notes themselves and
   * waits for no job.
   */
  followNotes: async (jobId: string): Promise<void> =>
    each('duty shifts', await money.behindTheirNotes(db), ({ id }) =>
      work(systemActor(jobId), async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        const note = before.invoice_id === null ? undefined : await money.noteOf(tx.db, before.invoice_id);
        const step = note ? noteStep(before.status, note) : null;
        if (!note || step === null) return;
        if (step === 'hand_on')
          await tx.change(table, before, { invoice_id: note.substituted_by_id }, { action: 'duty_shift.invoice_replaced' });
        else await tx.move(table, dutyShiftMachine, before, { action: step, by: 'system', before: standingOf(before) });
      }),
    ),
});

/** Where a shift stands that is paid no more. */
const standingOf = ({ divergences }: DutyShift) => (divergences.length > 0 ? 'done_with_divergence' : 'done');

const moneyShift = (shift: money.PaidShift, company_id: number, today: string): MoneyShift[] => {
  const state = shiftMoneyOf(shift, today);
  if (state === null) return [];
  const { invoice_company_id, done_minutes, duration_minutes } = shift;
  const isBilled = state !== 'expected' && state !== 'to_invoice';
  return [
    {
      ...shift,
      minutes: done_minutes ?? duration_minutes,
      worth: shiftWorth(shift),
      money: state,
      invoice_id: isBilled && invoice_company_id === company_id ? shift.invoice_id : null,
      invoice_number: isBilled ? shift.invoice_number : null,
      due_date: isBilled ? (shift.note?.due_date ?? null) : null,
    },
  ];
};
