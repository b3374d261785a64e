import { type InvoiceStatus, isDead, isLate } from '../../billing/invoice/invoice-status.ts';
import { endOf, type Span, type WallTime } from '../../shared/schedule/event-span.ts';
import type { Tone } from '../../shared/status/tone.ts';
import { type EventKind, isPaidKind } from './event-kinds.ts';

/** How far what was worked is paid: still to come, without a note, with one, late, received. */
export const EVENT_MONEY = ['ahead', 'to_invoice', 'invoiced', 'late', 'received'] as const;
export type EventMoney = (typeof EVENT_MONEY)[number];

export const eventMoneyLabel: Record<EventMoney, string> = {
  ahead: 'Por fazer',
  to_invoice: 'Sem nota',
  invoiced: 'Com nota',
  late: 'Atrasado',
  received: 'Recebido',
};

export const eventMoneyTone: Record<EventMoney, Tone> = {
  ahead: 'ended',
  to_invoice: 'waiting',
  invoiced: 'running',
  late: 'attention',
  received: 'done',
};

export type PaidEvent = Span & {
  kind: EventKind;
  value: number | null;
  paid_on: string | null;
  payment_forecast_date: string | null;
  /** The note that was asked for it, if any. */
  invoice: { status: InvoiceStatus; due_date: string | null } | null;
};

/** A note that is over without money counts as none. What a person says was received is, whatever became of its note. Null of what is not paid. */
export const moneyOf = (event: PaidEvent, now: WallTime): EventMoney | null => {
  if (!isPaidKind(event.kind) || event.value === null) return null;
  const today = now.slice(0, 10);
  const note = event.invoice && !isDead(event.invoice.status) ? event.invoice : null;
  if (event.paid_on !== null || note?.status === 'paid') return 'received';
  if (note ? isLate(note, today) : isForecastOver(event, today)) return 'late';
  if (note) return 'invoiced';
  return endOf(event) <= now ? 'to_invoice' : 'ahead';
};

const isForecastOver = ({ payment_forecast_date }: PaidEvent, today: string): boolean =>
  payment_forecast_date !== null && payment_forecast_date < today;
