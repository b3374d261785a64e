// Written by `pnpm gen sync` from the route table.

/** Every page and dialog of this app. */
export type Address =
  | '/gestao/plantoes/escala'
  | '/gestao/plantoes/escala/criar'
  | '/gestao/plantoes/escala/plantao/:shiftId'
  | '/gestao/plantoes/escala/publicar'
  | '/gestao/notas-fiscais'
  | '/gestao/notas-fiscais/detalhes/:invoiceId'
  | '/gestao/configuracoes/unidades'
  | '/gestao/configuracoes/unidades/criar'
  | '/gestao/configuracoes/unidades/:unitId/editar'
  | '/gestao/minha-conta';
