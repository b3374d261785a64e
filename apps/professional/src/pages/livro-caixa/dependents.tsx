import { cashBookMutations } from '@esteto/api-client/money/cash-book';
import { type CashBookSettingsForm, cashBookSettingsForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** How many people are dependents: each diminishes the base of every month. */
export const Dependents = ({ current, onClose }: { current: number; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: save } = useMutation(cashBookMutations.settings);
  return (
    <FormOver
      form={{
        title: 'Dependentes',
        subtitle: 'Cada um diminui a base de todos os meses (Lei 9.250/1995, art. 4º, III).',
        schema: cashBookSettingsForm,
        initial: { dependents: current },
        mutation: { mutationFn: ({ body }: { body: CashBookSettingsForm }) => save({ ...scope, body }) },
        done: 'Dependentes salvos.',
        submitLabel: 'Salvar',
        children: <IntegerField name="dependents" span={3} autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
