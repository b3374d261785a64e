import { useQuery } from '@tanstack/react-query';
import { asQuery, type Callable, type QueryLike } from '../../../system/query/query-like.ts';
import { FieldSection } from '../base/field-grid.tsx';
import type { Lookup } from '../base/use-lookup.ts';
import { useFormStore } from '../binding/form-context.tsx';
import { useFieldValue } from '../binding/use-field-value.ts';
import { TextField } from '../text/text-field.tsx';
import { type Country, CountryField } from './place-fields.tsx';
import { type Place, PostalCodeField } from './postal-code-field.tsx';

type ForeignAddressFieldsProps = {
  name: string;
  countries: QueryLike<readonly Country[]>;
  /** Finds the places of a postal code in a country. */
  places?: Callable<Country, Lookup<readonly Place[]>>;
  title?: string;
};

/** What only an address in Brazil has. */
const BRAZILIAN = ['cep', 'state', 'state_id', 'ibge', 'city_id'] as const;

/** An address abroad below `name`: a country, and its own postal code instead of the CEP. */
export const ForeignAddressFields = ({ name, countries, places, title = 'Endereço no exterior' }: ForeignAddressFieldsProps) => {
  const store = useFormStore();
  const id = useFieldValue(`${name}.country_id`);
  const country = useQuery(asQuery(countries)).data?.find((one) => one.id === id) ?? null;
  const leaveBrazil = () => {
    for (const part of BRAZILIAN) store.setValue(`${name}.${part}`, null);
  };
  const fill = (places: readonly Place[]) => {
    const [first, ...others] = places;
    if (first && others.every(({ city }) => city === first.city)) store.setValue(`${name}.city`, first.city);
  };
  return (
    <FieldSection title={title}>
      <CountryField name={`${name}.country_id`} countries={countries} onChosen={leaveBrazil} span={4} />
      <PostalCodeField
        key={country?.id}
        name={`${name}.zip_code`}
        country={country}
        lookup={country && places ? places(country) : undefined}
        onFound={fill}
        span={2}
      />
      <TextField name={`${name}.street`} autoComplete="address-line1" span={4} />
      <TextField name={`${name}.number`} span={2} />
      <TextField name={`${name}.complement`} autoComplete="address-line2" span={2} />
      <TextField name={`${name}.neighborhood`} autoComplete="address-level3" span={2} />
      <TextField name={`${name}.city`} autoComplete="address-level2" span={2} />
    </FieldSection>
  );
};
