import { type CashBookCode, findCashBookCode } from './cash-book-codes.ts';

/** Why a payment is not the home's, for whoever has not said that they also work there. */
export const NOT_AT_HOME = 'Marque antes, em “Dados do livro-caixa”, que você atende também em casa.';

/** Papers beside an entry: a receipt, the invoice, the transfer. */
export const MOST_PROOFS = 10;

type Deductible = { code: string; amount: number; is_home_office: boolean };

/** The part of a home's costs that is deducted by somebody who also works in it is one fifth (Parecer Normativo CST 60/1978). */
const HOME_OFFICE_PARTS = 5;

/** The part of a payment that is deducted as cash book, in cents: nothing where its account is not deductible, the cent of a fifth dropped. */
export const deductibleOf = ({ code, amount, is_home_office }: Deductible): number => {
  if (effectOf(code) !== 'deducted') return 0;
  return is_home_office ? Math.floor(amount / HOME_OFFICE_PARTS) : amount;
};

const effectOf = (code: string): CashBookCode['effect'] => findCashBookCode(code)?.effect ?? 'none';
