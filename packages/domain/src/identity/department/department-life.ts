/** What happened, as the history says it. Codes are stored and never change meaning. */
export const departmentEventLabel = {
  'department.created': 'Setor criado',
  'department.edited': 'Setor alterado',
  'department.deleted': 'Setor excluído',
} as const;
