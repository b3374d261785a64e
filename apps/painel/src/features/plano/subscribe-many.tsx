import { planMutations } from '@esteto/api-client/plan/plan';
import { type SubscribeManyForm, subscribeManyForm } from '@esteto/domain/plan/plan/plan-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { PlanField } from './plan-field.tsx';

/** One plan for many companies, from today on. */
export const SubscribeMany = ({ ids, onClose }: { ids: SubscribeManyForm['ids']; onClose: () => void }) => (
  <FormOver
    form={{
      title: 'Definir plano',
      subtitle: `${countOf(ids.length, 'empresa', 'empresas')}, a partir de hoje; o plano de antes se encerra.`,
      schema: subscribeManyForm,
      initial: { ids },
      mutation: planMutations.subscribeMany,
      done: 'Plano definido.',
      submitLabel: 'Definir plano',
      children: <PlanField autoFocus />,
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
