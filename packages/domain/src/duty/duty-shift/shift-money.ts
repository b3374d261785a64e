import { type InvoiceStatus, isLate } from '../../billing/invoice/invoice-status.ts';
import { type InvoicedShift, invoiceOfShifts, type ShiftInvoice } from '../../billing/invoice/shift-invoice.ts';
import { competenceOf } from '../../shared/date/competence.ts';
import type { ShiftValueKind } from '../../shared/money/value-kind.ts';
import { bad, type Result } from '../../shared/result/result.ts';
import { eventValue } from '../../shared/schedule/event-value.ts';
import type { Tone } from '../../shared/status/tone.ts';
import { compareText } from '../../shared/text/text.ts';
import type { PaymentKind } from '../accreditation/payment-form.ts';
import { type DutyShiftStatus, HELD_STATUSES, isHole } from './duty-shift-life.ts';

// What becomes of a shift in money: what it is worth, how far its note has come, and what the shifts of a hospital come to.

/** Still to be worked, worked and without a note, with one, with one that is late, received. */
export const SHIFT_MONEY = ['expected', 'to_invoice', 'invoiced', 'late', 'received'] as const;
export type ShiftMoney = (typeof SHIFT_MONEY)[number];

export const shiftMoneyLabel: Record<ShiftMoney, string> = {
  expected: 'Previsto',
  to_invoice: 'A faturar',
  invoiced: 'Faturado',
  late: 'Em atraso',
  received: 'Recebido',
};

export const shiftMoneyTone: Record<ShiftMoney, Tone> = {
  expected: 'ended',
  to_invoice: 'waiting',
  invoiced: 'running',
  late: 'attention',
  received: 'done',
};

/** The note that was asked for a shift, as far as its money goes. */
export type ShiftNote = { status: InvoiceStatus; due_date: string | null };

export type ValuedShift = {
  status: DutyShiftStatus;
  value: number | null;
  value_kind: ShiftValueKind | null;
  duration_minutes: number;
  done_minutes: number | null;
  /** What it was worth when its note was asked for. */
  invoiced_value: number | null;
  note: ShiftNote | null;
};

/**
 * A note that was given up or cancelled gives its shifts back. One that was replaced does not: its successor bills them, to which they are handed on
 * (`noteStep`).
 */
const isStanding = ({ status }: ShiftNote): boolean => status !== 'discarded' && status !== 'cancelled';

const noteOf = ({ note }: Pick<ValuedShift, 'note'>): ShiftNote | null => (note && isStanding(note) ? note : null);

/** A note bills it already. */
export const isBilled = (shift: Pick<ValuedShift, 'note'>): boolean => noteOf(shift) !== null;

/** It was worked. */
const isDone = (status: DutyShiftStatus): boolean => status === 'done' || status === 'done_with_divergence' || status === 'paid';

/** Somebody has it and it is still to be worked, or is being worked. */
const isAhead = (status: DutyShiftStatus): boolean => status === 'running' || HELD_STATUSES.some((held) => held === status);

/**
 * In cents; null where no value was agreed on. Paid by the shift, it is its value, however long it took: that is what was agreed on, and what is missing
 * is a divergence that the coordination corrects. Paid by the hour, it is that of the minutes that the clock counted, and of the planned ones where
 * nobody clocked it: nothing else says how long it was. What a note bills stays as it was billed: a clock that is corrected later changes no note.
 */
export const shiftWorth = (shift: ValuedShift): number | null =>
  noteOf(shift) && shift.invoiced_value !== null ? shift.invoiced_value : worthNow(shift);

/** What a note that is asked for now bills. */
export const worthNow = ({ value, value_kind, done_minutes, duration_minutes }: Omit<ValuedShift, 'status' | 'invoiced_value' | 'note'>) =>
  eventValue(value, value_kind, done_minutes ?? duration_minutes);

/** Null of what nobody is paid for: a place without a professional, a miss, what was called off. */
export const shiftMoneyOf = (shift: Pick<ValuedShift, 'status' | 'note'>, today: string): ShiftMoney | null => {
  const note = noteOf(shift);
  if (isAhead(shift.status)) return 'expected';
  if (!isDone(shift.status)) return null;
  if (!note) return 'to_invoice';
  if (note.status === 'paid') return 'received';
  return isLate(note, today) ? 'late' : 'invoiced';
};

/** What follows for a shift from how its note stands; null when nothing does. */
export const noteStep = (status: DutyShiftStatus, note: Pick<ShiftNote, 'status'>): 'pay' | 'unpay' | 'hand_on' | null => {
  if (note.status === 'replaced') return 'hand_on';
  if (note.status === 'paid') return status === 'done' || status === 'done_with_divergence' ? 'pay' : null;
  return status === 'paid' ? 'unpay' : null;
};

/** The payee of a professional's work, as the group has it: how it pays, and which company, if one. */
export type Payee = { payment: PaymentKind | null; company_id: number | null; company_name: string | null };

/** Why a company asks for no note of a group's shifts; null when it may. */
export const payeeProblem = ({ payment, company_id, company_name }: Payee, asking: number): string | null => {
  if (payment === 'pix') return 'Este grupo paga por Pix, em seu nome: não há nota a pedir.';
  if (payment === 'bank') return 'Este grupo paga na sua conta bancária, em seu nome: não há nota a pedir.';
  return company_id === null || company_id === asking
    ? null
    : `Este grupo paga ${company_name ?? 'outra empresa sua'}. Troque de empresa para pedir a nota.`;
};

/** A shift that a note is asked for. */
export type BillableShift = Omit<InvoicedShift, 'client_id'> & { group_id: number; money: ShiftMoney | null };

/** One note for several shifts: of one group, of one month, worked, and of no other note. */
export const noteOfShifts = (shifts: readonly BillableShift[]): Result<ShiftInvoice> => {
  if (shifts.some(({ money }) => money === 'expected')) return bad('Só entram na nota plantões já realizados.');
  if (shifts.some(({ money }) => money === null)) return bad('Faltas e plantões cancelados não entram na nota.');
  if (shifts.some(({ money }) => money !== 'to_invoice')) return bad('Um dos plantões já tem nota. Tire-o da seleção.');
  if (new Set(shifts.map(({ group_id }) => group_id)).size > 1) return bad('Escolha plantões de um grupo só: cada nota é de um tomador.');
  if (new Set(shifts.map(({ starts_on }) => competenceOf(starts_on))).size > 1)
    return bad('Escolha plantões de um mês só: cada nota é de uma competência.');
  return invoiceOfShifts(shifts.map((shift) => ({ ...shift, client_id: null })));
};

/** Whether a note is to the group of its shifts or to where they were: by the CNPJ of the first or of one of its branches. Of those without, to anybody. */
export const isTakerOf = (document: string | null, cnpjs: readonly (string | null)[]): boolean => {
  const ownCnpjs = cnpjs.filter((cnpj) => cnpj !== null);
  return ownCnpjs.length === 0 || ownCnpjs.some((cnpj) => document?.slice(0, ROOT) === cnpj.slice(0, ROOT));
};

/** Length of the part of a CNPJ that a company shares with its branches. */
const ROOT = 8;

/** Cents. */
export type MoneySums = Record<ShiftMoney, number>;

type CountedMoney = { money: ShiftMoney | null; worth: number | null };

export const sumMoney = (shifts: readonly CountedMoney[]): MoneySums => {
  const of = (money: ShiftMoney) => shifts.reduce((total, one) => total + (one.money === money ? (one.worth ?? 0) : 0), 0);
  return { expected: of('expected'), to_invoice: of('to_invoice'), invoiced: of('invoiced'), late: of('late'), received: of('received') };
};

type PlacedMoney = CountedMoney & { group_id: number; group_name: string; unit_id: number; unit_name: string };

export type HospitalMoney = MoneySums & { id: number; group_name: string; unit_name: string; count: number };

/** By hospital, those with most that is late or still to invoice first. */
export const moneyByHospital = (shifts: readonly PlacedMoney[]): HospitalMoney[] =>
  [...Map.groupBy(shifts, ({ unit_id }) => unit_id).values()]
    .flatMap((here): HospitalMoney[] => {
      const [first] = here;
      if (!first) return [];
      const { unit_id: id, unit_name, group_name } = first;
      return [{ id, unit_name, group_name, count: here.length, ...sumMoney(here) }];
    })
    .toSorted(
      (one, other) =>
        other.late + other.to_invoice - (one.late + one.to_invoice) ||
        compareText(one.unit_name, other.unit_name) ||
        compareText(one.group_name, other.group_name),
    );

/** What the shifts of a unit cost in a month, in cents. Each is a part of the one before: what was invoiced was done, what was paid was invoiced. */
export type UnitCost = {
  shifts: number;
  /** All that is in the schedule, drafts and open places, too; by the planned hours. */
  planned: number;
  /** What it comes to: what was done, and what is still planned. Not what nobody came to, nor what nobody had when it was over. */
  cost: number;
  done: number;
  invoiced: number;
  paid: number;
};

export type CostedShift = ValuedShift & { professional_id: number | null; end_at: string };

export const unitCost = (shifts: readonly CostedShift[], now: string): UnitCost => {
  const here = shifts.filter(({ status }) => status !== 'cancelled');
  const done = here.filter(({ status }) => isDone(status));
  const invoiced = done.filter(isBilled);
  const planned = (some: readonly ValuedShift[]) => sum(some.map((shift) => worthNow({ ...shift, done_minutes: null })));
  const worth = sum(done.map(shiftWorth));
  return {
    shifts: here.length,
    planned: planned(here),
    cost:
      worth +
      planned(here.filter((shift) => !isDone(shift.status) && shift.status !== 'missed' && !(isHole(shift) && shift.end_at <= now))),
    done: worth,
    invoiced: sum(invoiced.map(shiftWorth)),
    paid: sum(invoiced.filter(({ note }) => note?.status === 'paid').map(shiftWorth)),
  };
};

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** What a budget leaves, negative where the cost is beyond it; null without a budget. */
export const budgetLeft = ({ budget, cost }: { budget: number | null; cost: number }): number | null =>
  budget === null ? null : budget - cost;
