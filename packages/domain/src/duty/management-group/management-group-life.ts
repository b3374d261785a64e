/** What happened, as the history says it. Codes are stored and never change meaning. */
export const managementGroupEventLabel = {
  'management_group.created': 'Grupo gestor cadastrado',
  'management_group.edited': 'Grupo gestor alterado',
  'management_group.activated': 'Grupo gestor ativado',
  'management_group.deactivated': 'Grupo gestor desativado',
} as const;
