import { maritalStatusLabel, matrimonialRegimeLabel } from '@esteto/domain/company/doctor/marital-status';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import type { ComponentProps } from 'react';

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

type PartnerFieldsProps = {
  /** What knows addresses; who has no account types theirs. */
  lookups?: Pick<ComponentProps<typeof AddressFields>, 'lookup' | 'cities'>;
};

/** What the articles of association say of a partner. */
export const PartnerFields = ({ lookups }: PartnerFieldsProps) => (
  <>
    <TextField name="name" autoComplete="name" span={4} autoFocus />
    <CpfField name="cpf" span={2} />
    <TextField name="nationality" span={2} />
    <TextField name="birth_city" span={2} />
    <DateField name="birth_date" span={2} />
    <TextField name="profession" span={2} />
    <Marriage />
    <FieldSection title="RG">
      <TextField name="rg" label="Número do RG" span={2} />
      <TextField name="issuing_agency" label="Órgão emissor" placeholder="SSP" span={2} />
      <SelectField name="issuing_uf_rg" label="UF do RG" options={UF_OPTIONS} placeholder="UF" span={1} />
      <DateField name="issuing_date_rg" label="Emissão do RG" span={2} />
    </FieldSection>
    <AddressFields name="address" title="Onde mora" {...lookups} />
  </>
);

/** The regime is asked of who is married: without it the contract does not say whose the shares are. */
const Marriage = () => {
  const status = useFieldValue<string | null>('marital_status');
  return (
    <>
      <SelectField name="marital_status" options={maritalStatusLabel} span={2} />
      {status === 'married' && <SelectField name="matrimonial_regime" options={matrimonialRegimeLabel} required span={2} />}
    </>
  );
};
