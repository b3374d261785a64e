import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@esteto/domain/user/access-codes';

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const newCode = (): string => Array.from({ length: VERIFICATION_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Keyed, because so short a code would be found from a plain hash; as typed, in small letters or with spaces, it is the same code. */
export const codeHash = (secretKey: Buffer, code: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'email-verification', 32));
  return createHmac('sha256', key).update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest('base64url');
};
