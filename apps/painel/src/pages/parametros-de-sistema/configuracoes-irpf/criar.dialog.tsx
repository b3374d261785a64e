import { incomeTaxYearMutations, incomeTaxYearQueries } from '@esteto/api-client/tax/income-tax-year';
import type { IncomeTaxYearRow } from '@esteto/contract/tax/income-tax-year';
import { IRPF_DELIVERY } from '@esteto/domain/law/tax/tables/irpf-delivery-table';
import { incomeTaxYearForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { STANDARD_CHECKLIST, STANDARD_TEMPLATES } from '@esteto/domain/tax/income-tax/standard-year';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { YearFields } from './year-fields.tsx';

/** A new year begins with the words and the price of the latest one. */
export default function CreateIncomeTaxYearDialog() {
  const start: PartOfQuery<ReturnType<typeof startOf>> = { ...incomeTaxYearQueries.list({}), select: startOf };
  return (
    <FormDialog
      title="Novo exercício"
      size="lg"
      schema={incomeTaxYearForm}
      startsFrom={start}
      mutation={incomeTaxYearMutations.create}
      done="Exercício incluído."
      submitLabel="Incluir exercício"
    >
      <YearFields isNew />
    </FormDialog>
  );
}

/** With the dates of its act, where that is known already. */
const startOf = ([latest]: IncomeTaxYearRow[]) => ({
  ...newDates(latest ? latest.exercise_year + 1 : Number(today().slice(0, 4))),
  ...(latest && { price: latest.price }),
  waits_for_payment: latest?.waits_for_payment ?? false,
  checklist: [...(latest?.checklist ?? STANDARD_CHECKLIST)],
  templates: [...(latest?.templates ?? STANDARD_TEMPLATES)],
});

const newDates = (exercise_year: number) => IRPF_DELIVERY.find((act) => act.exercise_year === exercise_year) ?? { exercise_year };
