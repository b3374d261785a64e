import { isCompetence } from '../../shared/date/competence.ts';
import { inForce } from '../../shared/date/validity.ts';
import { roundHalfUpCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { irrfMonthly, socialSecurity } from './payroll.ts';
import { WITHHOLDING } from './tables/withholding-table.ts';

/**
 * What a company keeps back when it pays a doctor without a company, cents: 11 % of INSS up to the ceiling (Lei 10.666/2003, art. 4º) and the income tax
 * of the month, without dependents, where it passes R$ 10,00 (Lei 9.430/1996, art. 67). Taken as all that it pays that person in the month: the ceiling and the tax are of the month's sum. Null where no
 * table holds for the month, or the amount is none.
 */
export const personWithholding = (gross: number, competence: string): { inss: number; irrf: number } | null => {
  if (!Number.isSafeInteger(gross) || gross < 0 || !isCompetence(competence)) return null;
  try {
    const { partner_rate, ceiling } = socialSecurity(competence);
    const inss = roundHalfUpCents(Math.min(gross, ceiling), partner_rate);
    const { irrf } = irrfMonthly({ gross, inss, dependents: 0, competence });
    return { inss, irrf: irrf > inForce('Retenções', WITHHOLDING, competence).minimum ? irrf : 0 };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'no_table') return null;
    throw error;
  }
};
