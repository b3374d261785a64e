/** What happened, as the history says it. Codes are stored and never change meaning. */
export const cashBookEventLabel = {
  'cash_book_entry.created': 'Lançamento incluído no livro-caixa',
  'cash_book_entry.edited': 'Lançamento do livro-caixa alterado',
  'cash_book_entry.removed': 'Lançamento retirado do livro-caixa',
  'cash_book.settings_edited': 'Dados do livro-caixa alterados',
  'cash_book_month.closed': 'Mês do livro-caixa fechado',
  'cash_book_month.reopened': 'Mês do livro-caixa reaberto',
} as const;
