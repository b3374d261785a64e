import { isCompetence } from './competence.ts';
import { formatDateNumeric, parseDate } from './date.ts';

// Days and months as issuers print them on paper: beside their label, or in the row below it.

const DATE = String.raw`\d{2}\/\d{2}\/\d{4}`;
const DATES = new RegExp(String.raw`(?<![\d/])${DATE}(?![\d/])`, 'g');
const PAY_UNTIL = /PAGAR (?:ESTE DOCUMENTO )?ATE|PAGAVEL ATE|VALIDO ATE/;
const DUE = /VENCIMENTO|VENCE EM/;

export type ReadDay = { day: string | null; doubt: string | null };

/** The day until which a guide is paid. Where its row holds several days the last is meant: the first is the month that it is of. */
export const dueDateIn = (plain: string): ReadDay => {
  const lines = plain.split('\n');
  const until = daysBeside(lines, PAY_UNTIL);
  const days = until.size > 0 ? until : daysBeside(lines, DUE);
  const [day] = days;
  if (day === undefined) return { day: null, doubt: 'O vencimento não está no texto.' };
  if (days.size > 1) return { day: null, doubt: `O texto diz mais de um vencimento: ${[...days].map(formatDateNumeric).join(' e ')}.` };
  return { day, doubt: null };
};

const daysBeside = (lines: readonly string[], label: RegExp): Set<string> =>
  new Set(
    lines.flatMap((line, at) => {
      const place = line.search(label);
      if (place < 0) return [];
      return datesOf(line.slice(place))[0] ?? datesOf(lines[at + 1] ?? '').at(-1) ?? [];
    }),
  );

const datesOf = (text: string): string[] => (text.match(DATES) ?? []).flatMap((date) => parseDate(date) ?? []);

const MONTHS = [
  'JANEIRO',
  'FEVEREIRO',
  'MARCO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
];
const NAMED = String.raw`(${MONTHS.join('|')})(?: DE | ?\/ ?)(\d{4})`;
const NUMBERED = String.raw`(?:\d{2}\/)?(\d{2})\/(\d{4})`;
const LABEL = String.raw`(?:COMPETENCIA|PERIODO DE APURACAO|MES DE REFERENCIA|REFERENCIA|REF\.)`;
/** As far as the label's own row and the one below it reach. */
const LABELLED = new RegExp(String.raw`${LABEL}[^\n\d]{0,120}\n?[^\n\d]{0,60}?(?:${NAMED}|(?<!\d)${NUMBERED}(?!\d))`);

/** The month that a guide is of; null where the text does not say it, or says several without a label. The last day to pay, which stands near, is none. */
export const competenceIn = (text: string, due_date: string | null): string | null => {
  const plain = due_date ? text.replaceAll(formatDateNumeric(due_date), '') : text;
  const [, name, nameYear, month, year] = LABELLED.exec(plain) ?? [];
  const labelled = name ? named(name, nameYear) : month && year ? `${year}-${month}` : null;
  if (labelled && isCompetence(labelled)) return labelled;
  const months = new Set([...plain.matchAll(new RegExp(NAMED, 'g'))].map(([, word = '', its]) => named(word, its)));
  const [only] = months;
  return only !== undefined && months.size === 1 && isCompetence(only) ? only : null;
};

/** A month as some print it: 'OUTUBRO/2026', 'OUTUBRO DE 2026', '10/2026', '2026-10', the first that a piece of text says; null where it says none. */
export const firstMonthIn = (plain: string): string | null => {
  const [, name, nameYear, month, year, isoYear, isoMonth] = MONTH.exec(plain) ?? [];
  const written = name ? named(name, nameYear) : month ? `${year}-${month}` : `${isoYear}-${isoMonth}`;
  return isCompetence(written) ? written : null;
};

const MONTH = new RegExp(
  String.raw`${NAMED}|(?<![\d/.])(0[1-9]|1[0-2])\/(20\d{2})(?![\d/])|(?<![\d/.-])(20\d{2})-(0[1-9]|1[0-2])(?![\d-])`,
);

const named = (name: string, year = ''): string => `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}`;
