import { planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyRegisters } from '@esteto/contract/access';
import type { WithoutPlanRow } from '@esteto/contract/plan/plan';
import { companyTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { formatDateFull, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { CompanyPlan } from '../../../features/plano/company-plan.tsx';
import { path } from '../../../path.ts';
import { CompanyLine } from './company-line.tsx';

/** Companies that pay for nothing yet; in the list of companies a plan is given to many at once. */
export default function WithoutPlanDialog() {
  const [opened, setOpened] = useState<WithoutPlanRow | null>(null);
  const seesList = useCan(companyRegisters.view);
  return (
    <>
      <SearchedListDialog
        noun={['empresa', 'empresas']}
        placeholder="Nome da empresa"
        icon={Building2}
        title="Empresas sem plano"
        query={({ search }) => planQueries.without({ limit: MOST, ...(search && { search }) })}
        empty="Todas as empresas têm plano."
        line={(row: WithoutPlanRow) => <CompanyLine key={row.id} name={row.name} note={aboutOf(row)} onOpen={() => setOpened(row)} />}
        footer={
          seesList && (
            <ButtonLink variant="primary" to={path('/painel/medicos/empresas', undefined, { without_plan: 'true' })}>
              Definir para várias
            </ButtonLink>
          )
        }
      />
      {opened && <CompanyPlan company={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const MOST = 50;

const aboutOf = ({ type, created_at }: WithoutPlanRow): string =>
  `${companyTypeLabel[type]} · desde ${formatDateFull(inSaoPaulo(created_at).date)}`;
