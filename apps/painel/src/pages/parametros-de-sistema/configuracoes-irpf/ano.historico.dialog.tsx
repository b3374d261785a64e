import { incomeTaxYearQueries } from '@esteto/api-client/tax/income-tax-year';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function IncomeTaxYearHistoryDialog() {
  return <HistoryDialog title="Histórico do exercício" query={incomeTaxYearQueries.history({ id: Number(useParams().exerciseId) })} />;
}
