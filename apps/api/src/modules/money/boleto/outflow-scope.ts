import { and, eq, ne, type SQL } from 'drizzle-orm';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';

/** The boletos of a company by which money goes out: what it charges a client with is none. */
export const isOutflow = (company_id: number): SQL | undefined =>
  and(eq(boletos.company_id, company_id), ne(boletos.kind, 'client_charge'), ne(boletos.status, 'canceled'));
