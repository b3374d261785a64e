import { ACCREDITATION_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-life';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { array, type InferType, number, object, string } from 'yup';
import { groupAccreditations } from '../access.ts';
import { get } from '../endpoint.ts';

/** Who works for a group, as the rows of its schedule name them. */
export const professionalRow = object({
  /** The person's id. */
  id: number().required(),
  accreditation_id: number().required(),
  name: string().required(),
  avatar_url: string().nullable().defined(),
  status: string().oneOf(ACCREDITATION_STATUSES).required(),
  crm_number: string().nullable().defined(),
  crm_state: string().oneOf(UFS).nullable().defined(),
  specialty: string().nullable().defined(),
  /** Where they work; null for every unit of the group. */
  unit_ids: array(number().required()).nullable().defined(),
  /** Those that they hold today. */
  qualification_ids: array(number().required()).required(),
});
export type ProfessionalRow = InferType<typeof professionalRow>;

export const professional = {
  /** Approved, suspended and expired ones: the schedule shows whoever stands in it. */
  list: get('admin/manager/professionals', {
    summary: 'Quem trabalha para o grupo.',
    who: groupAccreditations.view,
    answer: array(professionalRow.required()).required(),
  }),
};
