import type { IncomeTaxDossier, IncomeTaxDossierLine } from '@esteto/contract/tax/income-tax-dossier';
import { formatCompetenceLong, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';

/** Who paid or was paid, and in which month. */
export const lineTitle = ({ name, month }: Pick<IncomeTaxDossierLine, 'name' | 'month'>): string =>
  month ? `${name}, ${formatCompetenceLong(month)}` : name;

/** What else a line says: its document, the parts beside its amount, its DARF. */
export const lineNote = (line: IncomeTaxDossierLine): string => {
  const part = (label: string, cents: number): string | false => cents > 0 && `${label} ${formatMoney(cents)}`;
  return [
    line.document && formatDocument(line.document),
    part('INSS', line.social_security),
    part(line.due_date ? 'DARF 0190' : 'imposto', line.tax),
    line.due_date && (line.paid_on ? `pago em ${formatDateNumeric(line.paid_on)}` : `até ${formatDateNumeric(line.due_date)}`),
    part('livro-caixa', line.cash_book),
    part('13º', line.thirteenth),
    part('imposto do 13º', line.thirteenth_tax),
    line.left_out && 'fora do imposto mínimo',
    line.note,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** 'A pagar R$ 1,00', 'A restituir R$ 1,00'. */
export const balanceInWords = (balance: number): string => {
  if (balance === 0) return 'Nada a pagar nem a restituir';
  return balance > 0 ? `A pagar ${formatMoney(balance)}` : `A restituir ${formatMoney(-balance)}`;
};

/** What the figures take for granted, and what nobody knows yet. */
export const assumptionsOf = ({ lines, result }: IncomeTaxDossier): string[] => {
  const unpaid = lines.filter(({ counts, due_date, paid_on }) => counts && due_date && !paid_on);
  const missing = result.quotas.at(-1)?.missing ?? [];
  return [
    unpaid.length > 0 &&
      `Cada DARF do carnê-leão conta como pago. Não sabemos do pagamento de ${unpaid.map(({ month }) => month && formatCompetenceNumeric(month)).join(', ')}.`,
    lines.some(({ is_shared }) => is_shared) &&
      'O pró-labore de empresas com vários sócios não está na conta: falta informar a parte de cada um.',
    result.minimum.minimum > 0 &&
      'O imposto mínimo segue o texto da Lei 15.270/2025. A Receita Federal ainda não publicou o programa que o calcula.',
    missing.length > 0 &&
      `Os juros das quotas ainda não têm a Selic de ${missing.map(formatCompetenceNumeric).join(', ')}, que não foi publicada ou informada.`,
  ].filter((words) => words !== false);
};
