import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { mutationsFor } from '../queries.ts';

export const passwordRecoveryMutations = mutationsFor(passwordRecovery, { invalidates: [] });
