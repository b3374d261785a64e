import { incomeTaxYearMutations, incomeTaxYearQueries } from '@esteto/api-client/tax/income-tax-year';
import type { IncomeTaxYearRow } from '@esteto/contract/tax/income-tax-year';
import { incomeTaxYearEditForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { YearFields } from './year-fields.tsx';

/** How the returns of one year are made. */
export default function EditIncomeTaxYearDialog() {
  const id = Number(useParams().exerciseId);
  const year: PartOfQuery<IncomeTaxYearRow | null> = {
    ...incomeTaxYearQueries.list({}),
    select: (years: IncomeTaxYearRow[]) => years.find((one) => one.id === id) ?? null,
  };
  return (
    <FormDialog
      title={(row) => (row ? `Exercício ${row.exercise_year}` : 'Exercício')}
      subtitle="O que já foi criado fica como está; só o prazo muda nele também."
      size="lg"
      id={id}
      schema={incomeTaxYearEditForm}
      startsFrom={year}
      refuse={(row) => (row ? null : { why: 'Este exercício não existe.' })}
      mutation={incomeTaxYearMutations.update}
      done="Exercício salvo."
    >
      <YearFields isNew={false} />
    </FormDialog>
  );
}
