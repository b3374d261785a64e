import { ownRequestQueries } from '@esteto/api-client/own-request';
import { shiftOfferQueries } from '@esteto/api-client/shift-offer';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { Choice } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useQuery } from '@tanstack/react-query';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { CoverageList } from './coverage-list.tsx';
import { OfferList } from './offer-list.tsx';
import { isOfferOrder, type OfferOrder, offerOrderLabel } from './offer-order.ts';

/** Places that the doctor's groups offer, and shifts that colleagues cannot keep. */
export default function OffersPage() {
  const scope = useCompanyScope();
  const [order, setOrder] = useState<OfferOrder>('fit');
  const { data: requests } = useQuery(ownRequestQueries.list(scope));
  const coverages = requests?.filter(
    ({ type, status, requester_id, own_id }) => type === 'coverage' && status === 'proposed' && requester_id !== own_id,
  );
  return (
    <Page
      title="Ofertas"
      action={
        <Choice label="Ordem" value={order} options={offerOrderLabel} onChange={(value) => setOrder(isOfferOrder(value) ? value : 'fit')} />
      }
    >
      <QueryCard query={shiftOfferQueries.list(scope)} title="Vagas anunciadas">
        {(offers) => (
          <Card title="Vagas anunciadas">
            {offers.length === 0 ? (
              <EmptyState icon={Stethoscope} title="Nenhuma vaga para você agora. Quando um grupo anunciar uma, você é avisado." />
            ) : (
              <OfferList offers={offers} order={order} />
            )}
          </Card>
        )}
      </QueryCard>
      {coverages && coverages.length > 0 && <CoverageList requests={coverages} />}
    </Page>
  );
}
