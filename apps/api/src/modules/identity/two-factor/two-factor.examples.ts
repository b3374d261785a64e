import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import type { Scene } from '../../../testing/scene.ts';
import { activeFactor, waitingFactor } from '../../../testing/second-factor.ts';

export const twoFactorExamples: Examples<'twoFactor'> = {
  twoFactor: {
    qrCode: () => ({}),
    key: () => ({}),
    activate: (scene, caller) => codeFrom(waitingFactor, scene, caller),
    deactivate: (scene, caller) => codeFrom(activeFactor, scene, caller),
    codes: () => ({}),
    renewCodes: (scene, caller) => codeFrom(activeFactor, scene, caller),
  },
};

/** The call ends the person's other sessions. */
const codeFrom = async (factor: typeof waitingFactor, { api }: Scene, caller: TestPerson) => {
  const app = await factor(api, caller);
  api.forgetSession(caller);
  return { body: { '2fa_key': app.code() } };
};
