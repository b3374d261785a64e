import { addressLookups, companyLookup, foreignAddressLookups } from '@esteto/api-client/office/lookup';
import { clientFromRegistry, type RegistryFacts, registryNote } from '@esteto/domain/billing/client/client-from-registry';
import {
  documentLabel,
  noNifReasonLabel,
  type PersonType,
  personTypeLabel,
  takerKindLabel,
} from '@esteto/domain/billing/client/client-kinds';
import { placeholderValues } from '@esteto/domain/billing/invoice/description-template';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { FieldSection, FoldedSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { ForeignAddressFields } from '@esteto/ui/components/field/brazil/foreign-address-fields.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';
import { DescriptionField } from '../invoice/description-field.tsx';
import { ServiceCodeField } from '../invoice/service-code-field.tsx';
import { ContactFields } from './contact-fields.tsx';

/** `belowDocument`: whose document it is already. The form body that create and edit share: what an invoice needs first, habits below, and folded what few clients have. */
export const ClientFields = ({ belowDocument }: { belowDocument?: ReactNode }) => (
  <>
    <RadioField name="person_type" options={personTypeLabel} />
    <WhoFields belowDocument={belowDocument} />
    <EmailField name="email" autoComplete="off" help="Para onde a nota vai." span={3} />
    <PhoneField name="phone" span={3} />
    <WhereFields />
    <FieldSection title="Como paga">
      <IntegerField name="payment_term_days" help="Em dias. Vira o vencimento sugerido." span={2} />
      <SelectField name="taker_kind" options={takerKindLabel} span={4} />
      <CheckboxField name="withholds_irrf" span={3} />
      <CheckboxField name="withholds_csrf" span={3} />
      <CheckboxField name="withholds_iss" span={3} />
      <CheckboxField name="withholds_inss" span={3} />
    </FieldSection>
    <FoldedSection title="Na nota">
      <DescriptionTemplate />
      <TextAreaField name="public_notes" rows={2} />
      <TextField name="contract_number" span={3} />
      <ServiceCodeField name="default_service_code" span={3} />
      <CheckboxField name="requires_po" />
    </FoldedSection>
    <ContactFields name="contacts" />
    <FoldedSection title="Outros dados">
      <TextField name="municipal_registration" span={3} />
      <TextField name="state_registration" span={3} />
      <TextField name="caepf" span={3} inputMode="numeric" />
      <EmailField name="email_cc" autoComplete="off" span={3} />
      <TextField name="default_due_rule" placeholder="Todo dia 10, por exemplo" />
      <TextAreaField name="internal_notes" rows={2} help="Só a empresa e a nossa equipe leem." />
    </FoldedSection>
  </>
);

/** As the next invoice will have it; the shifts are asked for with each. */
const DescriptionTemplate = () => {
  const contract = useFieldValue('contract_number');
  const values = placeholderValues({
    competence: competenceOf(today()),
    shifts: null,
    contract_number: typeof contract === 'string' ? contract : null,
  });
  return <DescriptionField name="default_description_template" values={values} help="Já vem escrita quando se solicita uma nota." />;
};

const WhereFields = () =>
  useFieldValue<PersonType | null>('person_type') === 'EX' ? (
    <ForeignAddressFields name="address" {...foreignAddressLookups} />
  ) : (
    <AddressFields name="address" {...addressLookups} />
  );

/** Document and names, each as the kind of person has them. */
const WhoFields = ({ belowDocument }: { belowDocument: ReactNode }) => {
  const type = useFieldValue<PersonType | null>('person_type') ?? 'PJ';
  const label = documentLabel[type];
  const fill = useFill();
  switch (type) {
    case 'PF':
      return (
        <>
          <CpfField name="document" label={label} required span={2} autoFocus />
          <TextField name="name" label="Nome" span={4} />
          {belowDocument}
        </>
      );
    case 'EX':
      return (
        <>
          <TextField name="document" label={label} help="Número de identificação fiscal no país de origem." span={3} autoFocus />
          <SelectField name="no_nif_reason" options={noNifReasonLabel} placeholder="Tem NIF" span={3} />
          {belowDocument}
          <TextField name="name" label="Nome ou razão social" />
        </>
      );
    case 'PJ':
      return (
        <>
          <CnpjField
            name="document"
            label={label}
            lookup={companyLookup}
            noteOf={registryNote}
            onFound={(company: RegistryFacts) => fill(clientFromRegistry(company))}
            required
            span={2}
            autoFocus
          />
          <TextField name="name" span={4} />
          {belowDocument}
          <TextField name="fantasy_name" />
        </>
      );
  }
};
