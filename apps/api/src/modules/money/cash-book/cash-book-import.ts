import type { InputOf } from '@esteto/contract/endpoint';
import type { cashBook as contract, ImportCounts, ImportPreview } from '@esteto/contract/money/cash-book';
import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { ENTRY_COLUMNS } from '@esteto/domain/money/cash-book/entry-columns';
import { type EntryFileReading, MOST_ENTRY_ROWS } from '@esteto/domain/money/cash-book/entry-file';
import { IMPORT_RESULTS, type JudgedRow, judgeRows } from '@esteto/domain/money/cash-book/entry-import';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { headersKey, readColumns } from '@esteto/domain/shared/sheet/columns';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { safeName } from '../../../platform/files/file-name.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { cashBookImports, cashBookEntries as table } from '../../../tables/cash-book/cash-book.tables.ts';
import * as books from './cash-book.repository.ts';
import * as imports from './cash-book-import.repository.ts';

type Sent = Pick<InputOf<typeof contract.importFile>, 'body'> & { file: UploadedFile };

/** Entries of the months of a file that are looked at. */
const MOST_KNOWN = 20_000;
/** Rows that are shown before they are imported. */
const MOST_ROWS_SHOWN = 200;

export const importing = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  /** What a file says, read apart from the server; refuses one that says nothing. One statement. */
  const read = async ({ user }: CompanyActor, { body, file }: Sent) => {
    const remembered = await imports.remembered(db, user.id);
    const chosen = body.columns ? readColumns(ENTRY_COLUMNS, body.columns) : null;
    const isWorkbook = file.mime === fileMime.xlsx;
    const input = { bytes: file.bytes, isWorkbook, chosen, remembered, today: clock.today() };
    const reading = await readApart('entryFile', input, { of: user.id }).catch((error: unknown): EntryFileReading => {
      if (error instanceof TooHard)
        return { ok: false, reason: 'O arquivo demora demais para ser lido. Divida-o e importe uma parte de cada vez.' };
      throw error;
    });
    if (!reading.ok) throw invalid({ file: reading.reason });
    return reading;
  };

  return {
    previewImport: async (actor: CompanyActor, sent: Sent): Promise<ImportPreview> => {
      const { columns, missing, rows } = await read(actor, sent);
      const where = imports.around(actor.user.id, rows);
      const book = where ? await imports.find(db, where, MOST_KNOWN) : [];
      const judged = judgeRows(rows, book, await imports.closedMonths(db, actor.user.id));
      const shown = judged.toSorted((one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result)).slice(0, MOST_ROWS_SHOWN);
      return {
        columns,
        missing,
        counts: countsOf(judged),
        rows: shown.map(({ row: { line, text }, result, words }) => ({ line, text, result, words })),
      };
    },

    importFile: async (actor: CompanyActor, sent: Sent): Promise<ImportCounts> => {
      const { columns, missing, rows } = await read(actor, sent);
      if (missing) throw invalid({ columns: missing });
      const user_id = actor.user.id;
      const where = imports.around(user_id, rows);
      if (!where) throw invalid({ file: NOTHING_NEW });

      return work(actor, async (tx) => {
        const days = rows.flatMap(({ entry }) => entry?.entry_date ?? []);
        const months = await books.lockMonths(tx, user_id, [...new Set(days.map(competenceOf))]);
        const closed = new Set(months.flatMap(({ month, month_status }) => (month_status === 'closed' ? [month] : [])));
        const judged = judgeRows(rows, await tx.lockAll(table, { scope: where, most: MOST_KNOWN }), closed);
        const counts = countsOf(judged);
        if (counts.fresh + counts.matched === 0) throw invalid({ file: NOTHING_NEW });
        const { fresh, matched, repeated } = counts;
        const file = {
          file_name: safeName(sent.file.name),
          headers: headersKey(columns.map(({ header }) => header)),
          columns: columns.map(({ column }) => column),
        };
        const { id } = await tx.insert(
          cashBookImports,
          { ...file, user_id, fresh, matched, repeated },
          { action: 'cash_book_import.made' },
        );
        const values = judged.flatMap(({ result, row: { entry } }) =>
          result === 'fresh' && entry ? [{ ...books.columnsOf(entry), user_id, import_id: id }] : [],
        );
        if (values.length > 0) await tx.insertAll(table, values, { action: 'cash_book_entry.created' });
        const receipts = new Map(judged.flatMap((one) => (one.result === 'matched' && one.match ? [[one.match, one] as const] : [])));
        await tx.changeAll(
          table,
          [...receipts.keys()],
          (before) => receiptColumns(receipts.get(before), { import_id: id, today: tx.today }),
          { action: 'cash_book_entry.receipt_imported' },
        );
        return counts;
      });
    },

    imports: async ({ user }: CompanyActor) => ({ items: await imports.latest(db, user.id) }),

    /** What a file brought leaves as a whole; that a receipt was cancelled stays so. A closed month lets no entry go, which the database says. */
    undoImport: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        const sent = await tx.lock(cashBookImports, { id, version: null, scope: imports.importsOf(user_id) });
        if (sent.undone_at) throw new AppError(422, { message: 'Esta importação já foi desfeita.', code: 'illegal_transition' });
        const ofFile = (column: typeof table.import_id | typeof table.receipt_import_id) => ({
          scope: and(books.ofPerson(user_id), eq(column, id)),
          most: MOST_ENTRY_ROWS,
        });
        const brought = await tx.lockAll(table, ofFile(table.import_id));
        const matched = await tx.lockAll(table, ofFile(table.receipt_import_id));
        const days = brought.map(({ entry_date }) => entry_date);
        if (days.length > 0) await books.lockMonths(tx, user_id, [...new Set(days.map(competenceOf))]);
        await tx.changeAll(table, brought, { deleted_at: tx.now }, { action: 'cash_book_entry.removed' });
        await tx.changeAll(table, matched, { ...books.NO_RECEIPT, receipt_import_id: null }, { action: 'cash_book_entry.edited' });
        await tx.change(cashBookImports, sent, { undone_at: tx.now }, { action: 'cash_book_import.undone' });
      }),
  };
};

const NOTHING_NEW = 'Nada neste arquivo é novo: veja abaixo o que há em cada linha.';

/** What a person must know of stands first. */
const ORDER: readonly JudgedRow['result'][] = ['wrong', 'left_out', 'matched', 'fresh', 'repeated'];

const countsOf = (rows: readonly JudgedRow[]): ImportCounts => {
  const counts = Object.fromEntries(IMPORT_RESULTS.map((result) => [result, 0])) as ImportCounts;
  for (const { result } of rows) counts[result] += 1;
  return counts;
};

/** The day of a cancellation that the file does not say is the one on which it was read. */
const receiptColumns = (judged: JudgedRow | undefined, { import_id, today }: { import_id: number; today: string }) => {
  const { entry, isCancelled } = judged?.row ?? {};
  if (isCancelled) return { receipt_cancelled_on: entry?.receipt_cancelled_on ?? today };
  const { receipt_number = null, receipt_issued_on = null } = entry ?? {};
  return { receipt_number, receipt_issued_on, receipt_cancelled_on: null, receipt_import_id: import_id };
};
