import { passwordRecovery } from '@esteto/contract/password-recovery';
import type { Bind } from '../../platform/http/bind.ts';
import type { passwordRecoveryService } from './password-recovery.service.ts';

export const passwordRecoveryRoutes = (bind: Bind, recoveries: ReturnType<typeof passwordRecoveryService>) => [
  bind(passwordRecovery.ask, recoveries.ask),
  bind(passwordRecovery.recover, recoveries.recover),
];
