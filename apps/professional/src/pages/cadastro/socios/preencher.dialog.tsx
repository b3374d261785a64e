import { addressLookups } from '@esteto/api-client/office/lookup';
import { wizardQueries } from '@esteto/api-client/opening/wizard';
import { wizardPartnerMutations, wizardPartnerQueries } from '@esteto/api-client/opening/wizard-partner';
import type { DoctorData } from '@esteto/contract/opening/wizard';
import type { WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { partnerForm } from '@esteto/domain/company/partner/partner-form';
import { partnerOfPerson } from '@esteto/domain/company/partner/partner-person';
import { PartnerFields } from '@esteto/features/company/partner/partner-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** What the articles of association say of a partner, filled in by the owner; of the owner, what is known stands there already. */
export default function FillPartnerDialog() {
  const id = Number(useParams().partnerId);
  const scope = useCompanyScope();
  const { data: owner, isPending } = useQuery(wizardQueries.ownDoctor(scope));
  if (isPending) return null;
  return (
    <FormDialog
      title={(row) => row?.called ?? 'Sócio'}
      subtitle="Como está no RG ou na CNH: é o que vai para o contrato social."
      size="lg"
      id={id}
      schema={partnerForm}
      startsFrom={partOf(wizardPartnerQueries.list(scope), (partners) =>
        startOf(
          partners.find((one) => one.id === id),
          owner,
        ),
      )}
      mutation={wizardPartnerMutations.fill}
      done="Dados do sócio salvos."
    >
      <PartnerFields lookups={addressLookups} />
    </FormDialog>
  );
}

const startOf = (row: WizardPartnerRow | undefined, owner: DoctorData | undefined) => {
  if (!row) return null;
  const { version, name, form, is_owner } = row;
  const person = is_owner ? owner : undefined;
  return { version, called: name, ...(form ?? partnerOfPerson(name, person?.doctor ?? { cpf: person?.cpf })) };
};
