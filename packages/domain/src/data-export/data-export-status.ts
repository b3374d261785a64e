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
