import type { ProfessionalRow } from '@esteto/contract/duty/professional';

/** Somebody whom a group knows and may plan. */
export const storyProfessional = (id: number, name: string): ProfessionalRow => ({
  id,
  accreditation_id: id,
  name,
  avatar_url: null,
  status: 'approved',
  crm_number: '123456',
  crm_state: 'SP',
  specialty: 'Clínica médica',
  unit_ids: null,
  qualification_ids: [],
});
