import { randomInt } from 'node:crypto';
import { CODE_SIGNS, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@esteto/domain/identity/user/access-codes';
import { hashPassword, verifyPassword } from '../../../platform/sessions/password.ts';

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** 1 MiB, 2 passes: 50 random bits are a million times what the costlier hash of a password must make up for. */
export const hashRecoveryCode = (code: string): Promise<string> => hashPassword(code, { memory: 1_024, passes: 2, parallelism: 1 });

const newRecoveryCode = (): string => Array.from({ length: RECOVERY_CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** Which of the stored ones it is. All are tried, so that the time tells nothing. */
export const whichCode = async <Stored extends { code_hash: string }>(code: string, stored: Stored[]): Promise<Stored | null> => {
  const fits = await Promise.all(stored.map(({ code_hash }) => verifyPassword(code, code_hash)));
  return stored[fits.indexOf(true)] ?? null;
};
