import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans, signatures } from '@esteto/contract/access';
import { signature } from '@esteto/contract/identity/signature';
import type { Subscription } from '@esteto/contract/plan/plan';
import { subscriptionStatusLabel, subscriptionStatusTone } from '@esteto/domain/plan/plan/plan-life';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { SignedContract } from '@esteto/features/identity/signature/signed-contract.tsx';
import { PriceLines } from '@esteto/features/plan/plan/price-lines.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { CancelSubscription } from './cancel-subscription.tsx';
import { Subscribe } from './subscribe.tsx';

type CompanyPlanProps = { company: { id: number; name: string }; onClose: () => void };

/** The plan of a company: what it pays and why; changed or cancelled from here. */
export const CompanyPlan = ({ company, onClose }: CompanyPlanProps) => {
  const { data, error, refetch, isFetching } = useQuery(planQueries.ofCompany({ id: company.id }));
  const canEdit = useCan(plans.edit);
  const canRead = useCan(signatures.view);
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const current = data?.subscription;
  const contract = data?.contract;
  return (
    <>
      <Modal title="Plano" subtitle={company.name} onClose={onClose}>
        <DialogBody tabIndex={0}>
          {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
          {!error && !data && <Loading />}
          {data && !current && (
            <EmptyState icon={Tag} title="Sem plano.">
              Escolha um para a empresa pagar a partir de hoje.
            </EmptyState>
          )}
          {current && <Current subscription={current} />}
          {contract && canRead && <SignedContract contract={contract} load={() => call(signature.readOfStaff, { id: contract.id })} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Fechar</Button>
          {canEdit && current && (
            <Button variant="danger" onClick={() => setOpen('cancel')}>
              Cancelar plano
            </Button>
          )}
          {canEdit && data && (
            <Button variant="primary" onClick={() => setOpen('change')}>
              {current ? 'Trocar plano' : 'Definir plano'}
            </Button>
          )}
        </DialogFooter>
      </Modal>
      {open === 'change' && <Subscribe company={company} onClose={close} />}
      {open === 'cancel' && current && <CancelSubscription subscription={current} company={company} onClose={close} />}
    </>
  );
};

const Current = ({ subscription }: { subscription: Subscription }) => {
  const { plan_name, subscription_status: status, starts_on, trial_until, services, price } = subscription;
  return (
    <chakra.div display="grid" gap="5">
      <Facts
        facts={[
          { label: 'Plano', value: plan_name },
          {
            label: 'Situação',
            value: <StatusBadge status={{ label: subscriptionStatusLabel[status], tone: subscriptionStatusTone[status] }} />,
          },
          { label: 'Desde', value: formatDateFull(starts_on) },
          { label: 'Teste até', value: status === 'trial' && trial_until && formatDateFull(trial_until) },
          { label: 'Serviços', value: services.join('\n') },
        ]}
      />
      <PriceLines price={price} />
    </chakra.div>
  );
};
