import { addCompetence, formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { sumCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCompetence, demandCount } from '../../shared/schema/demand.ts';
import { simplesTable } from './simples-rates.ts';
import type { Amounts } from './simples-window.ts';
import { moneyStep, type Step, textStep } from './step.ts';

export type SimplesLimits = {
  revenue: number;
  limit: number;
  sublimit: number;
  /** Competence from which the ISS is paid to the municipality, null while it stays in the DAS. */
  iss_leaves_from: string | null;
  /** Competence from which the company is out of the Simples, null while it stays in. */
  company_leaves_from: string | null;
  steps: Step[];
};

/**
 * Where a company stands in a calendar year against the limit of the Simples and the sublimit of the ISS. In the year of opening both are for the
 * months from it on (twelfths). Passed by up to 20 %: the effect is next January; by more: the month after the one that passed it, and in the year of
 * opening back to the opening. `revenues` are cents by competence; months that are not there count as zero. Throws DomainError (Portuguese message).
 * LC 123/2006, arts. 3º, §§ 2º, 9º, 9º-A, 10 and 12, and 20, §§ 1º and 1º-A.
 */
export const simplesLimits = ({ year, opened, revenues }: { year: number; opened: string; revenues: Amounts }): SimplesLimits => {
  const january = `${demandCount('Ano', year, 1900, 2199)}-01`;
  const table = simplesTable(january);
  const first = firstMonth(january, demandCompetence('Abertura', opened));
  const months = 13 - Number(first.slice(5, 7));
  const limit = (table.limit / 12) * months;
  const sublimit = (table.sublimit / 12) * months;
  const inYear = Array.from({ length: months }, (_, index) => addCompetence(first, index)).map((month) => ({
    month,
    amount: demandCents(`Receita de ${formatCompetenceNumeric(month)}`, revenues[month] ?? 0),
  }));
  const opensInYear = opened > january;
  const leaves = (bound: number): string | null => effectOf(bound, inYear, opensInYear);
  const result = {
    revenue: sumCents(inYear.map(({ amount }) => amount)),
    limit,
    sublimit,
    iss_leaves_from: leaves(sublimit),
    company_leaves_from: leaves(limit),
  };
  return {
    ...result,
    get steps() {
      return stepsOf(result, months);
    },
  };
};

const firstMonth = (january: string, opened: string): string => {
  if (opened.slice(0, 4) > january.slice(0, 4))
    throw new DomainError('invalid_input', `Ano: a empresa só abriu em ${formatCompetenceNumeric(opened)}.`);
  return opened > january ? opened : january;
};

const effectOf = (bound: number, months: readonly { month: string; amount: number }[], opensInYear: boolean): string | null => {
  const whole = sumCents(months.map(({ amount }) => amount));
  const [first] = months;
  if (whole <= bound || !first) return null;
  // A fifth of a limit in whole reais is whole cents.
  const far = (bound / 5) * 6;
  if (whole <= far) return `${Number(first.month.slice(0, 4)) + 1}-01`;
  if (opensInYear) return first.month;
  let sum = 0;
  const passing = months.find(({ amount }) => {
    sum += amount;
    return sum > far;
  });
  return addCompetence(passing?.month ?? first.month, 1);
};

const stepsOf = (
  { revenue, limit, sublimit, iss_leaves_from, company_leaves_from }: Omit<SimplesLimits, 'steps'>,
  months: number,
): Step[] => {
  const proportional = months < 12 ? `Proporcional a ${months} ${months === 1 ? 'mês' : 'meses'} de atividade` : null;
  return [
    moneyStep('Receita do ano', revenue),
    moneyStep('Sublimite do ISS', sublimit, { formula: proportional, source: 'LC 123/2006, art. 20; Portaria CGSN 54/2025' }),
    textStep('ISS no DAS', iss_leaves_from ? `Só até ${formatCompetenceNumeric(addCompetence(iss_leaves_from, -1))}` : 'Continua', {
      source: 'LC 123/2006, art. 20, §§ 1º e 1º-A',
    }),
    moneyStep('Limite do Simples Nacional', limit, { formula: proportional, source: 'LC 123/2006, art. 3º, II e § 2º' }),
    textStep('Simples Nacional', company_leaves_from ? `Fora a partir de ${formatCompetenceNumeric(company_leaves_from)}` : 'Continua', {
      source: 'LC 123/2006, art. 3º, §§ 9º, 9º-A, 10 e 12',
    }),
  ];
};
