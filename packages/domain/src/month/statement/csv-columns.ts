import { searchKey } from '../../shared/text/text.ts';
import { readAmount } from './amount.ts';
import type { CsvRow } from './csv-rows.ts';
import { isDateCell } from './statement-date.ts';

/** Which cell of a row holds what; -1 where the file has no such column. Descriptions may be in several. */
export type CsvColumns = {
  date: number;
  memo: number[];
  amount: number;
  credit: number;
  debit: number;
  direction: number;
  balance: number;
  id: number;
  /** A purchase stands without a sign, as on the bill of a card: what is positive is money that leaves. */
  isCard: boolean;
};

// Names as banks write them, without accents, case or signs: 'Valor (R$)' is 'valor r'.
const OF = '(?: (?:do |da |de )?(?:lancamento|lancamentos|lanc|movimento|movimentacao|mov|transacao|operacao|historico|compra))?';
const IN_REAIS = '(?: (?:r|rs|brl|em reais))?';
type Named = Exclude<keyof CsvColumns, 'isCard'>;
const NAMES: Record<Named, RegExp> = {
  date: new RegExp(`^(?:data|dt|date)(?: e hora| hora| contabil)?${OF}$`),
  memo: new RegExp(
    `^(?:historico|descricao|lancamentos?|memo|detalhes?|transacao|estabelecimento|favorecido|titulo|title|description)${OF}$`,
  ),
  amount: new RegExp(`^(?:valor|quantia|montante|amount)${OF}${IN_REAIS}$`),
  credit: new RegExp(`^(?:valor (?:do |de )?)?(?:creditos?|entradas?)${IN_REAIS}$`),
  debit: new RegExp(`^(?:valor (?:do |de )?)?(?:debitos?|saidas?)${IN_REAIS}$`),
  direction: /^(?:tipo|natureza|d c|c d|deb cred|debito credito|credito debito)(?: (?:de |do )?(?:lancamento|transacao|operacao))?$/,
  balance: new RegExp(`^saldos?(?: (?:do dia|final|atual|parcial|disponivel|contabil))?${IN_REAIS}$`),
  id: /^(?:identificador|id|fitid|codigo)(?: (?:da |do )?(?:transacao|operacao|lancamento))?$/,
};

/** The bill of a card as Nubank exports it; its account has Portuguese names and signed values. */
const NUBANK_CARD = 'date,title,amount';

/** The columns that a row names, null when it is not the row of names: a date and an amount (or credits, or debits) are needed. */
export const namedColumns = ({ cells }: CsvRow): CsvColumns | null => {
  const names = cells.map((cell) =>
    searchKey(cell)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  const find = (column: Named): number => names.findIndex((name) => NAMES[column].test(name));
  const columns: CsvColumns = {
    date: find('date'),
    memo: names.flatMap((name, index) => (NAMES.memo.test(name) ? [index] : [])),
    amount: find('amount'),
    credit: find('credit'),
    debit: find('debit'),
    direction: find('direction'),
    balance: find('balance'),
    id: find('id'),
    isCard: names.join() === NUBANK_CARD,
  };
  return columns.date !== -1 && Math.max(columns.amount, columns.credit, columns.debit) !== -1 ? columns : null;
};

/** The columns of a file without names, from a row of exactly a date, a description and an amount, in this order. */
export const unnamedColumns = ({ cells }: CsvRow): CsvColumns | null => {
  const [date = '', memo = '', amount = '', ...rest] = cells;
  if (!isDateCell(date) || memo === '' || !readAmount(amount, null) || rest.some(Boolean)) return null;
  return { date: 0, memo: [1], amount: 2, credit: -1, debit: -1, direction: -1, balance: -1, id: -1, isCard: false };
};
