import { closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingRow } from '@esteto/contract/month/closing';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useSearchParams } from 'react-router';
import { path } from '../../../path.ts';
import { closingFilterFields } from '../fechados/closing-columns.ts';
import { followUpColumns } from './follow-up-columns.tsx';
import { Workload } from './workload.tsx';

/** Who is missing, why, and who owes it: every company of a month with each of its steps. */
export default function FollowUpPage() {
  const seesClosings = useCan(companyClosings.view);
  const [address] = useSearchParams();
  return (
    <ListPage
      title="Acompanhamento"
      subtitle="O mês passado, se nenhum for escolhido."
      query={closingQueries.followUp}
      columns={followUpColumns}
      filters={closingFilterFields}
      rowHref={seesClosings ? rowHref : undefined}
      rowName={({ company_name }) => company_name}
      above={<Workload month={address.get('month')} />}
      empty="Nenhum fechamento neste mês."
    />
  );
}

FollowUpPage.query = listStart(closingQueries.followUp, closingFilterFields);

const rowHref = ({ id }: ClosingRow): string => path('/painel/mensal/fechados/fechamento/:closingId/detalhes', { closingId: id });
