import { CODE_SIGNS, RECOVERY_CODE_LENGTH, TWO_FACTOR_CODE_LENGTH } from './access-codes.ts';

/** What a person shows beside the password: the digits of their authenticator app, or one of their recovery codes, in capitals. */
export type SecondFactor = { kind: 'app' | 'recovery'; code: string };

/** Reads what was typed or pasted, with spaces and hyphens or without, in small letters too; null when it can be neither. */
export const readSecondFactor = (typed: string): SecondFactor | null => {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (APP_CODE.test(code)) return { kind: 'app', code };
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null;
};

/** A recovery code as a person reads and writes it down: 'ABCDE-FGHJK'. */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

const APP_CODE = new RegExp(`^\\d{${TWO_FACTOR_CODE_LENGTH}}$`);
const RECOVERY_CODE = new RegExp(`^[${CODE_SIGNS}]{${RECOVERY_CODE_LENGTH}}$`);
