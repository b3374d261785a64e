import { cashBookMutations } from '@esteto/api-client/money/cash-book';
import type { CashBookRow } from '@esteto/contract/money/cash-book';
import { type CloseMonthForm, closeMonthForm, type ReopenMonthForm, reopenMonthForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

/** `month`: the one that is proposed. */
type MonthProps = { row: Pick<CashBookRow, 'id' | 'name'>; month: string | undefined; onClose: () => void };

export const CloseMonth = ({ row, month, onClose }: MonthProps) => {
  const { mutateAsync: close } = useMutation(cashBookMutations.closeMonth);
  return (
    <FormOver
      form={{
        title: 'Fechar mês',
        subtitle: `${row.name}: os lançamentos do mês não mudam mais.`,
        schema: closeMonthForm,
        initial: { month },
        mutation: { mutationFn: ({ body }: { body: CloseMonthForm }) => close({ id: row.id, body }) },
        done: 'Mês fechado.',
        submitLabel: 'Fechar mês',
        children: <MonthField name="month" span={3} autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

export const ReopenMonth = ({ row, month, onClose }: MonthProps) => {
  const { mutateAsync: reopen } = useMutation(cashBookMutations.reopenMonth);
  return (
    <FormOver
      form={{
        title: 'Reabrir mês',
        subtitle: `${row.name}: os lançamentos podem mudar de novo, e com eles o imposto.`,
        schema: reopenMonthForm,
        initial: { month },
        mutation: { mutationFn: ({ body }: { body: ReopenMonthForm }) => reopen({ id: row.id, body }) },
        done: 'Mês reaberto.',
        submitLabel: 'Reabrir mês',
        children: (
          <>
            <MonthField name="month" span={3} autoFocus />
            <TextAreaField name="reason" />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
