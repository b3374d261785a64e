import { wizardPartnerMutations } from '@esteto/api-client/opening/wizard-partner';
import { partnerRowForm } from '@esteto/domain/company/partner/partner-row-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useSearchParams } from 'react-router';
import { PartnerRowFields } from './partner-row-fields.tsx';

/** A new partner; the address names one whom the public registry told already. */
export default function AddPartnerDialog() {
  const name = useSearchParams()[0].get(NAME);
  return (
    <FormDialog
      title="Incluir sócio"
      subtitle="Com o e-mail, ele recebe um link e preenche a parte dele no próprio aparelho."
      ownParams={OWN_PARAMS}
      schema={partnerRowForm}
      initial={name ? { name } : {}}
      mutation={wizardPartnerMutations.add}
      done="Sócio incluído."
      submitLabel="Incluir"
    >
      <PartnerRowFields />
    </FormDialog>
  );
}

const NAME = 'nome';
const OWN_PARAMS = [NAME];
