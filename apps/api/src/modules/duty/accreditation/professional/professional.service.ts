import type { ProfessionalRow } from '@esteto/contract/duty/professional';
import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import type { ManagerActor } from '../../../../platform/work/actor.ts';
import * as professionals from './professional.repository.ts';

export type ProfessionalService = ReturnType<typeof professionalService>;

/** Who works for a group, for its schedule. */
export const professionalService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  list: ({ group }: ManagerActor): Promise<ProfessionalRow[]> => professionals.list(db, group.group_id, group.unit_ids, clock.today()),

  /** What the group knows of these professionals, or of all. One statement. */
  credentialsOf: (reader: Reader, groupId: number, professionalIds: readonly number[] | null): Promise<Credentials[]> =>
    professionals.credentialsOf(reader, groupId, professionalIds),
});
