import { accreditationQueries } from '@esteto/api-client/duty/accreditation';
import { partOf } from '@esteto/ui/system/query/part-of';

/** What a decision about somebody begins with: where they work by now. */
export const decisionQuery = (input: { group_id: number; id: number }) =>
  partOf(accreditationQueries.detail(input), ({ version, professional_name, status, unit_ids }) => ({
    version,
    professional_name,
    status,
    unit_ids: [...(unit_ids ?? [])],
  }));
