/** What happened, as the history says it. Codes are stored and never change meaning. */
export const scaleTemplateEventLabel = {
  'scale_template.created': 'Modelo de escala criado',
  'scale_template.edited': 'Modelo de escala alterado',
  'scale_template.removed': 'Modelo de escala excluído',
  'scale_template.applied': 'Modelo aplicado à escala',
} as const;
