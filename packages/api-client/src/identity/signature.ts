import { signature } from '@esteto/contract/identity/signature';
import { mutationsFor } from '../queries.ts';

/** To hold a file against what was signed changes nothing. */
export const signatureMutations = mutationsFor(signature, { invalidates: [] });
