import { expenseMutations } from '@esteto/api-client/money/expense';
import { newExpenseForm } from '@esteto/domain/money/expense/expense-form';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { ExpenseFields } from './expense-fields.tsx';

/** An expense that no boleto says, once or for months ahead. */
export default function CreateExpenseDialog() {
  return (
    <FormDialog
      title="Nova despesa"
      schema={newExpenseForm}
      initial={{ due_on: today() }}
      mutation={expenseMutations.create}
      done="Despesa incluída."
      submitLabel="Incluir"
    >
      <ExpenseFields />
      <IntegerField name="months" span={3} help="Meses: 1 para uma vez só, 12 para um aluguel de um ano." />
    </FormDialog>
  );
}
