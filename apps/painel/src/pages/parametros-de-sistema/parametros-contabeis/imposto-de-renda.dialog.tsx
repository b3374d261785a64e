import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { irrfForm } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
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
    </FormDialog>
  );
}

const START = parameterStart(({ irrf }) => {
  const now = holdingNow(irrf);
  return now ? { bands: now.bands, dependent: now.dependent, simplified: now.simplified, reduction: now.reduction } : {};
});
