import { cashBookMutations } from '@esteto/api-client/money/cash-book';
import { cashBookEntryForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { EntryFields } from './entry-fields.tsx';

export default function CreateCashBookEntryDialog() {
  return (
    <FormDialog
      title="Novo lançamento"
      schema={cashBookEntryForm}
      initial={{ kind: 'income', received_from: 'PF', code: 'R01.001.001', entry_date: today() }}
      mutation={cashBookMutations.create}
      done="Lançamento incluído."
      submitLabel="Incluir"
    >
      <EntryFields />
    </FormDialog>
  );
}
