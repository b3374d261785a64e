import { chakra } from '@chakra-ui/react';
import { planMutations, planQueries } from '@esteto/api-client/plan/plan';
import type { PlanDetail } from '@esteto/contract/plan/plan';
import { planChangeForm } from '@esteto/domain/plan/plan/plan-form';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { path } from '../../../path.ts';
import { PlanFields } from './plan-fields.tsx';

/** What the plan is changes at once; its values from a day on, and what was in force before stays as it was. */
export default function EditPlanDialog() {
  return (
    <FormDialog
      title={(plan) => plan?.name ?? 'Plano'}
      size="lg"
      id={Number(useParams().planId)}
      schema={planChangeForm}
      initial={startOf}
      record={planQueries.detail}
      mutation={planMutations.update}
      confirmChanges
      done="Plano salvo."
    >
      {(plan) => (
        <PlanFields
          since={
            <>
              <DateField name="effective_from" span={3} help={plan && pricesInWords(plan)} />
              {plan && <AnnouncedPrices plan={plan} />}
            </>
          }
        />
      )}
    </FormDialog>
  );
}

/** Prices that hold on a day to come: withdrawn, they never will, and who was told is told so. */
const AnnouncedPrices = ({ plan: { id, name, version, prices } }: { plan: PlanDetail }) => {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const withdraw = useMutation(planMutations.withdrawPrice);
  const ask = async (effective_from: string, words: string) => {
    const isDone = await confirm({
      title: 'Retirar mudança',
      message: `${name}: ${words} não vale mais. Quem já foi avisado recebe outro aviso.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => withdraw.mutateAsync({ id, body: { effective_from, version } }),
    });
    if (!isDone) return;
    toast.success('Mudança retirada.');
    // The form began with what was announced.
    await navigate(path('/painel/financeiro/planos'));
  };
  return prices
    .filter(({ effective_from }) => effective_from > today())
    .map(({ effective_from, value }) => {
      const words = `${formatMoney(value)} a partir de ${formatDateNumeric(effective_from)}`;
      return (
        <chakra.div key={effective_from} gridColumn="1 / -1">
          <Banner tone="running" action={<Button onClick={() => void ask(effective_from, words)}>Retirar</Button>}>
            Anunciado: {words}. Quem paga é avisado na manhã seguinte ao anúncio.
          </Banner>
        </chakra.div>
      );
    });
};

/** No day that is over, nor one before what is announced. */
const startOf = ({ effective_from }: PlanDetail) => ({ effective_from: effective_from > today() ? effective_from : today() });

const pricesInWords = ({ prices }: PlanDetail): string =>
  prices
    .filter(({ effective_from }) => effective_from <= today())
    .slice(0, 3)
    .map(({ effective_from, value }) => `${formatMoney(value)} desde ${formatDateNumeric(effective_from)}`)
    .join('; ');
