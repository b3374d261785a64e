import { isValidCnpj } from '@esteto/domain/shared/document/cnpj';
import { Spinner } from '../../states/spinner.tsx';
import { Adorned } from '../base/adorned.tsx';
import { cnpjCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type Lookup, useLookup } from '../base/use-lookup.ts';
import { type FieldProps, useField } from '../binding/use-field.ts';

type CnpjFieldProps<Company> = FieldProps & {
  /** Finds the company of a CNPJ; null when there is none. */
  lookup?: Lookup<Company>;
  onFound?: (company: Company) => void;
  /** What is said of a company that was found. */
  noteOf?: (company: Company) => string;
};

/** A CNPJ, letters too; the value is bare and upper case. With a `lookup` it finds its company. */
export const CnpjField = <Company,>({ lookup, onFound, noteOf, ...props }: CnpjFieldProps<Company>) => {
  const { note, searching, search } = useLookup({ lookup, onFound, isWhole: isValidCnpj, notes: { ...NOTES, answered: noteOf } });
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
      <Adorned end={searching && <Spinner role="status" aria-label="Buscando o CNPJ" />}>
        <CodecInput
          field={watched}
          codec={cnpjCodec}
          inputMode="text"
          placeholder="00.000.000/0000-00"
          autoCapitalize="characters"
          data-numeric
        />
      </Adorned>
    </FieldFrame>
  );
};

const NOTES = {
  none: 'Não foi encontrada nenhuma empresa com este CNPJ.',
  failed: 'Não foi possível consultar o CNPJ. Preencha os dados.',
};
