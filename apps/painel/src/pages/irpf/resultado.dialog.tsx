import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import { declaredResult } from '@esteto/domain/tax/income-tax/annual-result';
import { dossierYears } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { incomeTaxResultForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { calendarYearOf, incomeTaxResultLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { ecacStatusLabel } from '@esteto/domain/tax/income-tax/income-tax-status';
import { YEAR_FIGURES } from '@esteto/domain/tax/income-tax/year-figures';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { balanceInWords } from '@esteto/features/tax/income-tax/dossier-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { detailsPath } from './return-paths.ts';

/** What a return came to, as the team writes it, and what Receita says of it. */
export default function NoteReturnResultDialog() {
  const id = Number(useParams().irpfId);
  return (
    <FormDialog
      title="Resultado da declaração"
      subtitle={(row) => row?.user_name}
      id={id}
      schema={incomeTaxResultForm}
      record={incomeTaxQueries.detail}
      mutation={incomeTaxMutations.noteResult}
      done="Resultado informado."
      submitLabel="Salvar o resultado"
      parent={detailsPath(id)}
    >
      {(row) => (
        <>
          {row && <OurCount user_id={row.user_id} year={calendarYearOf(row.exercise_year)} />}
          <ResultFields />
        </>
      )}
    </FormDialog>
  );
}

/** What the dossier comes to, beside what the program of Receita says: a difference is a question before it is sent. It fills the fields that are empty. */
const OurCount = ({ user_id, year }: { user_id: number; year: number }) => {
  const fill = useFill();
  const tables = useLawTables();
  const query = incomeTaxDossierQueries.detail({ user_id, year });
  const { data } = useQuery(tables && dossierYears(tables).includes(year) ? query : { ...query, queryFn: skipToken });
  if (!data) return null;
  const { figures, balance, used_simplified } = data.result;
  const { uses_simplified, ...declared } = declaredResult({ balance, used_simplified });
  const filled = YEAR_FIGURES.filter((figure) => figures[figure] !== null);
  const all = [declared, { uses_simplified }, ...filled.map((figure) => ({ [figure]: figures[figure] }))];
  return (
    <chakra.div gridColumn={spanOf()} display="grid" gap="2" justifyItems="start">
      <chakra.p color="fg.muted">
        Pela conta do Esteto: {balanceInWords(balance)}, {used_simplified ? 'desconto simplificado' : 'deduções legais'}.
      </chakra.p>
      <Button size="sm" onClick={() => fill(all)}>
        Preencher com a nossa conta
      </Button>
      <chakra.p color="fg.muted" fontSize="sm">
        Preenche o resultado e os valores do ano que ainda estão vazios. Confira com o programa da Receita.
      </chakra.p>
    </chakra.div>
  );
};

const ResultFields = () => {
  const result = useFieldValue<string | null>('result');
  return (
    <>
      <SelectField name="result" options={incomeTaxResultLabel} span={3} />
      <SwitchField name="uses_simplified" span={3} />
      {result === 'to_pay' && (
        <>
          <MoneyField name="tax_due" span={3} />
          <IntegerField name="quotas_count" span={3} />
        </>
      )}
      {result === 'to_refund' && (
        <>
          <MoneyField name="refund_amount" span={3} />
          <TextField name="refund_batch" span={3} />
        </>
      )}
      {YEAR_FIGURES.map((figure) => (
        <MoneyField key={figure} name={figure} span={3} />
      ))}
      <TextField name="receipt_number" span={3} />
      <SelectField name="ecac_status" options={ecacStatusLabel} span={3} />
      <TextAreaField name="audit_note" />
    </>
  );
};
