import type { InferType } from 'yup';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import { cents, document, flag, integer, longText, name, object, oneOf } from '../../shared/schema/fields.ts';
import {
  FACT_PARTS,
  type FactPart,
  hasPayer,
  INCOME_TAX_FACT_KINDS,
  type IncomeTaxFactKind,
  incomeTaxFactKindLabel,
} from './income-tax-fact-kinds.ts';

/** The monthly tables begin in 2025: of years before nothing is computed. */
const FIRST_DOSSIER_YEAR = 2025;

/** Calendar years of which a dossier can be made, oldest first: of each the law's table is there. */
export const dossierYears = ({ irpf_annual }: LawTables): number[] =>
  irpf_annual.map(({ year }) => year).filter((year) => year >= FIRST_DOSSIER_YEAR);

/** Why nothing can be told of a year; null where something can. What is told of a year may come before its table. */
export const dossierYearProblem = (year: number, today: string): string | null => {
  const last = Number(today.slice(0, 4));
  return year > last ? `Ano-calendário: escolha até ${last}.` : null;
};

/** Most facts of one person and year: whoever would tell more tells every bill apart, and can join those of one payer. */
export const MAX_FACTS = 300;

export const dossierYear = () =>
  integer('Ano-calendário').required().min(FIRST_DOSSIER_YEAR, `\${path}: escolha ${FIRST_DOSSIER_YEAR} ou depois.`).max(2100);

export const dossierQuery = object({ year: dossierYear() });

/** Something of a year that the person tells: whose, from whom, how much. Amounts in cents; of parts that the kind has not, nothing is kept. */
export const incomeTaxFactForm = object({
  year: dossierYear(),
  kind: oneOf('Tipo', INCOME_TAX_FACT_KINDS, incomeTaxFactKindLabel).required(),
  name: name('Nome').max(150).required(),
  document: document('CPF ou CNPJ').when('kind', ([kind], field) => (hasPayer(kind as IncomeTaxFactKind) ? field.required() : field)),
  amount: cents('Valor').when('kind', ([kind], field) =>
    kind === 'dependent' ? field : field.required().min(1, '${path}: escreva mais que zero.'),
  ),
  social_security: cents('Previdência oficial'),
  tax: cents('Imposto retido ou pago'),
  thirteenth: cents('13º salário'),
  thirteenth_tax: cents('Imposto do 13º'),
  left_out: flag('Fica fora do imposto mínimo'),
  note: longText('Observação').max(500),
});
export type IncomeTaxFactForm = InferType<typeof incomeTaxFactForm>;

/** Whether a statement of income that was read is left out of the year. */
export const informeStandingForm = object({ set_aside: flag('Fica de fora do ano') });

/** What is kept of a form: amounts of its kind alone, zero where none was told. */
export const factAmounts = (form: Pick<IncomeTaxFactForm, 'kind' | FactPart>) => {
  const has = (part: FactPart): boolean => FACT_PARTS[form.kind].includes(part);
  const amountOf = (part: Exclude<FactPart, 'left_out'>): number => (has(part) ? (form[part] ?? 0) : 0);
  return {
    amount: amountOf('amount'),
    social_security: amountOf('social_security'),
    tax: amountOf('tax'),
    thirteenth: amountOf('thirteenth'),
    thirteenth_tax: amountOf('thirteenth_tax'),
    left_out: has('left_out') && form.left_out,
  };
};
