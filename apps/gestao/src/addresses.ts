// Written by `pnpm gen sync` from the route table.

/** Every page and dialog of this app. */
export type Address =
  | '/gestao/plantoes/escala'
  | '/gestao/plantoes/escala/criar'
  | '/gestao/plantoes/escala/plantao/:shiftId'
  | '/gestao/plantoes/escala/publicar'
  | '/gestao/plantoes/modelos-de-escala'
  | '/gestao/plantoes/modelos-de-escala/criar'
  | '/gestao/plantoes/modelos-de-escala/:templateId/editar'
  | '/gestao/plantoes/modelos-de-escala/:templateId/aplicar'
  | '/gestao/profissionais/credenciamento'
  | '/gestao/profissionais/credenciamento/:accreditationId/analise'
  | '/gestao/profissionais/credenciamento/:accreditationId/historico'
  | '/gestao/profissionais/convite-credenciamento'
  | '/gestao/profissionais/convite-credenciamento/convidar'
  | '/gestao/notas-fiscais'
  | '/gestao/notas-fiscais/detalhes/:invoiceId'
  | '/gestao/configuracoes/unidades'
  | '/gestao/configuracoes/unidades/criar'
  | '/gestao/configuracoes/unidades/:unitId/editar'
  | '/gestao/minha-conta';
