import { MARITAL_STATUSES, MATRIMONIAL_REGIMES } from '@esteto/domain/company/doctor/marital-status';
import { PARTNER_ACCESSES } from '@esteto/domain/company/partner/company-partners';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { get } from '../endpoint.ts';
import { doctorRecords } from '../record-access.ts';

/** A partner of a company, as the articles and the product know them; null is what nobody has told. `user_id` null: they have no account. */
const companyPartnerRow = object({
  name: string().required(),
  is_owner: boolean().required(),
  shares: number().nullable().defined(),
  cpf: string().nullable().defined(),
  marital_status: string().oneOf(MARITAL_STATUSES).nullable().defined(),
  matrimonial_regime: string().oneOf(MATRIMONIAL_REGIMES).nullable().defined(),
  user_id: number().nullable().defined(),
  access: string().oneOf(PARTNER_ACCESSES).required(),
});

/** `total`: of how many shares each partner's are a part. */
export const companyPartnership = object({ total: number().required(), partners: array(companyPartnerRow.required()).required() });
export type CompanyPartnership = InferType<typeof companyPartnership>;

export const companyPartner = {
  list: get('admin/companies/:id/partners', {
    summary: 'Os sócios de uma empresa, com a parte de cada um.',
    who: doctorRecords.view,
    answer: companyPartnership,
  }),
};
