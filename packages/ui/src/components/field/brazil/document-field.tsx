import { documentCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A CPF or a CNPJ; the mask follows what is typed. */
export const DocumentField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={documentCodec} inputMode="text" placeholder="CPF ou CNPJ" autoCapitalize="characters" data-numeric />
    </FieldFrame>
  );
};
