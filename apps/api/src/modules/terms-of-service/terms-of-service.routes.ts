import { termsOfService } from '@esteto/contract/terms-of-service';
import type { Bind } from '../../platform/http/bind.ts';
import type { TermsService } from './terms-of-service.service.ts';

export const termsRoutes = (bind: Bind, terms: TermsService) => [
  bind(termsOfService.current, terms.current),
  bind(termsOfService.accept, terms.accept),
];
