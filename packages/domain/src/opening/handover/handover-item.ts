/**
 * What a former accountant hands over with a company. Five years: how long the tax office may still ask (Código Tributário Nacional, arts. 173, 174 and
 * 195). The transfer of the technical responsibility is told by both accountants (Resolução CFC nº 1.590/2020).
 */
export const HANDOVER_ITEMS = [
  'responsibility',
  'articles',
  'registrations',
  'balance',
  'ledgers',
  'simples_statements',
  'federal_returns',
  'payroll',
  'invoices',
  'debts',
  'powers',
] as const;
export type HandoverItem = (typeof HANDOVER_ITEMS)[number];

export const handoverItemLabel: Record<HandoverItem, string> = {
  responsibility: 'Termo de transferência de responsabilidade técnica',
  articles: 'Contrato social e alterações',
  registrations: 'Inscrições, alvarás e licenças',
  balance: 'Último balancete e balanços',
  ledgers: 'Livros Diário e Razão ou livro-caixa',
  simples_statements: 'PGDAS-D e DEFIS',
  federal_returns: 'DCTF, EFD e ECF',
  payroll: 'Folha e pró-labore',
  invoices: 'Notas fiscais emitidas e recebidas',
  debts: 'Parcelamentos e débitos em aberto',
  powers: 'Procurações eletrônicas e senhas',
};

/** What exactly is asked for, as the letter says it. */
export const handoverItemAsked: Record<HandoverItem, string> = {
  responsibility: 'assinado, com o mês até o qual cada obrigação fica com vocês',
  articles: 'com o registro da Junta Comercial ou do cartório',
  registrations: 'CNPJ, inscrição municipal, alvará e licenças sanitárias em vigor',
  balance: 'balancete do último mês fechado e balanços dos últimos cinco anos',
  ledgers: 'dos últimos cinco anos, em PDF ou em ECD',
  simples_statements: 'extratos e recibos dos últimos cinco anos, se optante pelo Simples Nacional',
  federal_returns: 'recibos dos últimos cinco anos, onde a empresa foi obrigada',
  payroll: 'recibos, eSocial, DCTFWeb, INSS e FGTS dos últimos cinco anos',
  invoices: 'XML do ano em curso',
  debts: 'números dos processos, parcelas pagas e por pagar',
  powers: 'revogação no e-CAC e na prefeitura; senhas municipais e do emissor',
};
