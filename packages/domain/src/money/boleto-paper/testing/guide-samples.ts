import { formatCompetenceNumeric } from '../../../shared/date/competence.ts';
import { buildBankBoleto, buildCollectionBoleto } from '../../../shared/document/boleto-build.ts';
import { formatBoletoLine } from '../../../shared/document/boleto-line.ts';
import { formatCnpj } from '../../../shared/document/cnpj.ts';
import { formatAmount } from '../../../shared/money/money.ts';

// Guides as their issuers print them, for tests: the words, and where they stand. Amounts in cents.

type Sample = { cnpj: string; amount: number; serial?: number };

const collectionLine = ({ amount, serial = 1 }: Omit<Sample, 'cnpj'>): string => {
  const built = buildCollectionBoleto({ segment: '5', value_kind: '8', amount, free_field: `0328${String(serial).padStart(25, '0')}` });
  return built.ok ? formatBoletoLine(built.line) : '';
};

/** As the PGDAS-D prints it: labels in one row, what they hold in the next. */
export const dasText = (sample: Sample): string => `Documento de Arrecadação do Simples Nacional
CNPJ Razão Social
${formatCnpj(sample.cnpj)} SOUZA MEDICINA LTDA
Período de Apuração Data de Vencimento Número do Documento
Outubro/2026 23/11/2026 07.20.26323.1234567-8
Pagar este documento até
23/11/2026
Valor Total do Documento
${formatAmount(sample.amount)}
Composição do Documento de Arrecadação
${collectionLine(sample)}`;

/** As SICALC prints it; `codes` of the Receita. */
export const darfText = ({
  codes,
  ...sample
}: Sample & { codes: readonly string[] }): string => `Documento de Arrecadação de Receitas Federais
CNPJ Razão Social
${formatCnpj(sample.cnpj)} SOUZA MEDICINA LTDA
Período de Apuração Data de Vencimento Número do Documento
31/10/2026 25/11/2026 07.16.26323.7654321-0
Pagar este documento até 25/11/2026
Valor Total do Documento ${formatAmount(sample.amount)}
Código Denominação Principal Total
${codes.map((code) => `${code} RECEITA ${formatAmount(sample.amount)}`).join('\n')}
${collectionLine(sample)}`;

type FeeSample = Sample & { due_date: string; competence?: string };

/** The office's own bank boleto, with the bank's code beside the line, as on the payer's slip and on the bank's. */
export const feeText = ({ cnpj, amount, serial = 1, due_date, competence = '2026-11' }: FeeSample): string => {
  const free_field = String(serial).padStart(25, '0');
  const built = buildBankBoleto({ bank_code: '341', amount, due_date, free_field });
  const line = built.ok ? formatBoletoLine(built.line) : '';
  return `Recibo do Pagador
341-7 ${line}
Beneficiário Esteto Contabilidade
Honorários contábeis. Ref. ${formatCompetenceNumeric(competence)}
Valor do documento R$ ${formatAmount(amount)}
Pagador CNPJ ${formatCnpj(cnpj)}
Ficha de compensação
341-7 ${line}`;
};
