import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';

/** The boletos of a company by which money goes out: what it charges a client with is none, nor is the tax of one of its people. */
export const isOutflow = (company_id: number): SQL | undefined =>
  and(eq(boletos.company_id, company_id), isNull(boletos.taxpayer_id), ne(boletos.kind, 'client_charge'), ne(boletos.status, 'canceled'));

/** Cents of a boleto that go out: less the discount with which it was paid, or that still counts on a day. `waitingCost` says the same of one. */
export const outflowAmount = (today: string): SQL<number> =>
  sql<number>`case when ${boletos.status} in ('paid', 'paid_late') then least(${boletos.amount}, coalesce(${boletos.paid_amount}, ${boletos.amount}))
    when ${boletos.kind} <> 'tax' and ${boletos.discount_until} >= ${today}::date then ${boletos.amount} - ${boletos.discount_amount}
    else ${boletos.amount} end`;
