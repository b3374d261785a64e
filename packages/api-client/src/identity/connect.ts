import { connect } from '@esteto/contract/identity/connect';
import { mutationsFor, queriesFor } from '../queries.ts';

export const connectQueries = queriesFor(connect);
export const connectMutations = mutationsFor(connect, { invalidates: [] });
