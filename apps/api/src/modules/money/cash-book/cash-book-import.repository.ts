import type { CashBookImportRow } from '@esteto/contract/money/cash-book';
import type { EntryColumn } from '@esteto/domain/money/cash-book/entry-columns';
import type { FileEntry } from '@esteto/domain/money/cash-book/entry-file';
import { competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import type { RememberedColumns } from '@esteto/domain/shared/sheet/columns';
import { and, desc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import {
  cashBookEntries as entries,
  cashBookImports as imports,
  cashBookMonths as months,
} from '../../../tables/cash-book/cash-book.tables.ts';
import { ofPerson } from './cash-book.repository.ts';

/** So many of the last files are shown, and their columns remembered. */
const MOST_SHOWN = 50;

export const importsOf = (user_id: number): SQL => eq(imports.user_id, user_id);

export const latest = (db: Reader, user_id: number): Promise<CashBookImportRow[]> =>
  db
    .select({
      id: imports.id,
      created_at: imports.created_at,
      file_name: imports.file_name,
      fresh: imports.fresh,
      matched: imports.matched,
      repeated: imports.repeated,
      undone_at: imports.undone_at,
    })
    .from(imports)
    .where(importsOf(user_id))
    .orderBy(desc(imports.id))
    .limit(MOST_SHOWN);

/** What the person's files had as columns, the latest first. */
export const remembered = (db: Reader, user_id: number): Promise<RememberedColumns<EntryColumn>[]> =>
  db
    .select({ headers: imports.headers, columns: imports.columns })
    .from(imports)
    .where(importsOf(user_id))
    .orderBy(desc(imports.id))
    .limit(MOST_SHOWN);

/** The entries that rows of a file may be: those of their months, and those with their receipts. Undefined where no row says anything. */
export const around = (user_id: number, rows: readonly FileEntry[]): SQL | undefined => {
  const read = rows.flatMap(({ entry }) => entry ?? []);
  const days = read.map(({ entry_date }) => entry_date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const numbers = read.flatMap(({ receipt_number }) => receipt_number ?? []);
  const ofMonths = and(gte(entries.entry_date, firstDayOf(competenceOf(first))), lte(entries.entry_date, lastDayOf(competenceOf(last))));
  return and(ofPerson(user_id), or(ofMonths, numbers.length > 0 ? inArray(entries.receipt_number, numbers) : undefined));
};

export const find = (db: Reader, where: SQL, limit: number) => db.select().from(entries).where(where).limit(limit);

/** The months of a book that take no entry ('YYYY-MM'). */
export const closedMonths = async (db: Reader, user_id: number): Promise<Set<string>> => {
  const rows = await db
    .select({ month: months.month })
    .from(months)
    .where(and(eq(months.user_id, user_id), eq(months.month_status, 'closed')));
  return new Set(rows.map(({ month }) => month));
};
