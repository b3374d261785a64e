import {
  contribuicoesReceipt,
  dctfwebReceipt,
  defisReceipt,
  dirpfReceipt,
  dmedReceipt,
  ecdReceipt,
  ecfReceipt,
  esocialReceipt,
  issReceipt,
  pgdasExtract,
  pgdasReceipt,
  RECEIPT_LAYOUTS,
  type ReceiptFacts,
  type ReceiptLayout,
  reinfReceipt,
  simplesNumber,
} from '../../../month/receipt/testing/receipt-samples.ts';
import { darfText, dasText, feeText } from './guide-samples.ts';

// A folder of sixty papers, each with what becomes of it. Made for the tests: the words are those of the offices, the companies and numbers are nobody's.

const SOUZA = '11222333000181';

/** `doubts`: all that a person must look at. */
export type FolderSample = { name: string; text: string; expected: object; doubts?: object };

const receipt = (values: object, doubts: object = {}) => ({
  expected: { sort: 'receipt', receipt: { document: SOUZA, ...values } },
  doubts,
});
const facts = (values: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  cnpj: SOUZA,
  competence: '2026-10',
  number: '1.1.0000000012345678901',
  day: '2026-11-12',
  ...values,
});
const simples = (values: Partial<ReceiptFacts> = {}): ReceiptFacts =>
  facts({ number: simplesNumber({ cnpj: SOUZA, competence: '2026-10' }), ...values });
const OCTOBER = { competence: '2026-10', delivered_on: '2026-11-12', is_rectifying: false };

/** The kinds of a month in all five layouts. */
const monthly: FolderSample[] = RECEIPT_LAYOUTS.flatMap((layout: ReceiptLayout) => [
  {
    name: `PGDAS-D, ${layout}`,
    text: pgdasReceipt(simples({ layout })),
    ...receipt({
      ...OCTOBER,
      kind: 'pgdas_receipt',
      rule_key: 'pgdas',
      protocol_number: '11222333202610001',
      delivered_at: '14:30:12',
    }),
  },
  {
    name: `DCTFWeb, ${layout}`,
    text: dctfwebReceipt(facts({ layout, number: '12.34.56.78.90-12' })),
    ...receipt({ ...OCTOBER, kind: 'dctfweb', rule_key: 'dctfweb', protocol_number: '12.34.56.78.90-12' }),
  },
  {
    name: `EFD-Reinf, ${layout}`,
    text: reinfReceipt(facts({ layout, number: '12345-09-2099-2610-12345' })),
    ...receipt({ ...OCTOBER, kind: 'reinf', rule_key: 'reinf', protocol_number: '12345-09-2099-2610-12345' }),
  },
  {
    name: `eSocial, ${layout}`,
    text: esocialReceipt(facts({ layout })),
    ...receipt({ ...OCTOBER, kind: 'esocial', rule_key: 'esocial', protocol_number: '1.1.0000000012345678901' }),
  },
]);

const LAST_YEAR = { competence: '2025-12', day: '2026-03-30', number: '2D.5E.7A.11.93.0C.41-3' };
const OF_YEAR = { competence: '2025-12', delivered_on: '2026-03-30', protocol_number: LAST_YEAR.number };

const yearly: FolderSample[] = (['plain', 'rows'] as const).flatMap((layout) => [
  { name: `DEFIS, ${layout}`, text: defisReceipt(facts({ ...LAST_YEAR, layout })), ...receipt({ ...OF_YEAR, rule_key: 'defis' }) },
  { name: `ECD, ${layout}`, text: ecdReceipt(facts({ ...LAST_YEAR, layout })), ...receipt({ ...OF_YEAR, rule_key: 'ecd' }) },
  { name: `ECF, ${layout}`, text: ecfReceipt(facts({ ...LAST_YEAR, layout })), ...receipt({ ...OF_YEAR, rule_key: 'ecf' }) },
  { name: `DMED, ${layout}`, text: dmedReceipt(facts({ ...LAST_YEAR, layout })), ...receipt({ ...OF_YEAR, rule_key: 'dmed' }) },
]);

const EXTRACT = { revenue: 5_000_000, rbt12: 48_000_000, das: 345_678 };
const OFFICIAL = { revenue_official: 5_000_000, rbt12_official: 48_000_000, das_official: 345_678 };
const ISS_DOUBT = { what: 'Diga de que obrigação é este recibo.' };

const others: FolderSample[] = [
  ...(['plain', 'broken', 'boxed'] as const).map((layout) => ({
    name: `Extrato do Simples, ${layout}`,
    text: pgdasExtract({ ...simples({ layout }), ...EXTRACT }),
    ...receipt({ ...OCTOBER, kind: 'pgdas_extract', rule_key: 'pgdas', protocol_number: '11222333202610001', official: OFFICIAL }),
  })),
  ...(['plain', 'bare'] as const).map((layout) => ({
    name: `Declaração de serviços, ${layout}`,
    text: issReceipt(facts({ layout, number: 'ISS-2026-0098765' })),
    ...receipt({ ...OCTOBER, kind: 'iss_declaration', rule_key: null, protocol_number: 'ISS-2026-0098765' }, ISS_DOUBT),
  })),
  {
    name: 'EFD-Contribuições',
    text: contribuicoesReceipt(facts()),
    ...receipt({ ...OCTOBER, kind: 'efd_contribuicoes', rule_key: 'efd_contribuicoes' }),
  },
  {
    name: 'DIRPF',
    text: dirpfReceipt({ ...facts({ ...LAST_YEAR, number: '12.34.56.78.90-01' }), cpf: '111.444.777-35' }),
    ...receipt({ ...OF_YEAR, kind: 'dirpf', rule_key: 'dirpf', document: '11144477735', protocol_number: '12.34.56.78.90-01' }),
  },
];

const guide = (values: object): object => ({ sort: 'guide', guide: { documents: [SOUZA], ...values } });

const guides: FolderSample[] = [
  {
    name: 'DAS',
    text: dasText({ cnpj: SOUZA, amount: 45_225 }),
    expected: guide({ tax_key: 'das', competence: '2026-10', amount: 45_225, due_date: '2026-11-23', doubts: {} }),
  },
  {
    name: 'DARF do INSS',
    text: darfText({ cnpj: SOUZA, amount: 99_000, codes: ['1082', '1138'] }),
    expected: guide({ tax_key: 'inss', amount: 99_000, due_date: '2026-11-25' }),
  },
  {
    name: 'DARF de PIS e Cofins',
    text: darfText({ cnpj: SOUZA, amount: 36_500, codes: ['8109', '2172'] }),
    expected: guide({ tax_key: 'pis_cofins', amount: 36_500 }),
  },
  {
    name: 'FGTS Digital',
    text: dasText({ cnpj: SOUZA, amount: 16_000 }).replace('Documento de Arrecadação do Simples Nacional', 'Guia do FGTS Digital - GFD'),
    expected: guide({ tax_key: 'fgts', competence: '2026-10', amount: 16_000 }),
  },
  {
    name: 'Guia do ISS da prefeitura',
    text: dasText({ cnpj: SOUZA, amount: 25_000 }).replace(
      'Documento de Arrecadação do Simples Nacional',
      'Prefeitura de São Paulo\nDocumento de Arrecadação do ISSQN',
    ),
    expected: guide({ tax_key: 'iss', amount: 25_000, due_date: '2026-11-23' }),
  },
  {
    name: 'Boleto de honorários',
    text: feeText({ cnpj: SOUZA, amount: 59_900, due_date: '2026-12-10' }),
    expected: guide({ kind: 'fee', amount: 59_900, due_date: '2026-12-10' }),
  },
];

const unknown = (none: string): object => ({ sort: 'unknown', none });
const NOT_KNOWN = 'Não reconheço este documento. Diga o que é, e os próximos iguais entram sozinhos.';

const hostile: FolderSample[] = [
  {
    name: 'dois CNPJs',
    text: `${esocialReceipt(facts())}\nCNPJ 11.444.777/0001-61`,
    ...receipt({ document: null }, { company_id: 'O texto cita mais de um: 11.222.333/0001-81 e 11.444.777/0001-61.' }),
  },
  {
    name: 'o CNPJ de quem transmitiu não é de quem entrega',
    text: `${esocialReceipt(facts())}\nTransmissor: CNPJ 11.444.777/0001-61`,
    ...receipt({ document: SOUZA }),
  },
  {
    name: 'só o CNPJ do procurador',
    text: reinfReceipt(facts()).replace('Contribuinte CNPJ', 'Procurador CNPJ'),
    ...receipt({ document: null }, { company_id: 'Não achei o CNPJ.' }),
  },
  {
    name: 'dígitos errados',
    text: dctfwebReceipt(facts()).replace('0001-81', '0001-82').replace('CPF do responsável: 111.444.777-35', ''),
    ...receipt({ document: null }, { company_id: 'O CNPJ 11.222.333/0001-82 não confere: os dígitos são outros.' }),
  },
  {
    name: 'duas competências',
    text: `${esocialReceipt(facts())}\nPeríodo de apuração: 2026-09`,
    ...receipt({ competence: null }, { competence: 'O texto diz mais de uma competência: outubro de 2026 e setembro de 2026.' }),
  },
  {
    name: 'retificadora, por extenso',
    text: dctfwebReceipt(facts()).replace('Tipo: Original', 'Tipo: Retificadora'),
    ...receipt({ is_rectifying: true }, { what: 'É uma retificadora.' }),
  },
  {
    name: 'retificadora: não',
    text: `${dctfwebReceipt(facts())}\nRetificadora: Não`,
    ...receipt({ is_rectifying: false }),
  },
  {
    name: 'retificadora, pelo número do PGDAS-D',
    text: pgdasReceipt(simples({ number: simplesNumber({ cnpj: SOUZA, competence: '2026-10' }, 2) })),
    ...receipt({ is_rectifying: true }, { what: 'É uma retificadora.' }),
  },
  {
    name: 'sem número',
    text: esocialReceipt(facts()).replace(/.*Recibo.*\n/, ''),
    ...receipt({ protocol_number: null }, { protocol_number: 'Não achei o número do recibo.' }),
  },
  {
    name: 'dois recibos em um arquivo',
    text: `${defisReceipt(facts(LAST_YEAR))}\n${dmedReceipt(facts(LAST_YEAR))}`,
    ...receipt({ document: null }, { what: 'O arquivo junta Recibo da DEFIS e Recibo da DMED. Separe um por arquivo.' }),
  },
  {
    name: 'entregue amanhã',
    text: esocialReceipt(facts({ day: '2026-12-31' })),
    ...receipt({}, { delivered_on: '31/12/2026 ainda não chegou.' }),
  },
  {
    name: 'extrato cujos números não fecham',
    text: pgdasExtract({ ...simples(), ...EXTRACT }).replace('50.000,00 0,00 50.000,00', '50.000,00 0,00 51.000,00'),
    ...receipt({ official: null }, { official: 'Não achei a receita do mês.' }),
  },
  {
    name: 'certidão negativa',
    text: 'MINISTÉRIO DA FAZENDA\nCERTIDÃO NEGATIVA DE DÉBITOS RELATIVOS AOS TRIBUTOS FEDERAIS\nCNPJ: 11.222.333/0001-81\nEmitida em 12/11/2026',
    expected: unknown('É uma certidão: ela não entrega nenhuma obrigação.'),
  },
  {
    name: 'cartão do CNPJ',
    text: 'COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL\nNÚMERO DE INSCRIÇÃO 11.222.333/0001-81 MATRIZ',
    expected: unknown('É o cartão do CNPJ: ele não entrega nenhuma obrigação.'),
  },
  { name: 'página vazia', text: '\n \n', expected: unknown(NOT_KNOWN) },
  { name: 'lixo', text: '%&$ 8347 ### ()() recibo ??? 99/99/9999 00.000.000/0000-00', expected: unknown(NOT_KNOWN) },
  {
    name: 'uma nota qualquer',
    text: 'Ata da reunião de sócios\nCNPJ 11.222.333/0001-81\nDecidiu-se por unanimidade.',
    expected: unknown(NOT_KNOWN),
  },
  {
    name: 'protocolo de uma prefeitura que ninguém ensinou',
    text: `Portal do Contribuinte de Joinville\nEncerramento da escrita fiscal\nEmpresa 11.222.333/0001-81\nMês fechado: 10/2026\nChave do fechamento: 8842-11-93\nFeito em 12/11/2026`,
    expected: unknown(NOT_KNOWN),
  },
  {
    name: 'outra vez o mesmo eSocial',
    text: esocialReceipt(facts()),
    ...receipt({ ...OCTOBER, kind: 'esocial', protocol_number: '1.1.0000000012345678901' }),
  },
];

export const FOLDER: readonly FolderSample[] = [...monthly, ...yearly, ...others, ...guides, ...hostile];
