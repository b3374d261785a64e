import { wizardPartnerMutations, wizardPartnerQueries } from '@esteto/api-client/opening/wizard-partner';
import { partnerRowForm } from '@esteto/domain/company/partner/partner-row-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { PartnerRowFields } from './partner-row-fields.tsx';

/** A partner's name and part of the company. */
export default function EditPartnerDialog() {
  const id = Number(useParams().partnerId);
  return (
    <FormDialog
      title="Alterar sócio"
      id={id}
      schema={partnerRowForm}
      startsFrom={partOf(wizardPartnerQueries.list(useCompanyScope()), (partners) => partners.find((one) => one.id === id))}
      mutation={wizardPartnerMutations.update}
      done="Sócio alterado."
    >
      <PartnerRowFields />
    </FormDialog>
  );
}
