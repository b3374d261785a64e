import {
  personWithholding,
  suggestedWithholdings,
  type WithholdingClient,
  type WithholdingCompany,
} from '@esteto/domain/billing/invoice/suggested-withholdings';
import { withholdingReasons } from '@esteto/domain/billing/invoice/withholding-reasons';
import { invoiceAmounts } from '@esteto/domain/law/tax/invoice-amounts';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { formatRate } from '@esteto/domain/shared/money/percent';

/** A tax of an invoice: how much of it is kept back, null where none is, and why. */
export type ExpectedTax = { name: string; amount: number | null; text: string; source: string | null };

/**
 * What an invoice of `gross_amount` cents leaves, by its client's habits within the law, each tax with its reason. Null where it cannot be said: what is
 * kept from a doctor without a company needs the table of a month.
 */
export const expectedTaxes = (
  gross_amount: number,
  company: WithholdingCompany,
  client: WithholdingClient,
  competence: string,
  tables: LawTables,
): { net: number; taxes: ExpectedTax[] } | null => {
  if (company.type === 'natural_person' && client.person_type === 'PJ' && !personWithholding(gross_amount, competence, tables)) return null;
  const suggested = suggestedWithholdings(gross_amount, company, client, competence, tables);
  const { net_amount, iss_amount } = invoiceAmounts({ gross_amount, ...suggested });
  const { irrf, csrf_withheld_total: csrf, inss_withheld: inss } = suggested;
  const isKept = suggested.iss_withheld !== 'none';
  const parts = {
    irrf: { name: 'IRRF', amount: irrf },
    csrf: { name: 'PIS, Cofins e CSLL', amount: csrf },
    inss: { name: 'INSS', amount: inss },
    iss: { name: isKept ? `ISS (${formatRate(suggested.iss_rate ?? '0')} no cadastro)` : 'ISS', amount: isKept ? iss_amount : null },
  };
  const reasons = withholdingReasons(gross_amount, company, client, suggested);
  return { net: net_amount, taxes: reasons.map(({ tax, text, source }) => ({ ...parts[tax], text, source })) };
};
