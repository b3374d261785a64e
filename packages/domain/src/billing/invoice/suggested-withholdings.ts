import type { CompanyType, TaxRegime } from '../../company/company/company-kinds.ts';
import type { IssWithholder } from '../../law/tax/invoice-amounts.ts';
import { irrfMonthly, socialSecurity } from '../../law/tax/payroll.ts';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import { WITHHOLDING } from '../../law/tax/tables/withholding-table.ts';
import { withholdings } from '../../law/tax/withholding.ts';
import { isCompetence } from '../../shared/date/competence.ts';
import { inForce } from '../../shared/date/validity.ts';
import { roundHalfUpCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import type { PersonType } from '../client/client-kinds.ts';

/** Who issues: `iss_rate` is the company's usual ISS rate, a fraction, null when nobody has told it. */
export type WithholdingCompany = { type: CompanyType; tax_regime: TaxRegime; iss_rate: string | null };

/** Who pays, and what it says it keeps back. */
export type WithholdingClient = {
  person_type: PersonType;
  withholds_iss: boolean;
  withholds_irrf: boolean;
  withholds_csrf: boolean;
  withholds_inss: boolean;
};

export type SuggestedWithholdings = {
  iss_rate: string | null;
  iss_withheld: IssWithholder;
  irrf: number | null;
  csrf_withheld_total: number | null;
  inss_withheld: number | null;
};

/**
 * What an invoice of `gross` cents starts with, for staff to confirm: the client's habits, within what the law lets it keep back. Only a company
 * withholds these taxes; from a doctor without a company it keeps INSS and income tax by a person's tables, whatever its habits. In the
 * Simples the ISS is inside the DAS, so its rate goes on the invoice only when the client withholds it.
 */
export const suggestedWithholdings = (
  gross: number,
  company: WithholdingCompany,
  client: WithholdingClient,
  competence: string,
  tables: LawTables,
): SuggestedWithholdings => {
  const withholdsIss = client.person_type === 'PJ' && client.withholds_iss && company.iss_rate !== null;
  const inDas = company.tax_regime === 'simples' && !withholdsIss;
  const iss = { iss_rate: inDas ? null : company.iss_rate, iss_withheld: withholdsIss ? ('taker' as const) : ('none' as const) };
  const none = { ...iss, irrf: null, csrf_withheld_total: null, inss_withheld: null };
  if (client.person_type !== 'PJ') return none;
  if (company.type === 'natural_person') {
    const kept = personWithholding(gross, competence, tables);
    return { ...none, irrf: kept?.irrf || null, inss_withheld: kept?.inss || null };
  }
  const regime = company.tax_regime === 'simples' ? 'simples' : 'presumido';
  const { irrf, pis, cofins, csll, inss } = withholdings({
    gross,
    regime,
    iss_withheld_rate: null,
    withholds_inss: client.withholds_inss,
  });
  return {
    ...iss,
    irrf: (client.withholds_irrf && irrf) || null,
    csrf_withheld_total: (client.withholds_csrf && pis + cofins + csll) || null,
    inss_withheld: inss || null,
  };
};

/**
 * What a company keeps back when it pays a doctor without a company, cents: 11 % of INSS up to the ceiling (Lei 10.666/2003, art. 4º) and the income tax
 * of the month, without dependents, where it passes R$ 10,00 (Lei 9.430/1996, art. 67). Taken as all that it pays that person in the month: the ceiling and the tax are of the month's sum. Null where no
 * table holds for the month, or the amount is none.
 */
export const personWithholding = (gross: number, competence: string, tables: LawTables): { inss: number; irrf: number } | null => {
  if (!Number.isSafeInteger(gross) || gross < 0 || !isCompetence(competence)) return null;
  try {
    const { partner_rate, ceiling } = socialSecurity(competence, tables);
    const inss = roundHalfUpCents(Math.min(gross, ceiling), partner_rate);
    const { irrf } = irrfMonthly({ gross, inss, dependents: 0, competence, tables });
    return { inss, irrf: irrf > inForce('Retenções', WITHHOLDING, competence).minimum ? irrf : 0 };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'no_table') return null;
    throw error;
  }
};
