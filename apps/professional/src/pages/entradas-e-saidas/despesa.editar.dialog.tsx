import { expenseMutations, expenseQueries } from '@esteto/api-client/money/expense';
import { expenseForm } from '@esteto/domain/money/expense/expense-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { ExpenseFields } from './expense-fields.tsx';

/** An expense; one that a movement of a statement paid is as the bank says. */
export default function EditExpenseDialog() {
  return (
    <FormDialog
      title={(expense) => expense?.description ?? 'Despesa'}
      id={Number(useParams().expenseId)}
      schema={expenseForm}
      record={expenseQueries.detail}
      refuse={({ is_matched }) =>
        is_matched ? { why: 'Um lançamento do extrato pagou esta despesa. Desfaça a conciliação em Extratos para alterá-la.' } : null
      }
      mutation={expenseMutations.update}
      done="Despesa salva."
    >
      <ExpenseFields />
    </FormDialog>
  );
}
