import { parseMoney } from '../../shared/money/money.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import type { ReceiptPlace } from './receipt-fields.ts';

/** What the extract of the PGDAS-D says of a month, cents; as the three fields of the closing are named. */
export type OfficialValues = { revenue_official: number; rbt12_official: number; das_official: number };

const OFFICIAL = ['revenue_official', 'rbt12_official', 'das_official'] as const satisfies readonly (keyof OfficialValues)[];

const MISSING: Record<keyof OfficialValues, string> = {
  revenue_official: 'a receita do mês',
  rbt12_official: 'o RBT12',
  das_official: 'o total do débito',
};

export type ExtractReading = { values: OfficialValues | null; place: ReceiptPlace | null; doubt: string | null };

const AMOUNT = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}(?!\d)/g;

/** Each row by its label: revenue of the month by the regime of its calculation, the twelve months before, and what is due in all. */
const REVENUE = /RECEITA BRUTA DO PA\b/;
const RBT12 = /\(RBT12\)/;
const DUE = /\b(?:VALOR TOTAL DO DEBITO|TOTAL DO DEBITO (?:DECLARADO|DEVIDO|EXIGIVEL)|VALOR TOTAL DEVIDO)\b/;
/** From here on an extract speaks of all establishments together. */
const WHOLE_FIRM = /\bTOTAL GERAL DA EMPRESA\b/;
/** Where a row that is too long for its line begins anew: the next label. */
const NEXT_LABEL = /^(?:RECEITA|TOTAL|VALOR|FOLHA|LIMITE|\d\.|\(R)/;
const BELOW = 4;

/**
 * The official values of an extract. A row's last figure is its total: it must be what the others of the row come to, inner and foreign market or tax by tax, so
 * that a row that was read wrongly says nothing.
 */
export const readExtract = (text: string): ExtractReading => {
  const lines = text.split('\n');
  const plain = plainOf(text).split('\n');
  const onCash = /REGIME DE APURACAO[^\n]{0,20}\bCAIXA\b/.test(plain.join('\n'));
  const isOtherRegime = onCash ? /COMPETENCIA/ : /CAIXA/;
  const rows = {
    revenue_official: totals(plain, REVENUE, isOtherRegime),
    rbt12_official: totals(plain, RBT12, null),
    das_official: totals(
      plain,
      DUE,
      null,
      Math.max(
        0,
        plain.findIndex((line) => WHOLE_FIRM.test(line)),
      ),
    ),
  };
  const odd = OFFICIAL.find((field) => rows[field].length !== 1);
  const [revenue] = rows.revenue_official;
  const [rbt12] = rows.rbt12_official;
  const [das] = rows.das_official;
  if (odd || !revenue || !rbt12 || !das) {
    const words = MISSING[odd ?? 'revenue_official'];
    return {
      values: null,
      place: null,
      doubt: odd && rows[odd].length > 1 ? `O extrato diz ${words} de mais de um jeito.` : `Não achei ${words}.`,
    };
  }
  return {
    values: { revenue_official: revenue.total, rbt12_official: rbt12.total, das_official: das.total },
    place: { line: revenue.at + 1, words: (lines[revenue.at] ?? '').trim().slice(0, 120) },
    doubt: null,
  };
};

type Total = { total: number; at: number };

/** The totals that rows with a label state, each once; `from`: the first line that counts. */
const totals = (plain: readonly string[], label: RegExp, isOther: RegExp | null, from = 0): Total[] => {
  const each = new Map<number, number>();
  for (const [at, line] of plain.entries()) {
    const place = at < from ? -1 : line.search(label);
    if (place < 0 || isOther?.test(line.slice(place))) continue;
    const total = totalOf(figuresFrom(plain, at, place));
    if (total !== null && !each.has(total)) each.set(total, at);
  }
  return [...each].map(([total, at]) => ({ total, at }));
};

/** The figures of a label's row, or of the lines that it runs on into. */
const figuresFrom = (plain: readonly string[], at: number, place: number): number[] => {
  const own = figuresOf((plain[at] ?? '').slice(place));
  if (own.length > 0) return own;
  for (const line of plain.slice(at + 1, at + 1 + BELOW)) {
    if (NEXT_LABEL.test(line)) return [];
    const figures = figuresOf(line);
    if (figures.length > 0) return figures;
  }
  return [];
};

const figuresOf = (line: string): number[] => (line.match(AMOUNT) ?? []).flatMap((amount) => parseMoney(amount) ?? []);

const totalOf = (figures: readonly number[]): number | null => {
  const total = figures.at(-1) ?? null;
  const others = figures.slice(0, -1);
  return others.length > 1 && others.reduce((sum, one) => sum + one, 0) !== total ? null : total;
};
