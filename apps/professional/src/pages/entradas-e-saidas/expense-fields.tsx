import { expenseCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** What an expense is, for how much and for when. */
export const ExpenseFields = () => (
  <>
    <TextField name="description" autoFocus />
    <SelectField name="category" options={expenseCategoryLabel} span={3} />
    <MoneyField name="amount" span={3} />
    <DateField name="due_on" span={3} />
    <DateField name="paid_on" span={3} help="Em branco enquanto não foi paga." />
  </>
);
