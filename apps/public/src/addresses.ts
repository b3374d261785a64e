// Written by `pnpm gen sync` from the route table.

/** Every page and dialog of this app. */
export type Address =
  | '/'
  | '/cadastro'
  | '/connect'
  | '/recuperar-senha/:token'
  | '/confirmar-email/:token'
  | '/convite/:token'
  | '/convite-gestor/:token'
  | '/convite-credenciamento/:token'
  | '/socio/:token'
  | '/proposta/:token'
  | '/termos-de-servico'
  | '/politica-de-cookies'
  | '/politica-de-privacidade'
  | '/nps/resposta/:token'
  | '/simulacoes'
  | '/manutencao'
  | '/*';
