import type { QueryFactory, QueryLike } from '../../../system/query/query-like.ts';
import { useFormStore } from '../binding/form-context.tsx';
import type { FieldProps } from '../binding/use-field.ts';
import { useFieldValue } from '../binding/use-field-value.ts';
import { ListSelectField } from '../choice/list-select-field.tsx';

// Public lists with the names of their sources: IBGE's states and cities, the banks, the countries. Each is passed in as a query.

export type State = { id: number; sigla: string; nome: string };
export type City = { id: number; nome: string };
export type Bank = { code: string; name: string; fullName: string };
export type Country = { id: number; name: string /** ISO 3166-1 alpha-2. */; iso2: string };

const stateOption = ({ sigla, nome }: State) => ({ value: sigla, label: nome, detail: sigla });
const cityOption = ({ id, nome }: City) => ({ value: String(id), label: nome });
const bankOption = ({ code, fullName }: Bank) => ({ value: code, label: fullName, detail: code });
const countryOption = ({ id, name }: Country) => ({ value: id, label: name });

/** A state; the value is its two letters. Another state leaves no city of the former one: `cityName`. */
export const StateField = ({ states, cityName, ...props }: FieldProps & { states: QueryLike<readonly State[]>; cityName?: string }) => {
  const store = useFormStore();
  return (
    <ListSelectField
      {...props}
      list={states}
      toOption={stateOption}
      failed="Não foi possível carregar a listagem de estados."
      onChosen={() => cityName !== undefined && store.setValue(cityName, null)}
    />
  );
};

type CityFieldProps = FieldProps & {
  /** The cities of a state, by its two letters. */
  cities: QueryFactory<string, readonly City[]>;
  /** Path of the state in the form; without one there is nothing to choose from. */
  stateName: string;
  onChosen?: (city: City | null) => void;
};

/** A city of the chosen state; the value is its IBGE code, seven digits as text. */
export const CityField = ({ stateName, ...props }: CityFieldProps) => {
  const state = useFieldValue(stateName);
  return <CityOfState {...props} state={typeof state === 'string' && state !== '' ? state : null} />;
};

/** The same where the form holds no state; null: it has to be chosen first. */
export const CityOfState = ({ cities, state, ...props }: Omit<CityFieldProps, 'stateName'> & { state: string | null }) => (
  <ListSelectField
    {...props}
    list={state === null ? null : cities(state)}
    placeholder={state === null ? 'Escolha antes o estado' : 'Escolha'}
    toOption={cityOption}
    failed="Não foi possível carregar a listagem de cidades."
  />
);

/** A bank by name or code; the value is its code. */
export const BankField = ({ banks, ...props }: FieldProps & { banks: QueryLike<readonly Bank[]> }) => (
  <ListSelectField {...props} list={banks} toOption={bankOption} failed="Não foi possível carregar a listagem de bancos." />
);

type CountryFieldProps = FieldProps & { countries: QueryLike<readonly Country[]>; onChosen?: (country: Country | null) => void };

export const CountryField = ({ countries, ...props }: CountryFieldProps) => (
  <ListSelectField {...props} list={countries} toOption={countryOption} failed="Não foi possível carregar a listagem de países." />
);
