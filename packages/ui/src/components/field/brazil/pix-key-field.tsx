import { PIX_TYPES, type PixType, pixTypeLabel } from '@esteto/domain/shared/document/pix';
import { useMemo } from 'react';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { useFieldValue } from '../binding/use-field-value.ts';
import { SelectField } from '../choice/select-field.tsx';
import { pixCodec } from './pix-codec.ts';

type PixKeyFieldsProps = {
  /** Paths of the two values: `pix_type` and `pix_key` below it unless said otherwise. */
  name: string;
};

/** The type of a Pix key and the key in that type's mask. */
export const PixKeyFields = ({ name }: PixKeyFieldsProps) => (
  <>
    <SelectField name={`${name}.pix_type`} options={pixTypeLabel} span={2} />
    <PixKeyField name={`${name}.pix_key`} typeName={`${name}.pix_type`} span={4} />
  </>
);

/** A Pix key of the type that stands at `typeName`; any key while none is chosen. */
export const PixKeyField = ({ typeName, ...props }: FieldProps & { typeName: string }) => {
  const field = useField(props);
  const chosen = useFieldValue(typeName);
  const type = PIX_TYPES.find((candidate) => candidate === chosen) ?? 'email';
  const codec = useMemo(() => pixCodec(type), [type]);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={codec} {...looks[type]} />
    </FieldFrame>
  );
};

const looks: Record<PixType, { inputMode: 'email' | 'text' | 'tel'; placeholder: string }> = {
  email: { inputMode: 'email', placeholder: 'nome@dominio.com' },
  document: { inputMode: 'text', placeholder: '000.000.000-00' },
  phone: { inputMode: 'tel', placeholder: '(00) 00000-0000' },
  random: { inputMode: 'text', placeholder: '00000000-0000-0000-0000-000000000000' },
};
