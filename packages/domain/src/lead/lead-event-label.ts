/** What happened, as the history says it. Codes are stored and never change meaning. */
export const leadEventLabel = {
  'lead.arrived': 'Contato recebido',
  'lead.came_back': 'Contato recebido de novo',
  'lead.created': 'Lead cadastrado',
  'lead.edited': 'Lead alterado',
  'lead.contacted': 'Contato registrado',
  'lead.proposed': 'Proposta enviada',
  'lead.signed_up': 'Cadastro iniciado',
  'lead.won': 'Tornou-se cliente',
  'lead.forced': 'Registro forçado',
  'lead.lost': 'Marcado como perdido',
  'lead.reopened': 'Reaberto',
  'lead.forgotten': 'Dados apagados a pedido',
} as const;
