// Written by `pnpm gen sync` from the route table.

/** Every page and dialog of this app. */
export type Address =
  | '/gestao/notas-fiscais'
  | '/gestao/notas-fiscais/detalhes/:invoiceId'
  | '/gestao/qualificacoes'
  | '/gestao/qualificacoes/criar'
  | '/gestao/qualificacoes/:qualificationId/editar'
  | '/gestao/configuracoes/geral'
  | '/gestao/configuracoes/geral/editar'
  | '/gestao/configuracoes/geral/gestores/convidar'
  | '/gestao/configuracoes/geral/gestores/:managerId/editar'
  | '/gestao/configuracoes/geral/historico'
  | '/gestao/configuracoes/unidades'
  | '/gestao/configuracoes/unidades/criar'
  | '/gestao/configuracoes/unidades/:unitId/editar'
  | '/gestao/configuracoes/tags'
  | '/gestao/configuracoes/tags/criar'
  | '/gestao/configuracoes/tags/:tagId/editar'
  | '/gestao/minha-conta';
