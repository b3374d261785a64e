import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { impactQueries } from '@esteto/api-client/month/parameter-impact';
import { irrfForm, irrfTerms } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { parseOwn } from '@esteto/domain/shared/schema/parse';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { ImpactPreview } from './impact-preview.tsx';
import { IrrfFields } from './irrf-fields.tsx';
import { parameterStart } from './parameter-start.ts';

/** The table of the income tax that is withheld, from a month on. */
export default function IrrfDialog() {
  return (
    <FormDialog
      title="Imposto de renda na fonte"
      subtitle="A tabela mensal."
      size="lg"
      schema={irrfForm}
      startsFrom={START}
      mutation={accountingParameterMutations.setIrrf}
      done="Nova tabela salva."
    >
      <IrrfFields />
      <ImpactPreview
        judge={(values) => parseOwn(irrfTerms, values)}
        query={impactQueries.ofIrrf}
        nothing="Nada muda no que já existe: nenhum mês desde então tem folha ou sugestão que dependa destes valores."
      />
    </FormDialog>
  );
}

const START = parameterStart(({ irrf }) => {
  const now = holdingNow(irrf);
  return now ? { bands: now.bands, dependent: now.dependent, simplified: now.simplified, reduction: now.reduction } : {};
});
