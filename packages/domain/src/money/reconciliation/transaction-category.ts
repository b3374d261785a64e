// What a bank movement was for, where no invoice and no boleto says it.

const MONEY_IN = {
  capital: 'Aporte de sócio',
  yield: 'Rendimento de aplicação',
  refund: 'Estorno ou devolução',
  loan: 'Empréstimo',
  transfer_in: 'Transferência entre contas',
  other_in: 'Outra entrada',
} as const;

const MONEY_OUT = {
  pro_labore: 'Pró-labore',
  profit: 'Distribuição de lucros',
  tax: 'Tributos',
  payroll: 'Folha e encargos',
  accounting: 'Contabilidade',
  rent: 'Aluguel e condomínio',
  supplies: 'Materiais e insumos',
  services: 'Serviços de terceiros',
  software: 'Sistemas e assinaturas',
  bank_fee: 'Tarifas e juros do banco',
  card: 'Fatura de cartão',
  loan_payment: 'Parcela de empréstimo',
  transfer_out: 'Transferência entre contas',
  other_out: 'Outra saída',
} as const;

export const transactionCategoryLabel = { ...MONEY_IN, ...MONEY_OUT } as const;
export type TransactionCategory = keyof typeof transactionCategoryLabel;
export const TRANSACTION_CATEGORIES = Object.keys(transactionCategoryLabel) as TransactionCategory[];

/** The categories of a movement by the sign of its amount. */
export const categoriesFor = (amount: number): Readonly<Partial<Record<TransactionCategory, string>>> =>
  amount > 0 ? MONEY_IN : MONEY_OUT;

/** Whether a category may explain a movement of this amount. */
export const fitsCategory = (category: TransactionCategory, amount: number): boolean => category in categoriesFor(amount);

const { transfer_out: _, ...spent } = MONEY_OUT;

/** What is spent: money that only changes its account stays the company's. */
export const expenseCategoryLabel = spent;
export type ExpenseCategory = keyof typeof expenseCategoryLabel;
export const EXPENSES = Object.keys(expenseCategoryLabel) as ExpenseCategory[];
