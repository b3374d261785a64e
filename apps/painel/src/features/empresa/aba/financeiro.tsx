import { useCan } from '@esteto/auth/can/can.tsx';
import { companySections } from '@esteto/contract/record-access';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { LockedFields } from '@esteto/ui/components/field/base/field-grid.tsx';
import { EmailsField } from '@esteto/ui/components/field/text/emails-field.tsx';
import { TokensField } from '@esteto/ui/components/field/text/tokens-field.tsx';
import { type CompanyTabProps, PartForm } from './part-form.tsx';

/** Who pays for the company beside its partners. */
export default function CompanyFinanceTab({ record }: CompanyTabProps) {
  const keeps = useCan(companySections.register.edit);
  return (
    <PartForm record={record} schema={schema}>
      <LockedFields locked={!keeps}>
        <EmailsField name="financial_emails" help="Recebem os boletos e as guias da empresa que já têm linha, Pix ou documento." />
        <TokensField name="financial_phones" inputMode="text" />
      </LockedFields>
    </PartForm>
  );
}

const schema = registerForm.pick(['financial_emails', 'financial_phones']);
