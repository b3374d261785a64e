import { planQueries } from '@esteto/api-client/plan/plan';
import type { SubscriberRow } from '@esteto/contract/plan/plan';
import { subscriptionStatusLabel, subscriptionStatusTone } from '@esteto/domain/plan/plan/plan-life';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CompanyPlan } from '../../../features/plano/company-plan.tsx';
import { CompanyLine } from './company-line.tsx';

/** Who has a plan, who came last first; each opens what it pays. */
export default function PlanDoctorsDialog() {
  const id = Number(useParams().planId);
  const [opened, setOpened] = useState<SubscriberRow | null>(null);
  return (
    <>
      <SearchedListDialog
        noun={['empresa', 'empresas']}
        placeholder="Nome da empresa"
        icon={Building2}
        title="Médicos do plano"
        query={({ search }) => planQueries.subscribers({ id, limit: MOST, ...(search && { search }) })}
        empty="Ninguém tem este plano ainda."
        line={(row: SubscriberRow) => (
          <CompanyLine key={row.id} name={row.company_name} note={aboutOf(row)} onOpen={() => setOpened(row)}>
            <StatusBadge
              status={{ label: subscriptionStatusLabel[row.subscription_status], tone: subscriptionStatusTone[row.subscription_status] }}
            />
          </CompanyLine>
        )}
      />
      {opened && <CompanyPlan company={{ id: opened.company_id, name: opened.company_name }} onClose={() => setOpened(null)} />}
    </>
  );
}

const MOST = 50;

const aboutOf = ({ owner_name, starts_on, coupon_code }: SubscriberRow): string =>
  [owner_name, `desde ${formatDateFull(starts_on)}`, coupon_code && `cupom ${coupon_code}`].filter(Boolean).join(' · ');
