import { formatCpf } from '../../shared/document/cpf.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { calendarYearOf, type IncomeTaxKind, type IncomeTaxResult, incomeTaxKindLabel } from './income-tax-kinds.ts';
import { type YearFigures, yearFigureLines } from './year-figures.ts';

export type ApprovedReturn = YearFigures & {
  person_name: string;
  cpf: string | null;
  exercise_year: number;
  kind: IncomeTaxKind;
  result: IncomeTaxResult;
  tax_due: number | null;
  quotas_count: number | null;
  uses_simplified: boolean;
  refund_amount: number | null;
  /** What the team keeps beside it: the declaration as the tax office's program made it. */
  file_names: readonly string[];
};

export const approvalTitle = ({ person_name, exercise_year }: Pick<ApprovedReturn, 'person_name' | 'exercise_year'>): string =>
  `Aprovação do IRPF ${exercise_year} · ${person_name}`;

/** What the person reads and approves with a code: paragraphs parted by an empty line. */
export const approvalText = (of: ApprovedReturn): string =>
  [
    `Declaração de Imposto sobre a Renda da Pessoa Física, exercício ${of.exercise_year}, ano-calendário ${calendarYearOf(of.exercise_year)}.`,
    `Declarante: ${of.person_name}${of.cpf ? `, CPF ${formatCpf(of.cpf)}` : ''}`,
    `Tipo: ${incomeTaxKindLabel[of.kind]}`,
    `Forma de tributação: ${of.uses_simplified ? 'desconto simplificado' : 'deduções legais'}`,
    `Resultado: ${resultWords(of)}`,
    ...yearFigureLines(of),
    ...(of.file_names.length > 0 ? [`Arquivos que conferi: ${of.file_names.join('; ')}`] : []),
    'Li a declaração, confirmo que as informações são verdadeiras e autorizo a transmissão à Receita Federal.',
  ].join('\n\n');

export const resultWords = ({
  result,
  tax_due,
  quotas_count,
  refund_amount,
}: Pick<ApprovedReturn, 'result' | 'tax_due' | 'quotas_count' | 'refund_amount'>): string => {
  if (result === 'zero') return 'sem imposto a pagar nem a restituir';
  if (result === 'to_refund') return `${formatMoney(refund_amount ?? 0)} a restituir`;
  const quotas = quotas_count ?? 1;
  return `${formatMoney(tax_due ?? 0)} a pagar ${quotas === 1 ? 'em quota única' : `em ${quotas} quotas`}`;
};
