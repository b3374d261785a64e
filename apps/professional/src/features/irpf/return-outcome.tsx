import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { resultWords } from '@esteto/domain/tax/income-tax/approval-text';
import { accountWords } from '@esteto/domain/tax/income-tax/income-tax-account';
import { refundWords } from '@esteto/domain/tax/income-tax/income-tax-refund';
import { ecacStatusLabel } from '@esteto/domain/tax/income-tax/income-tax-status';
import { YEAR_FIGURES, yearFigureLabel } from '@esteto/domain/tax/income-tax/year-figures';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { today } from '@esteto/ui/system/context/today';

/** What came of a return: its result and its figures as the team noted them, its receipt, and what Receita Federal says. */
export const ReturnOutcome = ({ row }: { row: OwnReturn }) => (
  <Facts
    facts={[
      { label: 'Resultado', value: row.result && resultWords({ ...row, result: row.result }) },
      {
        label: 'Forma de tributação',
        value: row.result && (row.uses_simplified ? 'Desconto simplificado' : 'Deduções legais'),
        help: 'O desconto simplificado troca todas as deduções por 20 % da renda, até um limite (Lei 9.250/1995, art. 10).',
      },
      ...YEAR_FIGURES.map((figure) => ({ label: yearFigureLabel[figure], value: row[figure] === null ? null : formatMoney(row[figure]) })),
      {
        label: row.result === 'to_refund' ? 'Como a restituição vem' : 'Como o imposto é pago',
        value: row.transmitted_at && accountWords(row),
      },
      { label: 'Aprovada por você', value: row.approved_at && formatInstant(row.approved_at, today()) },
      { label: 'Transmitida', value: row.transmitted_at && formatInstant(row.transmitted_at, today()) },
      { label: 'Número do recibo', value: row.receipt_number },
      { label: 'Na Receita Federal (e-CAC)', value: row.ecac_status && ecacStatusLabel[row.ecac_status] },
      { label: 'Restituição', value: row.transmitted_at && row.result === 'to_refund' && refundWords(row) },
      { label: 'Lote da restituição', value: row.refund_batch },
      { label: 'Malha fina', value: row.audit_note },
    ]}
  />
);
