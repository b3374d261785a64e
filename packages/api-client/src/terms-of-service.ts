import { termsOfService } from '@esteto/contract/terms-of-service';
import { queriesFor } from './queries.ts';

export const termsOfServiceQueries = queriesFor(termsOfService);
