import { createHmac } from 'node:crypto';
import { twoFactor } from '@esteto/contract/identity/two-factor';
import type { TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** An authenticator app in somebody's hand, made after RFC 6238 and not with the server's library. */
export type AuthenticatorApp = {
  /** The code of now, or of so many steps of 30 seconds later or earlier. */
  code(steps?: number): string;
};

export const appOf = (key: string, clock: TestApp['clock']): AuthenticatorApp => ({
  code: (steps = 0) => codeAt(fromBase32(key), Math.floor(clock.now().getTime() / 30_000) + steps),
});

/** A person with nothing but a QR code that waits to be confirmed, whatever was before, and their app, which has read it. */
export const waitingFactor = async (api: TestApp, person: TestPerson): Promise<AuthenticatorApp> => {
  await api.sql('delete from two_factors where user_id = $1', [person.id]);
  await api.sql('delete from recovery_codes where user_id = $1', [person.id]);
  await api.sql('update users set has_two_factor = false where id = $1', [person.id]);
  const { key } = await api.ask(twoFactor.key, {}, { as: await api.signIn(person) });
  return appOf(key, api.clock);
};

/** A person whose logins ask for the second factor; their open sessions stay. */
export const activeFactor = async (api: TestApp, person: TestPerson): Promise<AuthenticatorApp> => {
  const app = await waitingFactor(api, person);
  await api.sql('update two_factors set activated_at = now() where user_id = $1', [person.id]);
  await api.sql('update users set has_two_factor = true where id = $1', [person.id]);
  return app;
};

const codeAt = (key: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
