import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import type { Reader } from '../../../platform/database/database.ts';

/** What a group knows of these professionals, or of all of its own. */
export type CredentialReader = (
  db: Reader,
  group_id: number,
  professional_ids: readonly number[] | null,
) => Promise<readonly Credentials[]>;
