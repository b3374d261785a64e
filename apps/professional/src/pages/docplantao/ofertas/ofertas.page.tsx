import { ownRequestQueries } from '@esteto/api-client/duty/own-request';
import { shiftOfferQueries } from '@esteto/api-client/duty/shift-offer';
import type { Position } from '@esteto/domain/duty/duty-shift/clock';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { Choice } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useQuery } from '@tanstack/react-query';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { whereAmI } from '../../../features/plantao/where-am-i.ts';
import { CoverageList } from './coverage-list.tsx';
import { OfferList } from './offer-list.tsx';
import { isOfferOrder, type OfferOrder, offerOrderLabel } from './offer-order.ts';

/** Places that the doctor's groups offer, and shifts that colleagues cannot keep. */
export default function OffersPage() {
  const scope = useCompanyScope();
  const [order, setOrder] = useState<OfferOrder>('fit');
  const [here, setHere] = useState<Position | null>(null);
  const choose = async (value: string) => {
    const next = isOfferOrder(value) ? value : 'fit';
    // The phone is asked where it is for this alone; the position stays on it.
    const position = next === 'near' && here === null ? await whereAmI() : here;
    if (next === 'near' && position === null) {
      toast.error('O aparelho não disse onde está. Permita o acesso à localização e tente de novo.');
      return;
    }
    setHere(position);
    setOrder(next);
  };
  const { data: requests } = useQuery(ownRequestQueries.list(scope));
  const coverages = requests?.filter(
    ({ type, status, requester_id, own_id }) => type === 'coverage' && status === 'proposed' && requester_id !== own_id,
  );
  return (
    <Page
      title="Ofertas"
      action={<Choice label="Ordem" value={order} options={offerOrderLabel} onChange={(value) => void choose(value)} />}
    >
      <QueryCard query={shiftOfferQueries.list(scope)} title="Vagas anunciadas">
        {(offers) => (
          <Card title="Vagas anunciadas">
            {offers.length === 0 ? (
              <EmptyState icon={Stethoscope} title="Nenhuma vaga para você agora. Quando um grupo anunciar uma, você é avisado." />
            ) : (
              <OfferList offers={offers} order={order} here={here} />
            )}
          </Card>
        )}
      </QueryCard>
      {coverages && coverages.length > 0 && <CoverageList requests={coverages} />}
      <Outlet />
    </Page>
  );
}
