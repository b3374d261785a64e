import { ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownAccreditations } from '@esteto/contract/access';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { Send } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { DossierCard } from './dossier-card.tsx';
import { GroupsCard } from './groups-card.tsx';

/** A doctor's one dossier, and the groups that they show it to. */
export default function AccreditationPage() {
  const scope = useCompanyScope();
  const canEdit = useCan(ownAccreditations.edit);
  return (
    <Page
      title="Credenciamento"
      subtitle="Um só dossiê para todos os grupos. Cada grupo vê apenas os documentos que você mostra a ele."
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Send} to="candidatar">
            Candidatar-me a um grupo
          </ButtonLink>
        )
      }
    >
      <QueryCard query={ownAccreditationQueries.list(scope)} title="Meus grupos">
        {(records) => <GroupsCard records={records} />}
      </QueryCard>
      <QueryCard query={ownAccreditationQueries.dossier(scope)} title="Meu dossiê">
        {(papers) => <DossierCard papers={papers} />}
      </QueryCard>
      <Outlet />
    </Page>
  );
}
