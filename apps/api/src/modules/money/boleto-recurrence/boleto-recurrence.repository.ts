import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BoletoRecurrenceRow, boletoRecurrence as contract } from '@esteto/contract/money/boleto-recurrence';
import { pendingDescription } from '@esteto/domain/billing/invoice-recurrence/recurring-request';
import type { CompanyStanding } from '@esteto/domain/company/company/company-may';
import { and, asc, eq, getTableColumns, lte, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { type BoletoRecurrence, boletoRecurrences as recurrences } from '../../../tables/boleto-recurrence/boleto-recurrence.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { companyStanding } from '../../../tables/company/company-standing.ts';

const rows = (db: Reader) =>
  db
    .select({ ...getTableColumns(recurrences), company_name: companies.name })
    .from(recurrences)
    .innerJoin(companies, eq(companies.id, recurrences.company_id));

/** With the description as the next boleto will have it. */
const shown = <Kept extends BoletoRecurrence>(recurrence: Kept): Kept => ({ ...recurrence, description: pendingDescription(recurrence) });

export const list = async (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<BoletoRecurrenceRow>> => {
  const page = await readPage(
    db,
    {
      input,
      orders: { created_at: recurrences.created_at, amount: recurrences.amount },
      defaultOrder: '-created_at',
      id: recurrences.id,
      where: and(
        input.company_id ? eq(recurrences.company_id, input.company_id) : undefined,
        input.status ? eq(recurrences.status, input.status) : undefined,
      ),
    },
    (where) => rows(db).where(where),
  );
  return { ...page, items: page.items.map(shown) };
};

export const detail = async (db: Reader, id: number): Promise<BoletoRecurrenceRow> => {
  const [row] = await rows(db).where(eq(recurrences.id, id));
  if (!row) throw notFound();
  return shown(row);
};

const due = (today: string): SQL | undefined => and(eq(recurrences.status, 'active'), lte(recurrences.next_on, today));

export const dueIds = async (db: Reader, today: string): Promise<number[]> => {
  const ids = await db
    .select({ id: recurrences.id })
    .from(recurrences)
    .where(due(today))
    .orderBy(asc(recurrences.next_on), asc(recurrences.id));
  return ids.map(({ id }) => id);
};

/** Locked until what is due of it is made, with how its company stands; null when nothing is due any more, or somebody else is at it. */
export const lockDue = async (
  db: Transaction,
  id: number,
  today: string,
): Promise<{ recurrence: BoletoRecurrence; standing: CompanyStanding } | null> => {
  const [row] = await db
    .select({ recurrence: getTableColumns(recurrences), standing: companyStanding })
    .from(recurrences)
    .innerJoin(companies, eq(companies.id, recurrences.company_id))
    .where(and(eq(recurrences.id, id), due(today)))
    .for('update', { of: recurrences, skipLocked: true });
  return row ?? null;
};
