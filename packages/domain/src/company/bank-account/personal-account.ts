// The bank account of a professional, whom a group pays in person. No bank publishes how it numbers branches and accounts: only their shape is judged.

export const ACCOUNT_KINDS = ['checking', 'savings', 'payment'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const accountKindLabel: Record<AccountKind, string> = {
  checking: 'Conta corrente',
  savings: 'Conta poupança',
  payment: 'Conta de pagamento',
};

/** As it is stored: '1234 - x' -> '1234-X'. */
export const cleanBranch = (text: string): string => text.replace(/[\s.]/g, '').toUpperCase();
/** One to five digits, not all zero, and the check digit where the bank gives one. */
export const isBranch = (text: string): boolean => /^(?!0+(-|$))\d{1,5}(-[\dX])?$/.test(text);

/** '00.123.456' -> '00123456'; the check digit has a field of its own. */
export const cleanAccount = (text: string): string => text.replace(/[\s.]/g, '');
/** Up to twelve digits, not all zero. */
export const isAccount = (text: string): boolean => /^(?!0+$)\d{1,12}$/.test(text);

export const cleanAccountDigit = (text: string): string => text.trim().toUpperCase();
export const isAccountDigit = (text: string): boolean => /^[\dX]$/.test(text);

type BankAccount = {
  bank_code: string | null;
  bank_name: string | null;
  bank_branch: string | null;
  bank_account: string | null;
  bank_digit: string | null;
  bank_kind: AccountKind | null;
};

/** Where a person is paid, or pays from: a Pix key or a bank account, whichever they chose. */
export type PersonalAccount = BankAccount & { pix_key: string | null };

export const NO_ACCOUNT: PersonalAccount = {
  pix_key: null,
  bank_code: null,
  bank_name: null,
  bank_branch: null,
  bank_account: null,
  bank_digit: null,
  bank_kind: null,
};

/** 'Banco do Brasil (001) · agência 1234-5 · conta corrente 123456-X'; nothing while there is none. */
export const formatPersonalAccount = ({
  bank_code,
  bank_name,
  bank_branch,
  bank_account,
  bank_digit,
  bank_kind,
}: BankAccount): string | null =>
  bank_account === null || bank_kind === null
    ? null
    : `${bank_name} (${bank_code}) · agência ${bank_branch} · ${accountKindLabel[bank_kind].toLowerCase()} ${bank_account}-${bank_digit}`;
