// Written by `pnpm gen sync` from the route table.

/** Every page and dialog of this app. */
export type Address =
  | '/gestao/notas-fiscais'
  | '/gestao/notas-fiscais/detalhes/:invoiceId'
  | '/gestao/profissionais/credenciamento'
  | '/gestao/profissionais/credenciamento/:accreditationId/analise'
  | '/gestao/profissionais/credenciamento/:accreditationId/historico'
  | '/gestao/profissionais/convite-credenciamento'
  | '/gestao/profissionais/convite-credenciamento/convidar'
  | '/gestao/configuracoes/unidades'
  | '/gestao/configuracoes/unidades/criar'
  | '/gestao/configuracoes/unidades/:unitId/editar'
  | '/gestao/minha-conta';
