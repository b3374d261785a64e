// Where an export over many companies stands.

export const SPREADSHEET_STATES = ['waiting', 'done', 'failed'] as const;
export type SpreadsheetState = (typeof SPREADSHEET_STATES)[number];

export const spreadsheetStateLabel: Record<SpreadsheetState, string> = {
  waiting: 'Em preparo',
  done: 'Pronta',
  failed: 'Não terminou',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const spreadsheetEventLabel = {
  'spreadsheet.requested': 'Exportação pedida',
  'spreadsheet.made': 'Exportação pronta',
  'spreadsheet.fetched': 'Exportação baixada',
  'spreadsheet.failed': 'Exportação sem sucesso',
  'spreadsheet.expired': 'Exportação apagada',
} as const;
