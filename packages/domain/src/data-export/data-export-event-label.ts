/** What happened, as the history says it. Codes are stored and never change meaning. */
export const dataExportEventLabel = {
  'data_export.asked': 'Cópia dos dados pedida',
  'data_export.made': 'Cópia dos dados pronta',
  'data_export.failed': 'Cópia dos dados não pôde ser feita',
  'data_export.fetched': 'Cópia dos dados baixada',
  'data_export.expired': 'Cópia dos dados apagada',
} as const;
