import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { planMutations, planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans, signatures } from '@esteto/contract/access';
import { signature } from '@esteto/contract/identity/signature';
import type { Subscription } from '@esteto/contract/plan/plan';
import { type CancelSubscriptionForm, cancelSubscriptionForm, type SubscribeForm, subscribeForm } from '@esteto/domain/plan/plan/plan-form';
import { subscriptionStatusLabel, subscriptionStatusTone } from '@esteto/domain/plan/plan/plan-life';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { SignedContract } from '@esteto/features/identity/signature/signed-contract.tsx';
import { PriceLines } from '@esteto/features/plan/plan/price-lines.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { PlanChangePreview } from './plan-change-preview.tsx';
import { PlanField } from './plan-field.tsx';

type CompanyPlanProps = { company: { id: number; name: string }; onClose: () => void };

/** The plan of a company: what it pays and why; changed or cancelled from here. */
export const CompanyPlan = (props: CompanyPlanProps) => (
  <Modal title="Plano" subtitle={props.company.name} onClose={props.onClose}>
    <PlanParts {...props} />
  </Modal>
);

/** The body and the footer of a dialog that shows it. */
export const PlanParts = ({ company, onClose }: CompanyPlanProps) => {
  const { data, error, refetch, isFetching } = useQuery(planQueries.ofCompany({ id: company.id }));
  const canEdit = useCan(plans.edit);
  const canRead = useCan(signatures.view);
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const current = data?.subscription;
  const contract = data?.contract;
  return (
    <>
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
      {open === 'change' && <Subscribe company={company} onClose={close} />}
      {open === 'cancel' && current && <CancelSubscription subscription={current} company={company} onClose={close} />}
    </>
  );
};

const Current = ({ subscription }: { subscription: Subscription }) => {
  const { plan_name, subscription_status: status, starts_on, trial_until, services, price, announced } = subscription;
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
      <PriceLines price={price} announced={announced} />
    </chakra.div>
  );
};

type CancelSubscriptionProps = { subscription: Subscription; company: { name: string }; onClose: () => void };

const CancelSubscription = ({ subscription: { id, version, plan_name }, company, onClose }: CancelSubscriptionProps) => {
  const { mutateAsync: cancel } = useMutation(planMutations.cancel);
  return (
    <FormOver
      form={{
        title: 'Cancelar plano',
        subtitle: `${company.name} fica sem o plano ${plan_name} a partir de hoje.`,
        schema: cancelSubscriptionForm,
        mutation: { mutationFn: ({ body }: { body: CancelSubscriptionForm }) => cancel({ id, body: { ...body, version } }) },
        done: 'Plano cancelado.',
        submitLabel: 'Cancelar plano',
        children: <TextAreaField name="reason" autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

/** Another plan for a company, from today on. */
const Subscribe = ({ company: { id, name }, onClose }: { company: { id: number; name: string }; onClose: () => void }) => {
  const { mutateAsync: subscribe } = useMutation(planMutations.subscribe);
  return (
    <FormOver
      form={{
        title: 'Definir plano',
        subtitle: `${name} paga este plano a partir de hoje; o de antes se encerra.`,
        schema: subscribeForm,
        mutation: { mutationFn: ({ body }: { body: SubscribeForm }) => subscribe({ id, body }) },
        done: 'Plano definido.',
        submitLabel: 'Definir plano',
        children: (
          <>
            <PlanField autoFocus />
            <TextField name="coupon" span={3} autoComplete="off" help="Vazio: o cupom que ainda corre fica, se valer para o plano." />
            <PlanChangePreview companyId={id} />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
