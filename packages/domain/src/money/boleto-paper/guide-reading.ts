import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { competenceIn, dueDateIn } from '../../shared/date/printed-dates.ts';
import { readBrCode } from '../../shared/document/br-code.ts';
import { documentsIn } from '../../shared/document/printed-documents.ts';
import { formatAmount, formatMoney, parseMoney } from '../../shared/money/money.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import { type BoletoForm, boletoTaxLabel } from '../boleto/boleto-form.ts';
import { guideKind } from './guide-kind.ts';
import { lineIn } from './guide-line.ts';
import type { PaperDoubts, PaperSources } from './paper-fields.ts';

/** What a PDF says of itself. `doubts`: fields that a person must look at, each with why; `sources`: where the others come from. Cents. */
export type GuideReading = Pick<
  { [Field in keyof BoletoForm]: BoletoForm[Field] | null },
  'kind' | 'tax_key' | 'competence' | 'description' | 'amount' | 'due_date' | 'digitable_line' | 'pix_code'
> & {
  /** CNPJs and CPFs with right check digits, bare, in the order in which they stand. */
  documents: string[];
  doubts: PaperDoubts;
  sources: PaperSources;
};

/** More than any guide has; what is longer is none, and only its beginning is searched. */
const LONGEST = 60_000;

/**
 * Reads a guide or a boleto from the text of its PDF. What the digits of a line say, which are checked, counts before what the words say, and must stand
 * among them: a line of another amount than the paper shows is how a boleto is forged. Never throws.
 */
export const readGuide = (text: string, today: string): GuideReading => {
  const plain = plainOf(text.slice(0, LONGEST));
  const { kind, tax_key, doubt: kindDoubt } = guideKind(plain);
  const { line, doubt: lineDoubt } = lineIn(plain, today);
  const amount = amountOf(plain, line?.amount ?? null);
  const { day, doubt: dayDoubt } = line?.due_date ? { day: line.due_date, doubt: null } : dueDateIn(plain);
  const competence = competenceIn(plain, day);
  const doubts = withoutNulls({
    kind: kind === null ? kindDoubt : null,
    tax_key: kind === null ? null : kindDoubt,
    digitable_line: lineDoubt,
    amount: amount.doubt,
    due_date: dayDoubt,
    competence: kind === 'tax' && competence === null ? 'O mês não está no texto.' : null,
  });
  return {
    kind,
    tax_key,
    competence,
    description: describe({ kind, tax_key, competence }),
    amount: amount.cents,
    due_date: day,
    digitable_line: line?.digits ?? null,
    pix_code: pixIn(text, amount.cents),
    documents: documentsIn(plain),
    doubts,
    sources: withoutNulls({
      kind: kind && 'text',
      tax_key: tax_key && 'text',
      competence: competence && 'text',
      digitable_line: line && 'line',
      amount: amount.cents === null ? null : line?.amount ? 'line' : 'text',
      due_date: day && (line?.due_date ? 'line' : 'text'),
    }),
  };
};

const withoutNulls = <Value>(all: Record<string, Value | null>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Value] => entry[1] !== null));

/** What a boleto is called where its text has no better words. */
const describe = ({ kind, tax_key, competence }: Pick<GuideReading, 'kind' | 'tax_key' | 'competence'>): string | null => {
  const what = tax_key ? boletoTaxLabel[tax_key] : kind === 'fee' ? 'Honorários' : kind === 'public_fee' ? 'Taxa' : null;
  return what && competence ? `${what} de ${formatCompetenceLong(competence)}` : what;
};

const AMOUNT = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}`;
const LABELLED = new RegExp(
  String.raw`VALOR (?:TOTAL|DO DOCUMENTO|A PAGAR|A RECOLHER|COBRADO)[^\n\d]{0,80}(?:R\$ ?)?(${AMOUNT})(?![\d,])`,
  'g',
);

const amountOf = (plain: string, ofLine: number | null): { cents: number | null; doubt: string | null } => {
  if (ofLine !== null) {
    const isShown = new RegExp(String.raw`(?<![\d.,])(?:${escaped(formatAmount(ofLine))}|${escaped(bareAmount(ofLine))})(?!\d)`).test(
      plain,
    );
    return { cents: ofLine, doubt: isShown ? null : `A linha é de ${formatMoney(ofLine)}, e o texto não mostra este valor.` };
  }
  const amounts = new Set([...plain.matchAll(LABELLED)].map(([, amount = '']) => parseMoney(amount)));
  const [cents = null] = amounts;
  if (cents === null) return { cents: null, doubt: 'O valor não está no texto.' };
  return amounts.size > 1 ? { cents: null, doubt: 'O texto diz mais de um valor.' } : { cents, doubt: null };
};

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** '1234,56': some programs write no dot. */
const bareAmount = (cents: number): string => formatAmount(cents).replaceAll('.', '');

/** A code to copy, whole in one line of the text, of the amount of the boleto or of none. Its checksum is right, so that nothing else passes for one. */
const pixIn = (text: string, amount: number | null): string | null => {
  const code = /000201[^\n]{30,480}?6304[0-9A-Fa-f]{4}/.exec(text)?.[0] ?? null;
  const reading = code === null ? null : readBrCode(code);
  return reading?.ok && (reading.amount === null || reading.amount === amount) ? code : null;
};
