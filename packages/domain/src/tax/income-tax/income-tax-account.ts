import { formatPersonalAccount, type PersonalAccount } from '../../company/bank-account/personal-account.ts';
import { formatCpf } from '../../shared/document/cpf.ts';
import type { IncomeTaxResult } from './income-tax-kinds.ts';

// How the tax of a return is paid, or where its refund goes: the person's choice, which the team types into Receita's program.

export const ACCOUNT_USES = ['guide', 'debit', 'account', 'pix'] as const;
export type AccountUse = (typeof ACCOUNT_USES)[number];

export const accountUseLabel: Record<AccountUse, string> = {
  guide: 'DARF, que eu pago até cada vencimento',
  debit: 'Débito automático em conta',
  account: 'Depósito em conta',
  pix: 'Pix, com o meu CPF como chave',
};

/** What a result leaves to choose from; nothing where nothing is paid. */
export const accountUsesFor = (result: IncomeTaxResult | null): readonly AccountUse[] => {
  if (result === 'to_pay') return ['guide', 'debit'];
  return result === 'to_refund' ? ['account', 'pix'] : [];
};

/** Those that need a bank account. */
export const BANK_USES: readonly AccountUse[] = ['debit', 'account'];

type Chosen = PersonalAccount & { result: IncomeTaxResult | null; account_use: AccountUse | null };

/** 'Pix, com o CPF 529.982.247-25'; null while nothing is chosen, or what was chosen was for another result. */
export const accountWords = (chosen: Chosen): string | null => {
  const { result, account_use, pix_key } = chosen;
  if (account_use === null || !accountUsesFor(result).includes(account_use)) return null;
  if (account_use === 'guide') return 'DARF';
  if (account_use === 'pix') return `Pix, chave CPF ${formatCpf(pix_key ?? '')}`;
  return [account_use === 'debit' ? 'Débito automático' : 'Depósito', formatPersonalAccount(chosen)].filter(Boolean).join(': ');
};
