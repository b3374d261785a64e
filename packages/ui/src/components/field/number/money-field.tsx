import { Adorned } from '../base/adorned.tsx';
import { moneyCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** An amount in reais; the value is integer cents. Understands '1234,56', 'R$ 1.234,56' and '1.234,56', typed or pasted. */
export const MoneyField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Adorned start="R$">
        <CodecInput field={field} codec={moneyCodec} inputMode="decimal" placeholder="0,00" ps="9" textAlign="end" data-numeric />
      </Adorned>
    </FieldFrame>
  );
};
