import type { NoNifReason, PersonType } from '../client/client-kinds.ts';
import type { CompanyType } from '../company/company-kinds.ts';
import type { Address } from '../shared/document/address.ts';
import type { InvoiceValues } from '../tax/invoice-amounts.ts';

// What of an invoice, its company and its client a DPS tells. Amounts in cents, rates fractions, codes as the layout has them.

export type DpsInvoice = InvoiceValues & {
  /** 'YYYY-MM'. */
  competence: string;
  description: string;
  service_place_ibge: string | null;
  national_tax_code: string | null;
  municipal_tax_code: string | null;
  nbs_code: string | null;
  /** opSimpNac, regApTribSN and regEspTrib. */
  simples_option: number | null;
  simples_apuration: number | null;
  special_regime: number | null;
  approx_tax_pct: string | null;
  special: {
    suspended_exigibility?: { type: '1' | '2'; process: string };
    immunity_type?: '1' | '2' | '3' | '4' | '5';
  } | null;
  ibscbs: { c_ind_op: string; cst: string; c_class_trib: string } | null;
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
