import type { Tone } from '../../shared/status/tone.ts';

// Where an entry of the cash book and its month stand.

export const CASH_BOOK_ENTRY_STATUSES = ['draft', 'posted', 'checked', 'exported', 'closed'] as const;
export type CashBookEntryStatus = (typeof CASH_BOOK_ENTRY_STATUSES)[number];

export const cashBookEntryStatusLabel: Record<CashBookEntryStatus, string> = {
  draft: 'Rascunho',
  posted: 'Lançado',
  checked: 'Conferido',
  exported: 'Exportado',
  closed: 'Fechado',
};

export const cashBookEntryStatusTone: Record<CashBookEntryStatus, Tone> = {
  draft: 'draft',
  posted: 'running',
  checked: 'done',
  exported: 'done',
  closed: 'ended',
};

export const CASH_BOOK_MONTH_STATUSES = ['open', 'checking', 'closed', 'reopened'] as const;
export type CashBookMonthStatus = (typeof CASH_BOOK_MONTH_STATUSES)[number];

export const cashBookMonthStatusLabel: Record<CashBookMonthStatus, string> = {
  open: 'Aberto',
  checking: 'Em conferência',
  closed: 'Fechado',
  reopened: 'Reaberto',
};

export const cashBookMonthStatusTone: Record<CashBookMonthStatus, Tone> = {
  open: 'running',
  checking: 'waiting',
  closed: 'done',
  reopened: 'attention',
};

/** What an entry is. */
export const CASH_BOOK_KINDS = ['income', 'payment'] as const;
export type CashBookKind = (typeof CASH_BOOK_KINDS)[number];

export const cashBookKindLabel: Record<CashBookKind, string> = { income: 'Rendimento', payment: 'Pagamento' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const cashBookEventLabel = {
  'cash_book_entry.created': 'Lançamento incluído no livro-caixa',
  'cash_book_entry.edited': 'Lançamento do livro-caixa alterado',
  'cash_book_entry.removed': 'Lançamento retirado do livro-caixa',
  'cash_book_entry.receipt_imported': 'Recibo da Receita Saúde lido de um arquivo',
  'cash_book_import.made': 'Arquivo de lançamentos importado no livro-caixa',
  'cash_book_import.undone': 'Importação do livro-caixa desfeita',
  'cash_book_proof.added': 'Comprovante posto em um lançamento do livro-caixa',
  'cash_book_proof.removed': 'Comprovante retirado de um lançamento do livro-caixa',
  'cash_book_proof.read': 'Comprovante do livro-caixa aberto pela equipe',
  'cash_book.comment_deleted': 'Comentário sobre o livro-caixa excluído',
  'cash_book.settings_edited': 'Dados do livro-caixa alterados',
  'cash_book_month.closed': 'Mês do livro-caixa fechado',
  'cash_book_month.reopened': 'Mês do livro-caixa reaberto',
} as const;

/** The warning on a closed month to which earlier ones would bring another excess today than it was closed with. */
export const EARLIER_CHANGED = 'Um mês anterior mudou depois de fechado';
