import { type CashBookCode, findCashBookCode } from './cash-book-codes.ts';

type Deductible = { code: string; amount: number; is_home_office: boolean };

/** Of what is spent on a home in which one also works, one fifth is deducted (Parecer Normativo CST 60/1978). */
const HOME_OFFICE_PARTS = 5;

/** What of a payment is deducted as cash book, in cents: nothing where its account is not deductible, the cent of a fifth dropped. */
export const deductibleOf = ({ code, amount, is_home_office }: Deductible): number => {
  if (effectOf(code) !== 'deducted') return 0;
  return is_home_office ? Math.floor(amount / HOME_OFFICE_PARTS) : amount;
};

const effectOf = (code: string): CashBookCode['effect'] => findCashBookCode(code)?.effect ?? 'none';
