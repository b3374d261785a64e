/** What happened, as the history says it. Codes are stored and never change meaning. */
export const companyEventLabel = {
  'company.created': 'Empresa cadastrada',
  'company.edited': 'Empresa alterada',
  'company.status_changed': 'Situação da empresa alterada',
  'membership.created': 'Pessoa vinculada à empresa',
  'wizard.begun': 'Cadastro iniciado',
} as const;
