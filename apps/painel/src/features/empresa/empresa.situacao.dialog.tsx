import { companyRegisterMutations, companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { accountingStatusMessage } from '@esteto/domain/company/company/accounting-status';
import { accountingStatusLabel } from '@esteto/domain/company/company/accounting-status-label';
import { type CompanyStatusForm, companyStatusForm } from '@esteto/domain/company/company/register-form';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** How a company stands with us, and why that changes; its people read it at the next call. */
export default function CompanyStatusDialog() {
  return (
    <FormDialog
      title="Mudar a situação"
      subtitle={(now) => now && `${now.name} · agora: ${accountingStatusLabel[now.accounting_status]}`}
      id={Number(useParams().companyId)}
      schema={companyStatusForm}
      record={companyRegisterQueries.detail}
      mutation={companyRegisterMutations.changeStatus}
      done="Situação alterada."
      submitLabel="Mudar situação"
    >
      <Fields />
    </FormDialog>
  );
}

const Fields = () => {
  const status = useFieldValue<CompanyStatusForm['accounting_status'] | null>('accounting_status');
  const message = status && accountingStatusMessage[status];
  return (
    <>
      <SelectField
        name="accounting_status"
        options={accountingStatusLabel}
        help={message ? `Os médicos leem “${message}” e só consultam.` : 'Os médicos usam tudo, sem aviso.'}
      />
      <TextAreaField name="reason" />
    </>
  );
};
