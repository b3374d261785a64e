import { companyRegisterMutations, companyRegisterQueries } from '@esteto/api-client/company/company-register';
import type { RegisterDetail, RegisterRow } from '@esteto/contract/company/company-register';
import { accountingStatusMessage } from '@esteto/domain/company/company/accounting-status';
import { accountingStatusLabel } from '@esteto/domain/company/company/accounting-status-label';
import { type CompanyStatusForm, companyStatusForm } from '@esteto/domain/company/company/register-form';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

/** How a company stands with us, and why that changes; its people read it at the next call. */
export const ChangeStatus = ({ row, onClose }: { row: RegisterRow; onClose: () => void }) => {
  const { id, name } = row;
  const { mutateAsync: change } = useMutation(companyRegisterMutations.changeStatus);
  return (
    <FormOver
      form={{
        title: 'Mudar a situação',
        subtitle: (now?: RegisterDetail) => (now ? `${name} · agora: ${accountingStatusLabel[now.accounting_status]}` : name),
        schema: companyStatusForm,
        mutation: { mutationFn: ({ body }: { body: CompanyStatusForm & { version: number } }) => change({ id, body }) },
        done: 'Situação alterada.',
        submitLabel: 'Mudar situação',
        children: <Fields />,
      }}
      record={companyRegisterQueries.detail({ id })}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const Fields = () => {
  const status = useFieldValue<CompanyStatusForm['accounting_status'] | null>('accounting_status');
  const told = status && accountingStatusMessage[status];
  return (
    <>
      <SelectField
        name="accounting_status"
        options={accountingStatusLabel}
        help={told ? `Os médicos leem “${told}” e só consultam.` : 'Os médicos usam tudo, sem aviso.'}
      />
      <TextAreaField name="reason" />
    </>
  );
};
