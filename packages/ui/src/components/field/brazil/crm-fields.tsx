import { UFS } from '@esteto/domain/shared/tables/uf';
import { digitsCodec } from '../base/codec.ts';
import { CodecInput } from '../base/codec-input.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { SelectField } from '../choice/select-field.tsx';

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

/** The council gives no state a longer number. */
const numberCodec = digitsCodec(10);

/** A doctor's registration below `name`: its number and the state of its council. */
export const CrmFields = ({ name }: { name: string }) => (
  <>
    <CrmNumberField name={`${name}.number`} span={2} />
    <SelectField name={`${name}.state`} options={UF_OPTIONS} placeholder="UF" span={1} />
  </>
);

const CrmNumberField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <CodecInput field={field} codec={numberCodec} inputMode="numeric" placeholder="000000" data-numeric />
    </FieldFrame>
  );
};
