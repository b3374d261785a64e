import { twoFactor } from '@esteto/contract/two-factor';
import type { Bind } from '../../platform/http/bind.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export const twoFactorRoutes = (bind: Bind, service: TwoFactorService) => [
  bind(twoFactor.qrCode, service.qrCode),
  bind(twoFactor.key, service.key),
  bind(twoFactor.activate, service.activate),
  bind(twoFactor.deactivate, service.deactivate),
];
