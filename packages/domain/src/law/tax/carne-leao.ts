import { paymentDayOnOrBefore } from '../../shared/date/business-day.ts';
import { addCompetence, formatCompetence, lastDayOf } from '../../shared/date/competence.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCount } from '../../shared/schema/demand.ts';
import { monthlyTax, monthlyTaxSteps } from './irrf.ts';
import { moneyStep, type Step } from './step.ts';
import type { LawTables } from './tables/law-tables.ts';
import { darfGuide } from './tax-guide.ts';

/**
 * Cents. `income` comes from individuals or from abroad, `foreign_income` the part of it from abroad; what companies pay is taxed by them and never enters.
 * `foreign_tax`: what was paid abroad in the month on income of the year, to a country with which Brazil offsets.
 */
export type CarneLeaoMonth = {
  month: number;
  income: number;
  foreign_income?: number;
  foreign_tax?: number;
  cash_book: number;
  inss: number;
  alimony?: number;
  dependents: number;
  /** What a month that is closed left to the next one: what changed before it since then goes past it. */
  kept?: Leaving | undefined;
};

/** What a month leaves to the next one. `foreign_room`: Brazilian tax on income from abroad of which nothing was offset yet. */
type Leaving = { carry_out: number; darf_carry_out: number; foreign_carry_out: number; foreign_room: number };

export type CarneLeaoInput = {
  year: number;
  months: CarneLeaoMonth[];
  tables: LawTables;
  /** What earlier years left unpaid because it was below the smallest DARF. */
  darf_carried?: number;
};

export type CarneLeaoResult = {
  month: number;
  /** What the livro-caixa used up of the month's income. */
  cash_book_applied: number;
  carry_out: number;
  taxable: number;
  /** After what was paid abroad. */
  tax: number;
  /** What is paid: the tax with what earlier months carried, nothing while that is below the smallest DARF. */
  darf: number;
  darf_carry_out: number;
  due_date: string;
};

/**
 * The carnê-leão of a year (DARF 0190), month by month in order, whatever the order in which they come; months that do not come are skipped and
 * keep what is carried. Cents. The livro-caixa deducts at most the income of the month; the excess goes on to the next months until December and is
 * lost after it (Lei 8.134/1990, art. 6º, § 3º), so December carries nothing out. The simplified discount, where it is larger, takes the place of
 * all deductions of the month, the livro-caixa among them, and what it replaces is not carried. Whether the Lei 15.270 looks at the income before or
 * after the livro-caixa is not settled: it is read before it, as the law says gross. Tax paid abroad is taken off up to the difference that the income from
 * abroad makes to the Brazilian tax, in whichever month of the year it was paid; what is more goes on to the next months until December (IN SRF 208/2002,
 * art. 16; Receita Federal, perguntas e respostas do IRPF, imposto pago no exterior). Due on the last business day of the next month,
 * never on 31 December, when banks do not serve.
 * Throws DomainError (Portuguese message): an amount, month or year that is none, a month twice, no table for the year (before 2025).
 */
export const carneLeao = (input: CarneLeaoInput): { months: CarneLeaoResult[] } => ({
  months: carneLeaoDetails(input).map(({ month, cash_book_applied, carry_out, taxable, tax, darf, darf_carry_out, due_date }) => ({
    month,
    cash_book_applied,
    carry_out,
    taxable,
    tax,
    darf,
    darf_carry_out,
    due_date,
  })),
});

/** `lost`: livro-caixa that December could not use. `used_simplified`: the discount took the place of the deductions. */
export type CarneLeaoDetails = CarneLeaoResult & {
  carry_in: number;
  foreign_carry_in: number;
  foreign_carry_out: number;
  foreign_room: number;
  lost: number;
  reduction: number;
  used_simplified: boolean;
  steps: Step[];
};

/** The same with all its figures and the explanation of each month. */
export const carneLeaoDetails = ({ year, months, tables, darf_carried = 0 }: CarneLeaoInput): CarneLeaoDetails[] => {
  demandCount('Ano', year, 1900, 2199);
  const inOrder = months.map(demandMonth).toSorted((a, b) => a.month - b.month);
  const twice = inOrder.find(({ month }, index) => inOrder[index + 1]?.month === month);
  if (twice) throw new DomainError('invalid_input', `Mês: ${twice.month} foi informado duas vezes.`);
  let carried: Leaving = { carry_out: 0, darf_carry_out: darf_carried, foreign_carry_out: 0, foreign_room: 0 };
  return inOrder.map((month) => {
    const details = monthDetails({ year, tables }, month, carried);
    carried = month.kept ?? details;
    return details;
  });
};

const demandMonth = ({ month, inss, alimony = 0, dependents, kept, ...amounts }: CarneLeaoMonth) => {
  const { income, foreign_income = 0, foreign_tax = 0, cash_book } = amounts;
  if (foreign_income > income) throw new DomainError('invalid_input', 'Rendimento do exterior: não passa do rendimento do mês.');
  return {
    month: demandCount('Mês', month, 1, 12),
    income: demandCents('Rendimento', income),
    foreign_income: demandCents('Rendimento do exterior', foreign_income),
    foreign_tax: demandCents('Imposto pago no exterior', foreign_tax),
    cash_book: demandCents('Livro-caixa', cash_book),
    inss: demandCents('INSS', inss),
    alimony: demandCents('Pensão alimentícia', alimony),
    dependents: demandCount('Dependentes', dependents, 0, 99),
    kept,
  };
};

type Month = ReturnType<typeof demandMonth>;

/** What was paid abroad and is offset in a month whose Brazilian tax is `tax`, `domestic_tax` what it would be without the income from abroad. */
const foreignOffset = (
  { month, foreign_tax }: Month,
  { tax, domestic_tax }: { tax: number; domestic_tax: number },
  { foreign_carry_out: carried, foreign_room }: Leaving,
) => {
  const paid = carried + foreign_tax;
  const room = foreign_room + Math.max(0, tax - domestic_tax);
  const offset = Math.min(paid, room, tax);
  const isDecember = month === 12;
  const left = { foreign_carry_out: isDecember ? 0 : paid - offset, foreign_room: isDecember ? 0 : room - offset };
  const source = 'IN SRF 208/2002, art. 16';
  const steps =
    paid > 0
      ? [
          moneyStep('Imposto pago no exterior abatido', offset, {
            formula: `De ${formatMoney(paid)}, até ${formatMoney(room)}, que é o imposto brasileiro sobre o que veio do exterior`,
            source,
          }),
          moneyStep('Imposto do mês', tax - offset, { formula: 'Imposto menos o pago no exterior', source }),
        ]
      : [];
  return { offset, foreign_carry_in: carried, ...left, steps };
};

const monthDetails = ({ year, tables }: Pick<CarneLeaoInput, 'year' | 'tables'>, own: Month, carried: Leaving): CarneLeaoDetails => {
  const { month, income, foreign_income, cash_book, inss, alimony, dependents } = own;
  const { carry_out: carry_in, darf_carry_out: darf_carried } = carried;
  const competence = `${year}-${String(month).padStart(2, '0')}`;
  const cash_book_applied = Math.min(income, carry_in + cash_book);
  const excess = carry_in + cash_book - cash_book_applied;
  const isDecember = month === 12;
  const figures = { competence, gross: income, inss, alimony, dependents, cash_book: cash_book_applied, tables };
  const { base: taxable, tax: tax_before, reduction, used_simplified } = monthlyTax(figures);
  const domestic = { gross: income - foreign_income, cash_book: Math.min(income - foreign_income, carry_in + cash_book) };
  const { tax: domestic_tax } = monthlyTax({ ...figures, ...domestic });
  const { offset, steps: foreignSteps, ...foreign } = foreignOffset(own, { tax: tax_before, domestic_tax }, carried);
  const tax = tax_before - offset;
  const carry_out = isDecember ? 0 : excess;
  const guide = darfGuide({ competence, total: tax, carried: darf_carried });
  const source = 'Lei 8.134/1990, art. 6º, § 3º';
  const steps = [
    moneyStep('Livro-caixa do mês', cash_book, { source: 'Lei 8.134/1990, art. 6º' }),
    ...(carry_in > 0 ? [moneyStep('Excesso trazido de meses anteriores', carry_in, { source })] : []),
    moneyStep('Livro-caixa aproveitado', cash_book_applied, { formula: `Até o rendimento do mês, ${formatMoney(income)}`, source }),
    ...(excess > 0 ? [excessStep(excess, isDecember, competence)] : []),
    ...monthlyTaxSteps(figures),
    ...foreignSteps,
    ...(guide.amount === tax && guide.carry_out === 0 ? [] : guide.steps),
  ];
  return {
    month,
    cash_book_applied,
    carry_out,
    taxable,
    tax,
    darf: guide.amount,
    darf_carry_out: guide.carry_out,
    due_date: paymentDayOnOrBefore(lastDayOf(addCompetence(competence, 1))),
    carry_in,
    ...foreign,
    lost: excess - carry_out,
    reduction,
    used_simplified,
    steps,
  };
};

const excessStep = (excess: number, isDecember: boolean, competence: string): Step =>
  moneyStep(isDecember ? 'Excesso que se perde' : 'Excesso para os meses seguintes', excess, {
    formula: isDecember
      ? 'O excesso não passa de um ano para o outro'
      : `Segue a partir de ${formatCompetence(addCompetence(competence, 1))}`,
    source: 'Lei 8.134/1990, art. 6º, § 3º',
  });
