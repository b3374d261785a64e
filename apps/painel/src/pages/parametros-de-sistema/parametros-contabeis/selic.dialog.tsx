import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { impactQueries } from '@esteto/api-client/month/parameter-impact';
import { selicForm, selicTerms } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { parseOwn } from '@esteto/domain/shared/schema/parse';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { ImpactPreview } from './impact-preview.tsx';

/** The Selic of a month, once it is known. */
export default function SelicDialog() {
  return (
    <FormDialog title="Selic do mês" schema={selicForm} initial={START} mutation={accountingParameterMutations.setSelic} done="Taxa salva.">
      <MonthField name="valid_from" span={3} help="O mês da taxa, que é publicada quando ele acaba." />
      <PercentField name="rate" span={3} />
      <TextField name="source" help="De onde a taxa foi lida." />
      <TextAreaField name="reason" help="Só quando corrige uma taxa já informada." />
      <ImpactPreview
        judge={(values) => parseOwn(selicTerms, values)}
        query={impactQueries.ofSelic}
        nothing="Nada muda no que custam as obrigações atrasadas hoje."
      />
    </FormDialog>
  );
}

const START = { source: 'Receita Federal' };
