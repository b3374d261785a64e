import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';

/** The boletos of a company by which money goes out: what it charges a client with is none, nor is the tax of one of its people. */
export const isOutflow = (company_id: number): SQL | undefined =>
  and(eq(boletos.company_id, company_id), isNull(boletos.taxpayer_id), ne(boletos.kind, 'client_charge'), ne(boletos.status, 'canceled'));
