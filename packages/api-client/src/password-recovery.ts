import { passwordRecovery } from '@esteto/contract/password-recovery';
import { mutationsFor } from './queries.ts';

export const passwordRecoveryMutations = mutationsFor(passwordRecovery, { invalidates: [] });
