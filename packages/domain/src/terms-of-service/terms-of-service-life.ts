/** What happened, as the history says it. Codes are stored and never change meaning. */
export const termsOfServiceEventLabel = {
  'terms_of_service.accepted': 'Termos de serviço aceitos',
  'terms_of_service.published': 'Termos de serviço publicados',
} as const;
