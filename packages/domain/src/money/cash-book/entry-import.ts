import { competenceOf, formatCompetenceLong } from '../../shared/date/competence.ts';
import { daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import type { Tone } from '../../shared/status/tone.ts';
import { searchKey } from '../../shared/text/text.ts';
import type { CashBookEntryForm } from './cash-book-form.ts';
import type { FileEntry } from './entry-file.ts';
import { receiptStanding } from './receipt.ts';

/** What becomes of a row of a file. 'matched': its receipt goes to an entry that is there, or is cancelled in it. */
export const IMPORT_RESULTS = ['fresh', 'matched', 'repeated', 'left_out', 'wrong'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

export const importResultLabel: Record<ImportResult, string> = {
  fresh: 'Novo',
  matched: 'Recibo',
  repeated: 'Já está aqui',
  left_out: 'Fica de fora',
  wrong: 'Não entra',
};
export const importResultTone: Record<ImportResult, Tone> = {
  fresh: 'running',
  matched: 'done',
  repeated: 'ended',
  left_out: 'ended',
  wrong: 'attention',
};

/** An entry of the book that a row of a file may be. */
export type BookEntry = CashBookEntryForm & { id: number };

/** `match`: the entry that the row is, or to which its receipt belongs. `words`: why, where the result does not say it all. */
export type JudgedRow<Entry extends BookEntry = BookEntry> = {
  row: FileEntry;
  result: ImportResult;
  match: Entry | null;
  words: string | null;
};

/**
 * What becomes of each row, in order. A receipt is one by its number; one that is new belongs to an entry of its month with the same payer and amount that
 * has none, the nearest day first, else it is an entry itself. Another row is there already when an entry of its day, amount and payer (or history) is,
 * each entry for one row. `closed`: months ('YYYY-MM') that take no entry; receipts they do take.
 */
export const judgeRows = <Entry extends BookEntry>(
  rows: readonly FileEntry[],
  book: readonly Entry[],
  closed: ReadonlySet<string>,
): JudgedRow<Entry>[] => {
  const byReceipt = new Map(book.flatMap((entry) => (entry.receipt_number ? [[entry.receipt_number, entry] as const] : [])));
  const same = Map.groupBy(book, sameKey);
  const waiting = Map.groupBy(
    book.filter((entry) => receiptStanding(entry) === 'missing'),
    receiptKey,
  );
  const used = new Set<number>();
  const lines = new Map<string, number>();

  const judgeReceipt = (row: FileEntry, entry: CashBookEntryForm, number: string): JudgedRow<Entry> => {
    const before = lines.get(number);
    if (before !== undefined) return said(row, 'left_out', `O recibo ${number} já está na linha ${before}.`);
    lines.set(number, row.line);
    const own = byReceipt.get(number);
    if (own && row.isCancelled && !own.receipt_cancelled_on)
      return { row, result: 'matched', match: own, words: 'Cancelado: o lançamento fica sem recibo.' };
    if (own) return { row, result: 'repeated', match: own, words: null };
    if (row.isCancelled) return said(row, 'left_out', 'O recibo foi cancelado: não é rendimento.');
    const distance = (other: Entry): number => Math.abs(daysBetween(other.entry_date, entry.entry_date));
    const [nearest] = (waiting.get(receiptKey(entry)) ?? [])
      .filter(({ id }) => !used.has(id))
      .toSorted((one, other) => distance(one) - distance(other));
    if (!nearest) return judgeNew(row, entry);
    used.add(nearest.id);
    return { row, result: 'matched', match: nearest, words: `É o recibo do lançamento de ${formatDateNumeric(nearest.entry_date)}.` };
  };

  const judgeNew = (row: FileEntry, { entry_date }: CashBookEntryForm): JudgedRow<Entry> =>
    closed.has(competenceOf(entry_date))
      ? said(row, 'wrong', `O mês de ${formatCompetenceLong(competenceOf(entry_date))} está fechado. Peça ao seu contador para reabrir.`)
      : said(row, 'fresh', null);

  return rows.map((row) => {
    const { entry, problem } = row;
    if (!entry) return said(row, 'wrong', problem);
    if (entry.receipt_number) return judgeReceipt(row, entry, entry.receipt_number);
    const own = same.get(sameKey(entry))?.find(({ id }) => !used.has(id));
    if (!own) return judgeNew(row, entry);
    used.add(own.id);
    return { row, result: 'repeated', match: own, words: null };
  });
};

const said = (row: FileEntry, result: ImportResult, words: string | null): JudgedRow<never> => ({ row, result, match: null, words });

/** By what two entries are one: who paid says it, else the history. */
const sameKey = ({ kind, entry_date, amount, payer_cpf, payer_cnpj, history }: CashBookEntryForm): string =>
  [kind, entry_date, amount, payer_cpf ?? payer_cnpj ?? searchKey(history)].join(' ');

const receiptKey = ({ entry_date, amount, payer_cpf }: CashBookEntryForm): string =>
  [competenceOf(entry_date), amount, payer_cpf].join(' ');
