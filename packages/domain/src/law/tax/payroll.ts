import { inForce } from '../../shared/date/validity.ts';
import { formatMoney, roundHalfUpCents } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import { demandCents, demandCompetence } from '../../shared/schema/demand.ts';
import { monthlyTax, monthlyTaxSteps } from './irrf.ts';
import { moneyStep, type Step } from './step.ts';
import type { LawTables } from './tables/law-tables.ts';
import type { SocialSecurityTable } from './tables/social-security.ts';

/**
 * What a partner receives of a pró-labore of `gross` cents in the competence in which it is paid. The company withholds 11 % of INSS up to the
 * ceiling, rounded half up, and the income tax of the month. Throws DomainError (Portuguese message): amount, month or number of dependents that
 * is none, no table for the month (before 2025). After the last published ceiling and table those hold on. `tables`: with what staff added.
 */
export const proLabore = (input: {
  gross: number;
  dependents: number;
  competence: string;
  tables: LawTables;
}): { inss: number; irrf: number; net: number; steps: Step[] } => {
  const { dependents, competence, tables } = input;
  const gross = demandCents('Pró-labore', input.gross);
  const { partner_rate, ceiling, source } = socialSecurity(competence, tables);
  const base = Math.min(gross, ceiling);
  const inss = roundHalfUpCents(base, partner_rate);
  const { tax: irrf } = monthlyTax({ gross, inss, dependents, competence, tables });
  const net = gross - inss - irrf;
  const steps = [
    moneyStep('Pró-labore', gross),
    moneyStep('INSS', inss, {
      formula: `${formatMoney(base)} × ${formatTaxRate(partner_rate)}${gross > ceiling ? ' (teto do INSS)' : ''}`,
      source,
    }),
    ...monthlyTaxSteps({ gross, inss, dependents, competence, tables }),
    moneyStep('Líquido', net, { formula: `${formatMoney(gross)} − ${formatMoney(inss)} − ${formatMoney(irrf)}` }),
  ];
  return { inss, irrf, net, steps };
};

/**
 * What the company withholds of a pró-labore as its payroll tells it, without dependents; null of one that several partners share, of which nobody knows
 * whose part is how much.
 */
export const payrollWithheld = (
  { month, pro_labore, partners }: { month: string; pro_labore: number; partners: number },
  tables: LawTables,
): { inss: number; irrf: number } | null => {
  if (partners > 1) return null;
  const { inss, irrf } = proLabore({ gross: pro_labore, dependents: 0, competence: month, tables });
  return { inss, irrf };
};

/**
 * Income tax withheld in a month from a gross income of which `inss` is withheld (an employee's or a partner's). Cents; rounding and errors are
 * those of `monthlyTax`. `reduction` is what the Lei 15.270/2025 took off, never more than the tax.
 */
export const irrfMonthly = (input: {
  gross: number;
  inss: number;
  dependents: number;
  competence: string;
  tables: LawTables;
}): { base: number; reduction: number; irrf: number; used_simplified: boolean } => {
  const { base, reduction, tax, used_simplified } = monthlyTax(input);
  return { base, reduction, irrf: tax, used_simplified };
};

/** INSS figures in force. Throws DomainError: not a month, or before 2025. */
export const socialSecurity = (competence: string, { social_security }: LawTables): SocialSecurityTable =>
  inForce('INSS', social_security, demandCompetence('Competência', competence));
