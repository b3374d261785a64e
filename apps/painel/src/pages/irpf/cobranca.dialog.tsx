import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { incomeTaxBillForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { billProblem, incomeTaxPayment } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { detailsPath } from './return-paths.ts';

/** The boleto of a return that has a price and that nobody was charged for. */
export default function BillReturnDialog() {
  const id = Number(useParams().irpfId);
  return (
    <FormDialog
      title="Cobrar a declaração"
      subtitle={(row) => row && problemOf(row) === null && <Price row={row} />}
      size="sm"
      id={id}
      schema={BILL}
      record={incomeTaxQueries.detail}
      refuse={(row) => {
        const why = problemOf(row);
        return why === null ? null : { why };
      }}
      mutation={incomeTaxMutations.bill}
      done="Cobrança criada."
      submitLabel="Criar o boleto"
      parent={detailsPath(id)}
    >
      {(row) => row && <BillFields row={row} />}
    </FormDialog>
  );
}

const BILL = incomeTaxBillForm.omit(['version']);

const problemOf = (row: IncomeTaxDetail): string | null => billProblem(incomeTaxPayment(row));

type OfReturn = { row: IncomeTaxDetail };

const Price = ({ row: { user_id, user_name, exercise_year, price } }: OfReturn) => {
  const { data } = useQuery(incomeTaxQueries.quote({ user_id, exercise_year }));
  return data?.companies.length === 0
    ? `${user_name} não é sócio de nenhuma empresa: não há cobrança pela plataforma.`
    : `${user_name}: ${formatMoney(price)}, em um boleto de honorário.`;
};

const BillFields = ({ row: { user_id, exercise_year } }: OfReturn) => {
  const { data } = useQuery(incomeTaxQueries.quote({ user_id, exercise_year }));
  const companies = data?.companies ?? [];
  return (
    <>
      <NumberSelectField
        name="company_id"
        label="Empresa que paga"
        none="Escolha"
        options={companies.map((one) => ({ value: one.id, label: one.name }))}
      />
      <DateField name="due_date" />
      <TextField name="coupon" />
    </>
  );
};
