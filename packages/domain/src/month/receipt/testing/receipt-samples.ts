import { formatCompetenceLong, formatCompetenceNumeric, lastDayOf } from '../../../shared/date/competence.ts';
import { formatDateNumeric } from '../../../shared/date/date.ts';
import { formatCnpj } from '../../../shared/document/cnpj.ts';
import { formatAmount } from '../../../shared/money/money.ts';

// Receipts as the systems of the Receita, the eSocial and the cities print them, for tests: the words of each, in the layouts in which programs put them.

/** `plain`: a label and its value a line; `rows`: labels above, values below; `broken`: the value a line later; `bare`: capitals, no accents; `boxed`: between bars. */
export const RECEIPT_LAYOUTS = ['plain', 'rows', 'broken', 'bare', 'boxed'] as const;
export type ReceiptLayout = (typeof RECEIPT_LAYOUTS)[number];

type Pairs = readonly (readonly [label: string, value: string])[];

const LAID: Record<ReceiptLayout, (pairs: Pairs) => string> = {
  plain: (pairs) => pairs.map(([label, value]) => `${label}: ${value}`).join('\n'),
  rows: (pairs) => `${pairs.map(([label]) => label).join('   ')}\n${pairs.map(([, value]) => value).join('   ')}`,
  broken: (pairs) => pairs.map(([label, value]) => `${label}\r\n\r\n${value}`).join('\r\n'),
  bare: (pairs) => LAID.plain(pairs).normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase(),
  boxed: (pairs) => pairs.map(([label, value]) => `| ${label} |  ${value} |`).join('\n'),
};

export type ReceiptFacts = {
  cnpj: string;
  competence: string;
  number: string;
  day: string;
  time?: string;
  layout?: ReceiptLayout;
  name?: string;
};

const month = ({ competence }: ReceiptFacts) => formatCompetenceNumeric(competence);
const moment = ({ day, time = '14:30:12' }: ReceiptFacts, between = ' ') => `${formatDateNumeric(day)}${between}${time}`;
const laid = ({ layout = 'plain' }: ReceiptFacts, pairs: Pairs) => LAID[layout](pairs);
const name = ({ name: own = 'Souza Medicina Ltda' }: ReceiptFacts) => own;
const span = ({ competence }: ReceiptFacts) => `01/${formatCompetenceNumeric(competence)} a ${formatDateNumeric(lastDayOf(competence))}`;
const year = ({ competence }: ReceiptFacts) => Number(competence.slice(0, 4));

/** The number of a declaration of the Simples: the firm, the month, and which of the month it is. */
export const simplesNumber = ({ cnpj, competence }: Pick<ReceiptFacts, 'cnpj' | 'competence'>, sequence = 1): string =>
  `${cnpj.slice(0, 8)}${competence.replace('-', '')}${String(sequence).padStart(3, '0')}`;

export const pgdasReceipt = (facts: ReceiptFacts): string => `Ministério da Fazenda
Secretaria Especial da Receita Federal do Brasil
Simples Nacional
Recibo de Entrega da Apuração no PGDAS-D
${laid(facts, [
  ['CNPJ Básico', formatCnpj(facts.cnpj).slice(0, 10)],
  ['Nome empresarial', name(facts)],
  ['Período de Apuração (PA)', month(facts)],
  ['Número da Declaração', facts.number],
  ['Data e Hora da Transmissão', moment(facts)],
])}
Receita Bruta Informada (R$)`;

export const dctfwebReceipt = (facts: ReceiptFacts): string => `MINISTÉRIO DA FAZENDA
RECIBO DE ENTREGA DA DECLARAÇÃO DE DÉBITOS E CRÉDITOS TRIBUTÁRIOS FEDERAIS
PREVIDENCIÁRIOS E DE OUTRAS ENTIDADES E FUNDOS - DCTFWeb
${laid(facts, [
  ['CNPJ', formatCnpj(facts.cnpj)],
  ['Nome', name(facts)],
  ['Período de apuração', formatCompetenceLong(facts.competence)],
  ['Categoria', 'Geral'],
  ['Tipo', 'Original'],
  ['Número do Recibo', facts.number],
])}
Origem: eSocial, EFD-Reinf
Declaração transmitida em ${moment(facts, ' às ')}
CPF do responsável: 111.444.777-35`;

export const reinfReceipt = (facts: ReceiptFacts): string => `EFD-Reinf - Escrituração Fiscal Digital de Retenções
R-2099 - Fechamento dos Eventos Periódicos
${laid(facts, [
  ['Contribuinte CNPJ', formatCnpj(facts.cnpj)],
  ['Período de apuração', facts.competence],
  ['Número do recibo', facts.number],
  ['Data/Hora da recepção', `${facts.day}T${facts.time ?? '14:30:12'}`],
])}`;

export const esocialReceipt = (facts: ReceiptFacts): string => `eSocial
S-1299 - Fechamento dos Eventos Periódicos
${laid(facts, [
  ['Empregador', formatCnpj(facts.cnpj)],
  ['Período de Apuração', facts.competence],
  ['Nº do Recibo', facts.number],
  ['Recebido em', moment(facts)],
])}
Situação: Processado com sucesso`;

export const issReceipt = (facts: ReceiptFacts): string => `Prefeitura Municipal de Curitiba
Secretaria de Finanças - CNPJ 76.417.005/0001-86
Comprovante de Entrega
Declaração Mensal de Serviços
${laid(facts, [
  ['Inscrição', 'CCM'],
  ['CNPJ do prestador', formatCnpj(facts.cnpj)],
  ['Competência', month(facts)],
  ['Protocolo de entrega nº', facts.number],
  ['Data do encerramento', moment(facts)],
])}`;

export const contribuicoesReceipt = (facts: ReceiptFacts): string => `RECIBO DE ENTREGA DE ESCRITURAÇÃO FISCAL DIGITAL DAS CONTRIBUIÇÕES
Identificação do titular da escrituração
${laid(facts, [
  ['CNPJ', formatCnpj(facts.cnpj)],
  ['Período de apuração', span(facts)],
  ['Número do recibo', facts.number],
  ['Data da transmissão', moment(facts)],
])}`;

/** One of a year: `competence` is its December. */
const yearly =
  (title: string, period: (facts: ReceiptFacts) => Pairs) =>
  (facts: ReceiptFacts): string =>
    `${title}
${laid(facts, [['CNPJ', formatCnpj(facts.cnpj)], ['Nome empresarial', name(facts)], ...period(facts), ['Número do recibo', facts.number]])}
Declaração recebida via Internet pelo agente receptor SERPRO em ${moment(facts, ' às ')}`;

export const defisReceipt = yearly(
  'Simples Nacional\nRecibo de Entrega da Declaração de Informações Socioeconômicas e Fiscais (DEFIS)',
  (facts) => [['Período abrangido pela Declaração', `01/01/${year(facts)} a 31/12/${year(facts)}`]],
);
export const ecdReceipt = yearly('RECIBO DE ENTREGA DE ESCRITURAÇÃO CONTÁBIL DIGITAL', (facts) => [
  ['Período da escrituração', `01/01/${year(facts)} a 31/12/${year(facts)}`],
]);
export const ecfReceipt = yearly('RECIBO DE ENTREGA DE ESCRITURAÇÃO CONTÁBIL\nFISCAL', (facts) => [
  ['Período da escrituração', `01/01/${year(facts)} a 31/12/${year(facts)}`],
]);
export const dmedReceipt = yearly('RECIBO DE ENTREGA DA DECLARAÇÃO DE SERVIÇOS MÉDICOS E DE SAÚDE - DMED', (facts) => [
  ['Ano-calendário', `${year(facts)}`],
  ['Exercício', `${year(facts) + 1}`],
]);

export const dirpfReceipt = ({
  cpf,
  ...facts
}: Omit<ReceiptFacts, 'cnpj'> & { cpf: string }): string => `SECRETARIA ESPECIAL DA RECEITA FEDERAL DO BRASIL
IMPOSTO SOBRE A RENDA - PESSOA FÍSICA
RECIBO DE ENTREGA DA DECLARAÇÃO DE AJUSTE ANUAL - OPÇÃO PELAS DEDUÇÕES LEGAIS
EXERCÍCIO ${Number(facts.competence.slice(0, 4)) + 1} ANO-CALENDÁRIO ${facts.competence.slice(0, 4)}
CPF do declarante: ${cpf}
Número do recibo: ${facts.number}
Declaração recebida via Internet em ${formatDateNumeric(facts.day)} às ${facts.time ?? '14:30:12'}`;

export type ExtractFacts = ReceiptFacts & { revenue: number; rbt12: number; das: number };

const market = (total: number) => `${formatAmount(total)} ${formatAmount(0)} ${formatAmount(total)}`;

/** As the PGDAS-D prints it: the months of the twelve in a table, the taxes in another. Cents. */
export const pgdasExtract = ({ revenue, rbt12, das, ...facts }: ExtractFacts): string => {
  const part = Math.floor(das / 8);
  return `Programa Gerador do Documento de Arrecadação do Simples Nacional - Declaratório
Extrato do Simples Nacional
1) Identificação do Contribuinte
${laid(facts, [
  ['CNPJ Básico', formatCnpj(facts.cnpj).slice(0, 10)],
  ['Nome empresarial', name(facts)],
  ['Regime de Apuração', 'Competência'],
])}
2) Informações da Apuração
${laid(facts, [
  ['Número da Declaração', facts.number],
  ['Período de Apuração (PA)', span(facts)],
  ['Data da transmissão', moment(facts)],
])}
2.1) Discriminativo de Receitas
Total de Receitas Brutas (R$) Mercado Interno Mercado Externo Total
Receita Bruta do PA (RPA) - Competência ${market(revenue)}
Receita bruta acumulada nos doze meses anteriores ao PA (RBT12)
${market(rbt12)}
Receita bruta acumulada nos doze meses anteriores ao PA proporcionalizada (RBT12p) ${market(0)}
Receita bruta acumulada no ano-calendário corrente (RBA) ${market(rbt12 + revenue)}
2.8) Total Geral da Empresa
Total do Débito Exigível (R$)
IRPJ CSLL COFINS PIS/Pasep INSS/CPP ICMS IPI ISS Total
${[...Array.from({ length: 7 }, () => formatAmount(part)), formatAmount(das - 7 * part), formatAmount(das)].join(' ')}`;
};
