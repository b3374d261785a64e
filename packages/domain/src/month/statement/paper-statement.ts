import { sumCents } from '../../shared/money/money.ts';
import { readAmount } from '../../shared/sheet/amount.ts';
import { readWrittenDay } from '../../shared/sheet/written-day.ts';
import { countOf, searchKey } from '../../shared/text/text.ts';
import type { StatementFileReading, StatementReading } from './statement-file.ts';
import { PAPER_ID, type Transaction, withOwnIds } from './transaction.ts';

// A statement as a PDF shows it. No layout is presumed: what stands in a line is a day, words and figures. What was read counts only where the balances that
// the paper states prove it; of every other paper nothing is taken, and a person looks at it.

/** The text of a PDF, line by line; `isCut`: that only its beginning was read. */
export type PaperText = { text: string; isCut: boolean };

/** Reads the text of a PDF. `near`: the month ('YYYY-MM') that it is sent for. Never throws; linear in the size of the text. */
export const readPaperStatement = ({ text, isCut }: PaperText, near: string): StatementFileReading => {
  if (isCut) return keptUnread('ele tem páginas demais');
  if (text.trim() === '') return keptUnread('ele é uma imagem, sem texto');
  const lines = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE));
  let most = 0;
  for (const way of WAYS) {
    const paper = readLines(lines, near, way);
    most = Math.max(most, paper.rows.length);
    const proven = provenOf(paper);
    if (proven) return proven;
  }
  return keptUnread(
    most === 0
      ? 'não encontramos lançamentos nele'
      : `os saldos que ele mostra não confirmam ${countOf(most, 'lançamento lido', 'lançamentos lidos')}`,
  );
};

/** What is said of a PDF that is kept as it is. */
export const keptUnread = (why: string): StatementFileReading => ({
  ok: true,
  accounts: [{ ...NOTHING, transactions: [] }],
  warnings: [`O PDF foi guardado. A equipe lê o que ele traz: ${why}.`],
});

const NOTHING = { bank_code: '', account: '', opening: null, closing: null, start: null, end: null } satisfies Partial<StatementReading>;

const MOST_LINES = 20_000;
/** Longer is no row of a table; keeps the patterns short of work. */
const LONGEST_LINE = 400;

/** How a paper may be meant: whether a row without a day is of the day before it; whether what has no sign is told by the balances. */
type Way = { undated: boolean; byBalance: boolean };
const WAYS: readonly Way[] = [
  { undated: true, byBalance: false },
  { undated: true, byBalance: true },
  { undated: false, byBalance: false },
  { undated: false, byBalance: true },
];

/** A figure as it is written. `sign` 0: the paper writes none. */
type Figure = { cents: number; sign: -1 | 0 | 1 };
type Row = { day: string; memo: string; figure: Figure; balance: number | null };
/** `days`: what an account held at the end of a day. */
type Paper = { rows: Row[]; opening: number | null; closing: number | null; days: Map<string, number>; way: Way };

const FIGURE = String.raw`\(?[-+\u2212]? ?(?:R\$ ?)?[-+\u2212]?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}(?:\)| ?[-+]| ?[DC]\b)?`;
const FIGURES = new RegExp(String.raw`(?:^|[ :])((?:${FIGURE})(?: +${FIGURE})*) *$`);
const EACH_FIGURE = new RegExp(FIGURE, 'g');

const readLines = (lines: readonly string[], near: string, way: Way): Paper => {
  const paper: Paper = { rows: [], opening: null, closing: null, days: new Map(), way };
  let day: string | null = null;
  let section: Figure['sign'] = 0;
  for (const line of lines) {
    const dated = dayAtStart(line, near);
    if (dated) {
      if (dated.day !== day) section = 0;
      day = dated.day;
    }
    const rest = dated?.rest ?? line.trim();
    const figures = figuresOf(rest);
    const words = wordsOf(rest);
    const key = searchKey(words)
      .replace(/[^a-z ]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (/^total\b|^subtotal\b/.test(key)) {
      section = /^total (?:de |das? |dos? )?(?:entradas?|creditos?)\b/.test(key)
        ? 1
        : /^total (?:de |das? |dos? )?(?:saidas?|debitos?)\b/.test(key)
          ? -1
          : 0;
      continue;
    }
    const last = figures.at(-1);
    const stated = balanceOf(key);
    if (stated) {
      if (last) state(paper, stated, { day, cents: signed(last) });
      continue;
    }
    const [figure, balance] = figures;
    if (!figure || figures.length > 2) {
      const former = paper.rows.at(-1);
      if (former && figures.length === 0 && /^(?:rem|des|dest|fav|orig)\b[.:]/i.test(rest))
        former.memo = `${former.memo} ${rest}`.slice(0, LONGEST_MEMO);
      continue;
    }
    if (!day || !/[a-z]{2}/.test(key) || (!dated && !way.undated)) continue;
    const meant: Figure = figure.sign === 0 && section !== 0 ? { ...figure, sign: section } : figure;
    paper.rows.push({ day, memo: words.slice(0, LONGEST_MEMO), figure: meant, balance: balance ? signed(balance) : null });
  }
  return paper;
};

const LONGEST_MEMO = 500;

const state = (paper: Paper, stated: 'opening' | 'closing' | 'day', { day, cents }: { day: string | null; cents: number }): void => {
  if (stated === 'opening') paper.opening ??= cents;
  else if (stated === 'closing') paper.closing = cents;
  else if (day) paper.days.set(day, cents);
};

/** Where a line states a balance; what a bank may lend or holds back is none of it. */
const balanceOf = (key: string): 'opening' | 'closing' | 'day' | null => {
  const words = key.replace(/^s a l d o\b/, 'saldo');
  if (!words.startsWith('saldo')) return null;
  if (/^saldo (?:em conta )?(?:corrente )?(?:anterior|inicial)\b/.test(words)) return 'opening';
  if (/^saldo (?:em conta )?(?:corrente )?final\b/.test(words)) return 'closing';
  return 'day';
};

const figuresOf = (text: string): Figure[] => {
  const [, figures] = FIGURES.exec(text) ?? [];
  return (figures?.match(EACH_FIGURE) ?? []).flatMap((written): Figure[] => {
    const read = readAmount(written.replace(/^\+/, ''), ',');
    if (!read) return [];
    const isTold = /[-+\u2212()DC]/.test(written.replace('R$', ''));
    return [{ cents: Math.abs(read.cents), sign: isTold ? (read.cents < 0 ? -1 : 1) : 0 }];
  });
};

const wordsOf = (text: string): string => {
  const figures = FIGURES.exec(text);
  return (figures ? text.slice(0, figures.index) : text).replace(/\s+/g, ' ').trim();
};

const signed = ({ cents, sign }: Figure): number => (sign < 0 ? 0 - cents : cents);

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** The day with which a line begins, and what follows: '05/10/2026', '05/10', '05 OUT 2026', '5 de outubro de 2026'. */
const dayAtStart = (line: string, near: string): { day: string; rest: string } | null => {
  const text = line.trim();
  const numeric = /^(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}\/\d{1,2})(?![\d/.,])/.exec(text);
  const named = numeric
    ? null
    : /^(\d{1,2}) (?:de )?(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*\.?(?: (?:de )?(\d{4}))?\b/i.exec(text);
  const month = named ? String(MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1).padStart(2, '0') : '';
  const written = numeric?.[1] ?? (named ? `${named[1]}/${month}${named[3] ? `/${named[3]}` : ''}` : null);
  const day = written ? readWrittenDay(written, near) : null;
  return day ? { day, rest: text.slice((numeric ?? named)?.[0].length ?? 0).trim() } : null;
};

/** What the balances prove, oldest first; null where they prove nothing, or contradict what was read. */
const provenOf = (paper: Paper): StatementFileReading | null => {
  for (const rows of [paper.rows, paper.rows.toReversed()]) {
    const movements = paper.way.byBalance ? byBalance(rows, paper.opening) : rows.map((row) => ({ ...row, amount: signed(row.figure) }));
    if (!movements || movements.length === 0 || !isInOrder(movements)) continue;
    const span = chainOf(movements, paper) ?? sumOf(movements, paper) ?? daysOf(movements, paper);
    if (span) return readingOf(movements, span);
  }
  return null;
};

type Movement = Row & { amount: number };
type Proven = { opening: number; closing: number };

const isInOrder = (movements: readonly Movement[]): boolean =>
  movements.every(({ day }, index) => index === 0 || day >= (movements[index - 1]?.day ?? day));

/** Amounts without a sign, by what each does to the balance beside it. */
const byBalance = (rows: readonly Row[], opening: number | null): Movement[] | null => {
  let before = opening;
  const movements: Movement[] = [];
  for (const row of rows) {
    if (row.balance === null || before === null) return null;
    const amount = row.balance - before;
    if (Math.abs(amount) !== row.figure.cents || (row.figure.sign !== 0 && Math.sign(amount) === -row.figure.sign)) return null;
    movements.push({ ...row, amount });
    before = row.balance;
  }
  return movements;
};

/** A balance beside every movement, each following from the one before it; the first from a stated opening, or else two at least. */
const chainOf = (movements: readonly Movement[], { opening, closing }: Paper): Proven | null => {
  const [first] = movements;
  if (!first || first.balance === null || (opening === null && movements.length < 2)) return null;
  const begins = first.balance - first.amount;
  let balance = begins;
  for (const movement of movements) {
    balance += movement.amount;
    if (movement.balance !== balance) return null;
  }
  const agrees = (opening === null || opening === begins) && (closing === null || closing === balance);
  return agrees ? { opening: begins, closing: balance } : null;
};

const sumOf = (movements: readonly Movement[], { opening, closing }: Paper): Proven | null => {
  if (opening === null || closing === null) return null;
  return opening + sumCents(movements.map(({ amount }) => amount)) === closing ? { opening, closing } : null;
};

/** The opening, and balances at the end of days: of the last one with a movement at least, and every one of them true. */
const daysOf = (movements: readonly Movement[], { opening, closing, days }: Paper): Proven | null => {
  const last = movements.at(-1)?.day;
  if (opening === null || closing !== null || last === undefined || !days.has(last)) return null;
  let balance = opening;
  for (const [index, { day, amount }] of movements.entries()) {
    balance += amount;
    const ends = movements[index + 1]?.day !== day;
    if (ends && days.has(day) && days.get(day) !== balance) return null;
  }
  return { opening, closing: balance };
};

const readingOf = (movements: readonly Movement[], { opening, closing }: Proven): StatementFileReading => {
  const written = movements.map(
    ({ day, memo, amount }): Transaction => ({ id: '', date: day, amount, memo, kind: amount < 0 ? 'DEBIT' : 'CREDIT' }),
  );
  const transactions = withOwnIds(written).transactions.map((one) => ({ ...one, id: PAPER_ID + one.id.slice(1) }));
  const count = countOf(transactions.length, 'lançamento', 'lançamentos');
  return {
    ok: true,
    accounts: [{ ...NOTHING, opening, closing, transactions }],
    warnings: [`O PDF foi lido: os saldos confirmam ${count}.`],
  };
};
