import { spreadsheetMutations as mutations } from '@esteto/api-client/office/spreadsheet';
import {
  type SpreadsheetKind,
  spreadsheetForm,
  spreadsheetHint,
  spreadsheetKindOf,
  spreadsheetLabel,
} from '@esteto/domain/office/spreadsheet/spreadsheet';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { NotFoundState } from '@esteto/ui/components/states/not-found-state.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useParams } from 'react-router';

const MUTATION = {
  registration: mutations.registration,
  billing: mutations.billing,
  licensing_history: mutations.licensingHistory,
  closings: mutations.closings,
  statement_history: mutations.statementHistory,
  invoices: mutations.invoices,
  cancelled_invoices: mutations.cancelledInvoices,
  boletos: mutations.boletos,
} satisfies Record<SpreadsheetKind, unknown>;

/** The months of an export, which is made in the background, however long it is. */
export default function NewSpreadsheetDialog() {
  const kind = spreadsheetKindOf(useParams()['spreadsheetKind'] ?? '');
  if (!kind) return <NotFoundState />;
  const month = addCompetence(competenceOf(today()), -1);
  return (
    <FormDialog
      title={`Exportar: ${spreadsheetLabel[kind]}`}
      subtitle={spreadsheetHint[kind]}
      schema={spreadsheetForm}
      initial={{ from: month, until: month }}
      mutation={MUTATION[kind]}
      done="Exportação pedida. Ela aparece na lista quando ficar pronta."
      submitLabel="Exportar"
    >
      <MonthField name="from" span={6} />
      <MonthField name="until" span={6} />
    </FormDialog>
  );
}
