import { termsOfService } from '@esteto/contract/terms-of-service';
import { mutationsFor, queriesFor } from './queries.ts';

export const termsOfServiceQueries = queriesFor(termsOfService);
export const termsOfServiceMutations = mutationsFor(termsOfService, { invalidates: [] });
