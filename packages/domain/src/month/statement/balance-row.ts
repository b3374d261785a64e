import { searchKey } from '../../shared/text/text.ts';

/** Where a row that states a balance stands: before the movements, after them, or between two days. */
export type BalanceRow = 'opening' | 'closing' | 'running';

/** A description that states a balance and is no movement: 'SALDO ANTERIOR', 'S A L D O', 'Saldo do dia 05/01'. Null for a movement. */
export const balanceRow = (memo: string): BalanceRow | null => {
  if (!/^\s*s\s?a\s?l\s?d\s?o/i.test(memo)) return null;
  const words = searchKey(memo)
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^s a l d o/, 'saldo');
  if (/^saldo(?: em conta)?(?: corrente)? (?:anterior|inicial)(?: em)?$/.test(words)) return 'opening';
  if (/^saldo(?: em conta)?(?: corrente)? (?:final|atual)(?: em)?$/.test(words)) return 'closing';
  return RUNNING.test(words) ? 'running' : null;
};

const RUNNING = /^saldos?(?: (?:total|parcial|disponivel|bloqueado|em|no|do|de|da|dia|conta|corrente|conta corrente|movimentacao|fim))*$/;
