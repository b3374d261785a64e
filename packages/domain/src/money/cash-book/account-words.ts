import { searchKey } from '../../shared/text/text.ts';
import { cashBookCodes, findCashBookCode, WORK_CODE } from './cash-book-codes.ts';
import type { CashBookKind } from './cash-book-life.ts';

/** Words by which people call an account of the Carnê-Leão in files of their own; the first that fits holds. */
const PAYMENT_WORDS: readonly [RegExp, string][] = [
  [/\binss\b|\bgps\b|\bprevidencia oficial\b/, 'P20.01.00001'],
  [/\bpensao\b/, 'P20.01.00002'],
  [/\bcompra\b.*\b(?:celular|telefone)\b/, 'P11.01.00003'],
  [/\breforma\b|\bimovel\b/, 'P11.01.00008'],
  [/\bcarne leao\b|\bdarf 0190\b/, 'P11.01.00006'],
  [/\bcondominio\b/, 'P10.01.00003'],
  [/\bcrm\b|\bconselho\b|\bsindicato\b|\banuidade\b/, 'P10.01.00004'],
  [/\baluguel\b|\bsala\b|\bsublocacao\b/, 'P10.01.00002'],
  [/\bagua\b/, 'P10.01.00001'],
  [/\bluz\b|\benergia\b|\beletrica\b/, 'P10.01.00007'],
  [/\bgas\b/, 'P10.01.00008'],
  [/\biptu\b/, 'P10.01.00009'],
  [/\biss\b/, 'P10.01.00010'],
  [/\blimpeza\b|\bconservacao\b/, 'P10.01.00011'],
  [/\bsalarios?\b|\bsecretaria\b|\bfuncionari[oa]s?\b|\bfgts\b/, 'P10.01.00013'],
  [/\btelefone\b|\bcelular\b|\binternet\b/, 'P10.01.00014'],
  [/\bmaterial\b|\bmateriais\b|\binsumos?\b|\bpapelaria\b|\bescritorio\b/, 'P10.01.00012'],
  [/\bcombustivel\b|\bgasolina\b/, 'P11.01.00007'],
  [/\bestacionamento\b/, 'P11.01.00012'],
  [/\buber\b|\btaxi\b|\btransporte\b/, 'P11.01.00010'],
  [/\blivros?\b|\brevistas?\b/, 'P11.01.00011'],
  [/\bcomputador\b|\bnotebook\b/, 'P11.01.00002'],
];

/** Costs of where the doctor lives: which of them are deducted, and how much, only the person can say. */
const HOME = /\b(?:casa|residenci\w*|apartamento|apto|moradia)\b/;

/** The account that a text means: its code, its name, or the words of a cost; income is the doctor's own work unless it says otherwise. Null: none. */
export const accountOf = (kind: CashBookKind, texts: readonly string[]): string | null => {
  for (const text of texts) {
    const words = searchKey(text).replace(/[^a-z0-9.]+/g, ' ');
    const code = findCashBookCode(text.trim().toUpperCase())?.code;
    const named = code ?? cashBookCodes(kind).find(({ label }) => searchKey(label) === searchKey(text))?.code;
    const meant =
      named ?? (kind === 'payment' && !HOME.test(words) ? PAYMENT_WORDS.find(([pattern]) => pattern.test(words))?.[1] : undefined);
    if (meant) return meant;
  }
  return kind === 'income' ? WORK_CODE : null;
};

/** Whether a text says income or payment; null where it says neither. */
export const kindOf = (text: string): CashBookKind | null => {
  const word = searchKey(text);
  if (/^(?:r|c|rendimentos?|receitas?|recebimentos?|recebido|entradas?|creditos?|consultas?)\b/.test(word)) return 'income';
  return /^(?:p|d|pagamentos?|pago|despesas?|saidas?|debitos?|gastos?)\b/.test(word) ? 'payment' : null;
};
