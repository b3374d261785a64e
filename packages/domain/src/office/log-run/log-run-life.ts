// What is done with the log as a whole, in the background.

export const LOG_RUN_KINDS = ['verification', 'export'] as const;
export type LogRunKind = (typeof LOG_RUN_KINDS)[number];

export const LOG_RUN_STATES = ['waiting', 'done', 'failed'] as const;
export type LogRunState = (typeof LOG_RUN_STATES)[number];

/** Days that an exported file is kept. */
export const LOG_EXPORT_DAYS = 7;

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const logRunEventLabel = {
  'log_run.verification_asked': 'Verificação do log pedida',
  'log_run.verified': 'Log verificado',
  'log_run.export_asked': 'Exportação do log pedida',
  'log_run.exported': 'Log exportado',
  'log_run.fetched': 'Exportação do log baixada',
  'log_run.failed': 'Verificação ou exportação do log sem sucesso',
  'log_run.expired': 'Exportação do log apagada',
} as const;
