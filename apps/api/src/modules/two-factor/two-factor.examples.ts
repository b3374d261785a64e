import type { Examples } from '../../testing/example.ts';
import { activeFactor, waitingFactor } from '../../testing/second-factor.ts';

export const twoFactorExamples: Examples<'twoFactor'> = {
  twoFactor: {
    qrCode: () => ({}),
    key: () => ({}),
    activate: async ({ api }, caller) => ({ body: { '2fa_key': (await waitingFactor(api, caller)).code() } }),
    deactivate: async ({ api }, caller) => ({ body: { '2fa_key': (await activeFactor(api, caller)).code() } }),
  },
};
