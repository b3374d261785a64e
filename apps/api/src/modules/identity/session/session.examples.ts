import { unique } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import { codeIn } from '../../../testing/outbox.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** The code in the message to somebody who has just come; to somebody new where nobody is named. */
export const sentCode = async (api: TestApp, of?: string): Promise<string> => {
  const email = of ?? (await api.make.person({ email_verified_at: null })).email;
  await api.modules.verifications.send({ email, renew: true }, `example-${unique()}`);
  const message = (await api.outbox()).find((text) => text.includes(email));
  return codeIn(message);
};

export const sessionExamples: Examples<'session'> = {
  session: {
    login: ({ api, partner }) => ({ body: { email: partner.email, password: api.password } }),
    logout: () => ({}),
    verifyEmail: async ({ api }) => ({ code: await sentCode(api) }),
    resendVerification: ({ partner }) => ({ body: { email: partner.email } }),
    keepRoute: () => ({ body: { route: '/app/boletos' } }),
    user: () => ({}),
  },
};
