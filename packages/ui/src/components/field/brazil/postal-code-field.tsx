import { Spinner } from '../../states/spinner.tsx';
import { Adorned } from '../base/adorned.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { Input } from '../base/input.tsx';
import { type Lookup, useLookup } from '../base/use-lookup.ts';
import { type FieldProps, useField } from '../binding/use-field.ts';
import type { Country } from './place-fields.tsx';

/** A place that has the postal code. */
export type Place = { city: string; neighborhood: string | null; street: string | null };

type PostalCodeFieldProps = FieldProps & {
  /** Where the code is looked for; nowhere while no country is chosen. */
  country: Country | null;
  lookup?: Lookup<readonly Place[]>;
  onFound?: (places: readonly Place[]) => void;
};

/** A postal code abroad. Each country has its own length, so it is looked up when the field is left. */
export const PostalCodeField = ({ country, lookup, onFound, ...props }: PostalCodeFieldProps) => {
  const where = country ? ` no país informado (${country.name}).` : '.';
  const { note, searching, search } = useLookup({
    lookup,
    onFound,
    isWhole: (code) => code.trim().length > 1,
    notes: {
      none: `Não foi encontrado nenhum dado para este código postal${where}`,
      failed: 'Não foi possível buscar este código postal. Preencha o endereço.',
    },
  });
  const field = useField({ ...props, help: note ?? props.help });
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame field={field}>
      <Adorned end={searching && <Spinner role="status" aria-label="Buscando o código postal" />}>
        <Input
          {...field.control}
          value={text}
          autoComplete="postal-code"
          onChange={({ target }) => field.setValue(target.value)}
          onBlur={() => {
            field.blur();
            void search(text);
          }}
        />
      </Adorned>
    </FieldFrame>
  );
};
