import { companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function CompanyHistoryDialog() {
  return <HistoryDialog title="Histórico da empresa" query={companyRegisterQueries.history({ id: Number(useParams().companyId) })} />;
}
