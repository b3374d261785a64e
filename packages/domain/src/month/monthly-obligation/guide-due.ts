import { type ObligationKey } from '../../law/obligation/obligation-rule.ts';
import type { MonthTax } from '../../law/tax/month-tax.ts';

/** The obligations whose guide the product knows something of. */
export const GUIDES_KNOWN = ['das', 'carne_leao', 'pis_cofins', 'irpj_csll'] as const satisfies readonly ObligationKey[];
export type GuideKnown = (typeof GUIDES_KNOWN)[number];

export const guideName: Record<GuideKnown, string> = {
  das: 'O DAS',
  carne_leao: 'O carnê-leão',
  pis_cofins: 'O total de PIS e Cofins',
  irpj_csll: 'O total de IRPJ e CSLL',
};

export const isGuideKnown = (key: ObligationKey): key is GuideKnown => GUIDES_KNOWN.some((known) => known === key);

/** What a guide comes to, cents. `is_most`: it may be less, never more. */
export type GuideDue = { amount: number; is_most: boolean };

/** What a competence is known to owe. `carne_leao`: of a month of the cash book that is closed. */
export type KnownTaxes = Pick<MonthTax, 'das_due' | 'presumido'> & { carne_leao: number | null };

/**
 * What the guide of an obligation comes to; null where that is not known. Of the Lucro Presumido only the most is: what payers kept back is taken off it, its
 * IRPJ and CSLL are lower for hospital services and are paid in up to three quotas. INSS and FGTS are not known: the payroll is kept as a total by the
 * month of its payment, and what is withheld depends on what each person earns. The ISS is not either: its rate and its day are the municipality's.
 */
export const guideDue = (key: ObligationKey, taxes: KnownTaxes): GuideDue | null => (isGuideKnown(key) ? DUE[key](taxes) : null);

const exactly = (amount: number | null): GuideDue | null => (amount === null ? null : { amount, is_most: false });

const DUE: Record<GuideKnown, (taxes: KnownTaxes) => GuideDue | null> = {
  das: ({ das_due }) => exactly(das_due),
  carne_leao: ({ carne_leao }) => exactly(carne_leao),
  pis_cofins: ({ presumido }) => presumido && { amount: presumido.pis + presumido.cofins, is_most: true },
  irpj_csll: ({ presumido }) => presumido && { amount: presumido.irpj + presumido.csll, is_most: true },
};
