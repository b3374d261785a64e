import { account } from '@esteto/contract/identity/account';
import { mutationsFor, queriesFor } from '../queries.ts';
import { sessionQueries } from './session.ts';

export const accountQueries = queriesFor(account);
export const accountMutations = mutationsFor(account, { invalidates: [accountQueries, sessionQueries] });
