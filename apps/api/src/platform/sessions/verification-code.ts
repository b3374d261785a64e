import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { CODE_SIGNS, VERIFICATION_CODE_LENGTH } from '@esteto/domain/identity/user/access-codes';

export const newCode = (): string =>
  Array.from({ length: VERIFICATION_CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** Keyed, because so short a code would be found from a plain hash; as typed, in small letters or with spaces, it is the same code. */
export const codeHash = (secretKey: Buffer, code: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'email-verification', 32));
  return createHmac('sha256', key).update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest('base64url');
};
