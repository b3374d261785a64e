import { PRESUMIDO_TABLES, type PresumidoTable } from '../../law/tax/tables/presumido-table.ts';
import { divideHalfUp, roundHalfUpCents } from '../../shared/money/money.ts';
import { RATE_SCALE, rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import type { DpsFederalTaxes, DpsTaxTotal } from './dps.ts';
import type { DpsCompany, DpsInvoice } from './dps-facts.ts';

/** Basic rate, taxed (CST of PIS and Cofins). */
const TAXED = '01';

/** The federal taxes that a company outside the Simples tells: its own PIS and Cofins, and what is withheld. Null when there is nothing to tell. */
export const federalTaxesOf = (invoice: DpsInvoice, company: DpsCompany): DpsFederalTaxes | null => {
  // Who issues under a CPF tells none (E0675).
  if (invoice.simples_option !== 1 || !company.cnpj) return null;
  const own = ownPisCofins(invoice);
  const withheld = {
    ...(invoice.inss_withheld && { vRetCP: invoice.inss_withheld }),
    ...(invoice.irrf && { vRetIRRF: invoice.irrf }),
    ...(invoice.csrf_withheld_total && { vRetCSLL: invoice.csrf_withheld_total }),
  };
  return own || Object.keys(withheld).length > 0 ? { ...(own && { piscofins: own }), ...withheld } : null;
};

const ownPisCofins = (invoice: DpsInvoice): DpsFederalTaxes['piscofins'] | null => {
  const { pis_rate, cofins_rate } = tableOf(invoice) ?? {};
  if (!pis_rate || !cofins_rate) return null;
  const base = invoice.gross_amount - (invoice.unconditional_discount ?? 0);
  return {
    CST: TAXED,
    vBCPisCofins: base,
    pAliqPis: pis_rate,
    pAliqCofins: cofins_rate,
    vPis: roundHalfUpCents(base, pis_rate),
    vCofins: roundHalfUpCents(base, cofins_rate),
    tpRetPisCofins: invoice.csrf_withheld_total ? '3' : '0',
  };
};

/**
 * The share of all taxes that the note tells the taker (Lei 12.741/2012). Inside the Simples it is the rate of the DAS, which only the invoice
 * knows. Outside, the invoice's own figure or, without one, what the Lucro Presumido takes from a consultation; and the ISS.
 */
export const taxTotalOf = (invoice: DpsInvoice, company: DpsCompany): DpsTaxTotal => {
  const approximate = invoice.approx_tax_pct;
  if (invoice.simples_option === 3) return approximate ? { pTotTribSN: twoPlaces(approximate) } : {};
  if (invoice.simples_option === 2) return { indTotTrib: '0' };
  const table = tableOf(invoice);
  const federal = approximate ?? (table && company.cnpj ? federalShare(table) : null);
  return federal
    ? { pTotTrib: { pTotTribFed: twoPlaces(federal), pTotTribEst: '0', pTotTribMun: twoPlaces(invoice.iss_rate ?? '0') } }
    : {};
};

const tableOf = ({ competence }: DpsInvoice): PresumidoTable | undefined =>
  PRESUMIDO_TABLES.find(({ from, until }) => competence >= from && (until === null || competence <= until));

const federalShare = ({ presumption, irpj_rate, csll_rate, pis_rate, cofins_rate }: PresumidoTable): string => {
  const { irpj, csll } = presumption.consultations;
  const parts = [product(irpj, irpj_rate), product(csll, csll_rate), scaledRate(pis_rate ?? '0'), scaledRate(cofins_rate ?? '0')];
  return rateFromScaled(parts.reduce((sum, part) => sum + part, 0n));
};

const product = (a: string, b: string): bigint => (scaledRate(a) * scaledRate(b)) / RATE_SCALE;

/** The XML writes percentages with two decimals: a fraction of four places, half up. */
const twoPlaces = (rate: string): string => {
  const unit = RATE_SCALE / 10_000n;
  return rateFromScaled(BigInt(divideHalfUp(scaledRate(rate), unit)) * unit);
};
