import { monthlyObligationMutations } from '@esteto/api-client/month/monthly-obligation';
import type { MonthlyObligationRow } from '@esteto/contract/month/monthly-obligation';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import {
  MOST_DELIVERED,
  type ObligationsDeliveryForm,
  obligationsDeliveryForm,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Ban, CheckCheck } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';

/** What is done with all that is selected: delivered on one day, or without anything to deliver. */
export const useObligationBulk = (): { bulk: BulkAction<MonthlyObligationRow>[]; question: ReactNode } => {
  const [delivered, setDelivered] = useState<number[] | null>(null);
  const tellFailure = useTellFailure();
  const { mutateAsync: declareNoFact } = useMutation(monthlyObligationMutations.noFactMany);
  const bulk = useMemo((): BulkAction<MonthlyObligationRow>[] => {
    const chosen =
      (then: (ids: number[]) => void): BulkAction<MonthlyObligationRow>['onSelect'] =>
      ({ rows, everything }) => {
        if (everything || rows.length > MOST_DELIVERED) toast.warning(`Escolha até ${MOST_DELIVERED} obrigações de uma página.`);
        else then(rows.map(({ id }) => id));
      };
    return [
      { label: 'Entregar', icon: CheckCheck, onSelect: chosen(setDelivered) },
      {
        label: 'Sem fato gerador',
        icon: Ban,
        onSelect: chosen((ids) => void declareNoFact({ body: { ids } }).then(tellChanged, tellFailure)),
      },
    ];
  }, [declareNoFact, tellFailure]);
  return { bulk, question: delivered && <DeliverMany ids={delivered} onClose={() => setDelivered(null)} /> };
};

const tellChanged = ({ changed }: { changed: number }): void =>
  toast.success(changed === 0 ? 'Nenhuma estava por fazer.' : `${countOf(changed, 'obrigação alterada', 'obrigações alteradas')}.`);

const DeliverMany = ({ ids, onClose }: { ids: ObligationsDeliveryForm['ids']; onClose: () => void }) => (
  <FormOver
    form={{
      title: 'Registrar entregas',
      subtitle: `${countOf(ids.length, 'obrigação', 'obrigações')}. As que já têm um fim ficam como estão; as que venceram antes ficam em atraso.`,
      schema: obligationsDeliveryForm,
      initial: { ids, delivered_on: today(), delivery_kind: 'digital' },
      mutation: monthlyObligationMutations.deliverMany,
      done: 'Entregas registradas.',
      submitLabel: 'Registrar entregas',
      children: (
        <>
          <DateField name="delivered_on" span={3} />
          <SelectField name="delivery_kind" options={SEVERAL_KINDS} span={3} />
        </>
      ),
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);

/** What is written off needs a reason of its own. */
const { written_off: _, ...SEVERAL_KINDS } = deliveryKindLabel;
