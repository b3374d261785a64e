import type { Address } from '@esteto/domain/shared/document/address';
import { STATES, UFS } from '@esteto/domain/shared/tables/uf';
import { useContext } from 'react';
import type { QueryFactory } from '../../../system/query/query-like.ts';
import { FieldSection } from '../base/field-grid.tsx';
import { AskedField } from '../binding/asked-field.ts';
import { useFormStore } from '../binding/form-context.tsx';
import { SelectField } from '../choice/select-field.tsx';
import { TextField } from '../text/text-field.tsx';
import { CepField, type CepLookup } from './cep-field.tsx';
import { type City, CityField } from './place-fields.tsx';

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

const FILLED = ['street', 'neighborhood', 'city', 'state', 'ibge', 'city_id', 'state_id'] as const;

type AddressFieldsProps = {
  name: string;
  /** Finds the address of a CEP. */
  lookup?: CepLookup;
  /** The cities of a state; without them the city is typed. */
  cities?: QueryFactory<string, readonly City[]>;
  title?: string;
  /** All but the complement must be there, by a rule of the form. */
  whole?: true;
};

/** An address below `name`; the CEP fills what it knows. */
export const AddressFields = ({ name, lookup, cities, title = 'Endereço', whole }: AddressFieldsProps) => {
  const store = useFormStore();
  const askedName = useContext(AskedField);
  const fill = (address: Partial<Address>) => {
    for (const part of FILLED) if (address[part] !== undefined && address[part] !== null) store.setValue(`${name}.${part}`, address[part]);
  };
  const take = (city: City | null) => {
    store.setValue(`${name}.city`, city?.nome ?? null);
    store.setValue(`${name}.city_id`, city?.id ?? null);
  };
  const takeState = (uf: string | null) => {
    store.setValue(`${name}.state_id`, STATES.find((state) => state.uf === uf)?.id ?? null);
    store.setValue(`${name}.ibge`, null);
    take(null);
  };
  return (
    <FieldSection title={title}>
      <CepField name={`${name}.cep`} required={whole} lookup={lookup} onFound={fill} span={2} />
      <TextField name={`${name}.street`} required={whole} autoComplete="address-line1" span={4} />
      <TextField name={`${name}.number`} required={whole} span={2} />
      <TextField name={`${name}.complement`} autoComplete="address-line2" span={4} />
      <TextField name={`${name}.neighborhood`} required={whole} autoComplete="address-level3" span={2} />
      {cities ? (
        <>
          {/* Whoever comes for the city begins with its state, which the list of cities follows. */}
          <AskedField value={askedName === `${name}.city` ? `${name}.state` : askedName}>
            <SelectField name={`${name}.state`} required={whole} options={UF_OPTIONS} placeholder="UF" onChosen={takeState} span={1} />
          </AskedField>
          <CityField
            name={`${name}.ibge`}
            required={whole}
            label="Cidade"
            cities={cities}
            stateName={`${name}.state`}
            onChosen={take}
            span={3}
          />
        </>
      ) : (
        <>
          <TextField name={`${name}.city`} required={whole} autoComplete="address-level2" span={3} />
          <SelectField name={`${name}.state`} required={whole} options={UF_OPTIONS} placeholder="UF" span={1} />
        </>
      )}
    </FieldSection>
  );
};
