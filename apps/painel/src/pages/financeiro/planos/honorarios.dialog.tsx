import { planFeeQueries } from '@esteto/api-client/money/plan-fee';
import type { LeftOutRow } from '@esteto/contract/money/plan-fee';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { CompanyPlan } from '../../../features/plano/company-plan.tsx';
import { CompanyLine } from './company-line.tsx';

/** What the clock charged for this month, and whom it left out and why. */
export default function FeesDialog() {
  const [opened, setOpened] = useState<LeftOutRow | null>(null);
  return (
    <>
      <SearchedListDialog
        noun={['empresa de fora', 'empresas de fora']}
        placeholder="Nome da empresa"
        icon={CircleCheck}
        title="Honorários do mês"
        intro={<ThisMonth />}
        query={({ search }) => planFeeQueries.leftOut({ limit: MOST, ...(search && { search }) })}
        empty="Ninguém ficou de fora."
        line={(row: LeftOutRow) => (
          <CompanyLine
            key={row.id}
            name={row.company_name}
            note={`${row.plan_name} · ${row.reason ?? 'Será cobrada quando a rotina rodar de novo.'}`}
            onOpen={() => setOpened(row)}
          />
        )}
      />
      {opened && <CompanyPlan company={{ id: opened.company_id, name: opened.company_name }} onClose={() => setOpened(null)} />}
    </>
  );
}

const MOST = 50;

const ThisMonth = () => {
  const { data, error, refetch, isFetching } = useQuery(planFeeQueries.month({}));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  const { month, last_run_at, made, amount } = data;
  return (
    <Facts
      facts={[
        { label: 'Mês', value: formatCompetenceLong(month) },
        { label: 'Rotina', value: last_run_at ? `Rodou em ${formatInstant(last_run_at, today())}` : 'Não rodou nos últimos sete dias' },
        { label: 'Lançados', value: `${countOf(made, 'honorário', 'honorários')}, ${formatMoney(amount)}` },
      ]}
    />
  );
};
