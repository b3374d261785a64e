import type { Columns, SheetKind } from '../../shared/sheet/columns.ts';

/** What a column of a person's own file may hold. */
export const ENTRY_COLUMNS = [
  'date',
  'amount',
  'income',
  'payment',
  'history',
  'kind',
  'code',
  'payer',
  'patient',
  'competence',
  'receipt',
  'receipt_issued',
  'receipt_cancelled',
  'situation',
] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

export const entryColumnLabel: Record<EntryColumn, string> = {
  date: 'Data',
  amount: 'Valor',
  income: 'Valor recebido',
  payment: 'Valor pago',
  history: 'Histórico',
  kind: 'Tipo (rendimento ou pagamento)',
  code: 'Conta',
  payer: 'CPF ou CNPJ de quem pagou',
  patient: 'CPF do paciente',
  competence: 'Competência (INSS)',
  receipt: 'Número do recibo',
  receipt_issued: 'Emissão do recibo',
  receipt_cancelled: 'Cancelamento do recibo',
  situation: 'Situação do recibo',
};

export type EntryColumns = Columns<EntryColumn>;

/** What says how much a row is. */
export const ENTRY_VALUES = ['amount', 'income', 'payment'] as const satisfies EntryColumn[];

/**
 * Names of columns without accents, case or signs. Those of the receipts of Receita Saúde are read by their words (número do recibo, data de emissão, data do
 * pagamento, CPF do pagador, CPF do beneficiário, valor, situação: what a receipt says, IN RFB 2.240/2024): no layout of the file that a doctor downloads is
 * published, so that none is presumed, and a person corrects what was taken for something else. The first that fits holds; the more special stand first.
 */
const NAMES: SheetKind<EntryColumn>['names'] = [
  ['receipt_cancelled', /\bcancelamento\b/],
  ['receipt_issued', /\b(?:emissao|emitido em)\b/],
  ['situation', /^(?:situacao|status)\b/],
  ['receipt', /^(?!(?:valor|data|dia|cpf|nome)\b).*\brecibo\b/],
  ['competence', /\bcompetencia\b/],
  ['patient', /^(?:cpf|documento)\b.*\b(?:paciente|beneficiario)\b/],
  ['payer', /^(?:cpf|cnpj|documento)\b/],
  ['date', /^(?:data|dt|dia|quando)\b/],
  ['income', /^(?:valor )?(?:recebid[oa]s?|receitas?|entradas?|rendimentos?|creditos?)\b(?! (?:de|em|por|via)\b)/],
  ['payment', /^(?:valor )?(?:pagos?|despesas?|saidas?|pagamentos?|debitos?|gastos?)\b(?! (?:a|em|por|via)\b)/],
  ['amount', /^(?:valor|quantia|montante|preco|total)\b/],
  ['kind', /^(?:tipo|natureza)\b/],
  ['code', /^(?:conta|categoria|plano de contas|codigo)\b/],
  ['history', /^(?:historico|descricao|lancamento|paciente|nome|servico|observac(?:ao|oes)|o que)\b/],
];

export const ENTRY_SHEET: SheetKind<EntryColumn> = { names: NAMES };
