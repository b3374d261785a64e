import { signup } from '@esteto/contract/signup';
import { mutationsFor, queriesFor } from './queries.ts';

export const signupQueries = queriesFor(signup);
export const signupMutations = mutationsFor(signup, { invalidates: [] });
