/** What happened, as the history says it. Codes are stored and never change meaning. */
export const closingRunEventLabel = { 'closing_run.started': 'Fechamentos movidos em lote' } as const;
