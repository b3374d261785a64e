import type { CompanyType, SpecialRegime } from '../../company/company/company-kinds.ts';
import type { InvoiceValues } from '../../law/tax/invoice-amounts.ts';
import type { Address } from '../../shared/document/address.ts';
import type { NoNifReason, PersonType } from '../client/client-kinds.ts';

/** Why the city may not ask for the ISS yet (tpSusp). */
export const SUSPENSIONS = ['1', '2'] as const;
export type Suspension = (typeof SUSPENSIONS)[number];

export const suspensionLabel: Record<Suspension, string> = { '1': 'Por decisão judicial', '2': 'Por processo administrativo' };

// Facts of an invoice, its company and its client that a DPS tells. Amounts in cents, rates fractions, codes as the layout has them.

export type DpsInvoice = InvoiceValues & {
  /** 'YYYY-MM'. */
  competence: string;
  description: string;
  service_place_ibge: string | null;
  national_tax_code: string | null;
  municipal_tax_code: string | null;
  nbs_code: string | null;
  /** opSimpNac and regApTribSN. */
  simples_option: number | null;
  simples_apuration: number | null;
  special_regime: SpecialRegime | null;
  approx_tax_pct: string | null;
  suspension_type: Suspension | null;
  suspension_process: string | null;
  /** cIndOp; null where the note tells no IBS and CBS. */
  ibscbs_indicator: string | null;
};

export type DpsCompany = {
  type: CompanyType;
  cnpj: string | null;
  cpf: string | null;
  municipal_registration: string | null;
  address: Address;
};

export type DpsClient = {
  person_type: PersonType;
  document: string | null;
  no_nif_reason: NoNifReason | null;
  name: string;
  municipal_registration: string | null;
  email: string | null;
  phone: string | null;
  address: Address | null;
};
