import { addressLookups, companyLookup } from '@esteto/api-client/office/lookup';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { addressByPath } from '@esteto/domain/shared/document/address';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** A company that comes from another accountant, filled by its CNPJ from the registry. */
export const MigratedCompanyFields = () => (
  <>
    <Known />
    <TextField name="name" span={3} />
    <SelectField name="tax_regime" options={taxRegimeLabel} placeholder="Não sei" span={3} />
    <AddressFields name="address" title="Endereço da empresa" {...addressLookups} />
    <FieldSection title="Contador de hoje">
      <TextField name="accountant_name" span={3} />
      <EmailField
        name="accountant_email"
        autoComplete="off"
        span={3}
        help="Para a equipe combinar com ele a entrega dos livros e documentos."
      />
    </FieldSection>
  </>
);

const Known = () => {
  const fill = useFill();
  return (
    <CnpjField
      name="cnpj"
      span={3}
      lookup={companyLookup}
      onFound={({ name, is_simples, address }) =>
        fill([{ name }, { tax_regime: is_simples === null ? null : is_simples ? 'simples' : 'normal' }, addressByPath(address)])
      }
      noteOf={({ name, situation }) => [name, situation].filter(Boolean).join(' · ')}
    />
  );
};
