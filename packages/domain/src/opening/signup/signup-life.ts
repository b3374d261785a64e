/** What happened, as the history says it. Codes are stored and never change meaning. */
export const signupEventLabel = {
  'signup.asked': 'Cadastro pedido',
  'signup.kept': 'E-mail de um cadastro por terminar guardado',
  'signup.finished': 'Cadastro concluído',
  'signup.refused': 'Cadastro recusado',
} as const;
