import type { Address } from '@esteto/domain/shared/document/address';
import { Spinner } from '../../states/spinner.tsx';
import { Adorned } from '../base/adorned.tsx';
import { cepCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type Lookup, useLookup } from '../base/use-lookup.ts';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** Finds the address of a CEP (8 digits); null when there is none. */
export type CepLookup = Lookup<Partial<Address>>;

type CepFieldProps = FieldProps & {
  lookup?: CepLookup;
  /** The address of the CEP that was typed. */
  onFound?: (address: Partial<Address>) => void;
};

/** A CEP; with a `lookup` it finds its address. */
export const CepField = ({ lookup, onFound, ...props }: CepFieldProps) => {
  const { note, searching, search } = useLookup({ lookup, onFound, isWhole: isWholeCep, notes: NOTES });
  const field = useField({ ...props, help: note ?? props.help });
  const watched = {
    ...field,
    setValue: (value: unknown) => {
      field.setValue(value);
      void search(typeof value === 'string' ? value : '');
    },
  };
  return (
    <FieldFrame field={field}>
      <Adorned end={searching && <Spinner role="status" aria-label="Buscando o CEP" />}>
        <CodecInput field={watched} codec={cepCodec} inputMode="numeric" placeholder="00000-000" autoComplete="postal-code" data-numeric />
      </Adorned>
    </FieldFrame>
  );
};

const isWholeCep = (cep: string): boolean => /^\d{8}$/.test(cep);

const NOTES = { none: 'Não foi encontrado nenhum dado para este CEP', failed: 'Ocorreu um erro ao buscar o CEP.' };
