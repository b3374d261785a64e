import { ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import { lookupQueries } from '@esteto/api-client/office/lookup';
import type { GroupOption } from '@esteto/contract/duty/own-accreditation';
import { accountKindLabel } from '@esteto/domain/company/bank-account/personal-account';
import { paymentKindLabel } from '@esteto/domain/duty/accreditation/payment-form';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { BankField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

/** What a doctor tells a group: how to be reached, who they are, and whom it pays. */
export const FillFields = () => {
  const scope = useCompanyScope();
  const payment = useFieldValue('payment');
  return (
    <>
      <EmailField name="contact_email" span={3} autoFocus />
      <PhoneField name="contact_phone" span={3} />
      <TextField name="crm_number" span={2} />
      <SelectField name="crm_state" options={UF_OPTIONS} placeholder="UF" span={1} />
      <TextField name="specialty" span={2} />
      <TextField name="rqe" span={1} />
      <RadioField name="payment" options={paymentKindLabel} />
      {payment === 'company' && (
        <ListSelectField
          name="paying_company_id"
          list={ownAccreditationQueries.payers(scope)}
          toOption={toOption}
          failed="Não foi possível carregar as suas empresas."
        />
      )}
      {payment === 'pix' && <TextField name="pix_key" help="E-mail, CPF, telefone com +55 ou chave aleatória." />}
      {payment === 'bank' && (
        <>
          <BankField name="bank_code" banks={lookupQueries.banks({})} help="A conta precisa estar em seu nome." />
          <RadioField name="bank_kind" options={accountKindLabel} />
          <TextField name="bank_branch" span={2} placeholder="1234-5" />
          <TextField name="bank_account" span={3} inputMode="numeric" />
          <TextField name="bank_digit" span={1} />
        </>
      )}
    </>
  );
};

const toOption = ({ id, name }: GroupOption) => ({ value: id, label: name });
