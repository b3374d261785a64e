export const DATA_EXPORT_STATES = ['waiting', 'done', 'failed', 'expired'] as const;
export type DataExportState = (typeof DATA_EXPORT_STATES)[number];

export const dataExportStateLabel: Record<DataExportState, string> = {
  waiting: 'Em preparo',
  done: 'Pronta',
  failed: 'Não deu certo',
  expired: 'Apagada',
};

/** How long a copy can be fetched: it holds everything, so it does not lie around. */
export const DATA_EXPORT_DAYS = 7;

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const dataExportEventLabel = {
  'data_export.asked': 'Cópia dos dados pedida',
  'data_export.made': 'Cópia dos dados pronta',
  'data_export.failed': 'Cópia dos dados não pôde ser feita',
  'data_export.fetched': 'Cópia dos dados baixada',
  'data_export.expired': 'Cópia dos dados apagada',
} as const;
