import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import { besideLabel, type Moment, momentIn, monthIn, numberIn, type Placed, type ReceiptText, yearIn } from './receipt-text.ts';

// Papers that a person of the office showed once: by which words they are known, and beside which words their values stand.

/** `fixed_words`: those that the paper shares with others of its kind. Labels as they are printed; null where the paper says no such thing. */
export type ReceiptTemplate = {
  id: number;
  name: string;
  rule_key: ObligationKey | null;
  rule_id: number | null;
  fixed_words: readonly string[];
  number_label: string | null;
  competence_label: string | null;
  date_label: string | null;
  taught_by: string;
  /** A day. */
  taught_on: string;
};

/** Words from which a paper is known: more say nothing more. */
const MOST_WORDS = 80;
/** A paper with fewer could be any. */
export const FEWEST_WORDS = 6;
/** The name of a company, of a street and of who sent it are other words on each. */
const ALIKE = 0.8;

/** Words without digits, of four letters or more, each once, in the order in which they stand. */
export const fixedWords = (text: string): string[] =>
  [...new Set(plainOf(text).match(/(?<![\dA-Z])[A-Z]{4,}(?![\dA-Z])/g) ?? [])].slice(0, MOST_WORDS);

/** The one template that a text is of; null where there is none, or where two are as near. */
export const templateOf = <Template extends ReceiptTemplate>(text: string, templates: readonly Template[]): Template | null => {
  const words = new Set(fixedWords(text));
  const plain = plainOf(text);
  const near = templates
    .map((template) => ({ template, share: shareOf(template.fixed_words, words) }))
    .filter(({ template, share }) => share >= ALIKE && labelsOf(template).every((label) => plain.includes(plainOf(label))))
    .toSorted((one, other) => other.share - one.share);
  const [first, second] = near;
  return first && first.share !== second?.share ? first.template : null;
};

const shareOf = (fixed: readonly string[], words: ReadonlySet<string>): number =>
  fixed.length < FEWEST_WORDS ? 0 : fixed.filter((word) => words.has(word)).length / fixed.length;

const labelsOf = ({ number_label, competence_label, date_label }: Labels): string[] =>
  [number_label, competence_label, date_label].filter((label) => label !== null);

type Labels = Pick<ReceiptTemplate, 'number_label' | 'competence_label' | 'date_label'>;

/** Labels that do not stand in the text teach nothing: why, by field; null where all do. */
export const labelMissing = (text: string, labels: Labels): Partial<Record<keyof Labels, string>> | null => {
  const plain = plainOf(text);
  const missing = (['number_label', 'competence_label', 'date_label'] as const).filter((field) => {
    const label = labels[field];
    return label !== null && !plain.includes(plainOf(label));
  });
  return missing.length > 0 ? Object.fromEntries(missing.map((field) => [field, 'Estas palavras não estão no texto do arquivo.'])) : null;
};

/** What stands beside the labels of a template; null where it is not one thing. */
export type TaughtReading = { number: Placed<string> | null; competence: Placed<string> | null; moment: Placed<Moment> | null };

export const readTaught = (
  text: ReceiptText,
  { number_label, competence_label, date_label }: Labels,
  isAnnual: boolean,
): TaughtReading => ({
  number: onlyBeside(text, number_label, numberIn),
  competence: onlyBeside(text, competence_label, isAnnual ? decemberIn : monthIn),
  moment: onlyBeside(text, date_label, momentIn),
});

const decemberIn = (line: string): string | null => {
  const year = yearIn(line);
  return year === null ? null : `${year}-12`;
};

const onlyBeside = <Value>(text: ReceiptText, label: string | null, read: (line: string) => Value | null): Placed<Value> | null => {
  if (label === null) return null;
  const placed = besideLabel(text, labelled(label), read);
  const [only] = placed;
  return only && placed.length === 1 ? only : null;
};

const labelled = (label: string): RegExp =>
  new RegExp(
    plainOf(label)
      .trim()
      .replace(/[^\dA-Z]+/g, '[^\\dA-Z]+'),
    'g',
  );

/** 'modelo ensinado por Ana Souza em 12/11/2026': what a reading says that it goes by. */
export const templateWords = ({ name, taught_by, taught_on }: Pick<ReceiptTemplate, 'name' | 'taught_by' | 'taught_on'>): string =>
  `${name}: modelo ensinado por ${taught_by} em ${formatDateNumeric(taught_on)}`;
