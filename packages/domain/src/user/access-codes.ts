// The short codes that a person types to prove who they are (product.md sections 5 and 9).

/** The code of the verification e-mail has at least this many characters. */
export const VERIFICATION_CODE_MIN = 4;

/** What the server sends: six letters and digits, some 900 million codes, few enough boxes for a phone. */
export const VERIFICATION_CODE_LENGTH = 6;

/** A second-factor code has exactly this many digits. */
export const TWO_FACTOR_CODE_LENGTH = 6;

/** Seconds before the verification e-mail may be asked for again. */
export const RESEND_WAIT_SECONDS = 60;
