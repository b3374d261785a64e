import type { Address } from '@esteto/domain/shared/address';
import { UFS } from '@esteto/domain/tables/uf';
import { useFormStore } from '../form/form-context.tsx';
import { CepField, type CepLookup } from './cep-field.tsx';
import { FieldSection } from './field-grid.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

const FILLED = ['street', 'neighborhood', 'city', 'state', 'ibge', 'city_id', 'state_id'] as const;

/** An address below `name`; the CEP fills what it knows. */
export const AddressFields = ({ name, lookup, title = 'Endereço' }: { name: string; lookup?: CepLookup; title?: string }) => {
  const store = useFormStore();
  const fill = (address: Partial<Address>) => {
    for (const part of FILLED) if (address[part] !== undefined && address[part] !== null) store.setValue(`${name}.${part}`, address[part]);
  };
  return (
    <FieldSection title={title}>
      <CepField name={`${name}.cep`} lookup={lookup} onFound={fill} span={2} />
      <TextField name={`${name}.street`} autoComplete="address-line1" span={4} />
      <TextField name={`${name}.number`} span={2} />
      <TextField name={`${name}.complement`} autoComplete="address-line2" span={4} />
      <TextField name={`${name}.neighborhood`} autoComplete="address-level3" span={2} />
      <TextField name={`${name}.city`} autoComplete="address-level2" span={3} />
      <SelectField name={`${name}.state`} options={UF_OPTIONS} placeholder="UF" span={1} />
    </FieldSection>
  );
};
