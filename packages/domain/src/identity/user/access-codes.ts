// The short codes that a person types to prove who they are.

/** Letters and digits that nobody takes for one another: what a code that we draw is made of. */
export const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The code of the verification e-mail has at least this many characters. */
export const VERIFICATION_CODE_MIN = 4;

/** What the server sends: six letters and digits, some 900 million codes, few enough boxes for a phone. */
export const VERIFICATION_CODE_LENGTH = 6;

/** A second-factor code has exactly this many digits. */
export const TWO_FACTOR_CODE_LENGTH = 6;

/** How many recovery codes a person gets. Each enters once where the authenticator app is out of reach. */
export const RECOVERY_CODES = 10;

/** With so few left a person is told to get others. */
const FEW_RECOVERY_CODES = 2;

/** Ten letters and digits, 50 bits. */
export const RECOVERY_CODE_LENGTH = 10;

/** Days for which a browser that the person chose is asked for no second factor. */
export const REMEMBERED_DAYS = 30;

/** Minutes that a link to set a new password is good for. */
export const RECOVERY_LINK_MINUTES = 30;

/** Seconds before the verification e-mail may be asked for again. */
export const RESEND_WAIT_SECONDS = 60;

/** What a person shows beside the password: the digits of their authenticator app, or one of their recovery codes, in capitals. */
type SecondFactor = { kind: 'app' | 'recovery'; code: string };

/** Reads what was typed or pasted, with spaces and hyphens or without, in small letters too; null when it can be neither. */
export const readSecondFactor = (typed: string): SecondFactor | null => {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (APP_CODE.test(code)) return { kind: 'app', code };
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null;
};

/** A recovery code as a person reads and writes it down: 'ABCDE-FGHJK'. */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

/** How many recovery codes are still good, in words, and whether that is too few. */
export const recoveryCodesLeft = ({ left, total }: { left: number; total: number }): { words: string; few: boolean } => {
  const few = left <= FEW_RECOVERY_CODES;
  if (left === 0) return { words: 'Não resta nenhum código de recuperação.', few };
  if (left === 1) return { words: `Resta 1 de ${total} códigos de recuperação.`, few };
  return { words: `Restam ${left} de ${total} códigos de recuperação.`, few };
};

const APP_CODE = new RegExp(`^\\d{${TWO_FACTOR_CODE_LENGTH}}$`);
const RECOVERY_CODE = new RegExp(`^[${CODE_SIGNS}]{${RECOVERY_CODE_LENGTH}}$`);
