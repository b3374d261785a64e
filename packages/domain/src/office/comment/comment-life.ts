/** What the team comments on. Codes are stored and never change meaning. */
export const COMMENT_SUBJECTS = [
  'registration',
  'licensing',
  'onboarding',
  'income_tax',
  'closing',
  'monthly_obligation',
  'r_factor',
  'company_statement',
  'cash_book',
] as const;
export type CommentSubject = (typeof COMMENT_SUBJECTS)[number];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const commentEventLabel = {
  'comment.created': 'Comentário escrito',
  'comment.deleted': 'Comentário excluído',
} as const;
