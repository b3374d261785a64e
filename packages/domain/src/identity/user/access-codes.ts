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

/** Ten letters and digits, 50 bits. */
export const RECOVERY_CODE_LENGTH = 10;

/** Minutes that a link to set a new password is good for. */
export const RECOVERY_LINK_MINUTES = 30;

/** Seconds before the verification e-mail may be asked for again. */
export const RESEND_WAIT_SECONDS = 60;
