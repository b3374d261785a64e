/** What happened, as the history says it. Codes are stored and never change meaning. */
export const unitEventLabel = {
  'unit.created': 'Unidade criada',
  'unit.edited': 'Unidade alterada',
  'unit.deleted': 'Unidade excluída',
  'unit_sector.created': 'Setor criado',
  'unit_sector.edited': 'Setor alterado',
  'unit_sector.deleted': 'Setor excluído',
} as const;
