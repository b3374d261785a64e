import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { cashBookEntryForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { EntryFields } from './entry-fields.tsx';

/** A line of the book; one of a closed month is not changed. */
export default function CashBookEntryDialog() {
  return (
    <FormDialog
      title={(entry) => entry?.history ?? 'Lançamento'}
      id={Number(useParams().cashBookId)}
      schema={cashBookEntryForm}
      record={cashBookQueries.detail}
      refuse={({ is_closed, entry_date }) =>
        is_closed
          ? { why: `O mês de ${formatCompetenceLong(competenceOf(entry_date))} está fechado. Peça ao seu contador para reabrir.` }
          : null
      }
      mutation={cashBookMutations.update}
      done="Lançamento salvo."
    >
      <EntryFields />
    </FormDialog>
  );
}
