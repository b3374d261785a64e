/** What happened, as the history says it. Codes are stored and never change meaning. */
export const companyEventLabel = {
  'company.created': 'Empresa cadastrada',
  'company.assigned': 'Analista da empresa alterado',
  'company.converted': 'Pessoa física convertida em empresa',
  'company.edited': 'Empresa alterada',
  'company.status_changed': 'Situação da empresa alterada',
  'company.plan_changed': 'Plano da empresa alterado',
  'company.file_added': 'Arquivo guardado',
  'company.file_removed': 'Arquivo retirado',
  'company_file.added': 'Arquivo guardado',
  'company_file.removed': 'Arquivo retirado',
  'membership.created': 'Pessoa vinculada à empresa',
  'membership.edited': 'Permissões da pessoa alteradas',
  'membership.deactivated': 'Acesso da pessoa à empresa retirado',
  'membership.activated': 'Acesso da pessoa à empresa devolvido',
  'company.wizard_moved': 'Etapa do cadastro alterada',
  'wizard.begun': 'Cadastro iniciado',
} as const;
