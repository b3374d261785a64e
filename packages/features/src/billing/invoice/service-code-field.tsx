import { NBS_CODES } from '@esteto/domain/billing/nfse/nbs-codes';
import { SERVICE_CODES } from '@esteto/domain/billing/nfse/service-codes';
import { searchKey } from '@esteto/domain/shared/text/text';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { type Choice, Combobox } from '@esteto/ui/components/field/choice/combobox.tsx';
import { useState } from 'react';

/** A national service code. */
export const ServiceCodeField = (props: FieldProps) => <CodeField codes={SERVICE_CODES} digits={6} {...props} />;

/** What the service is in the NBS. */
export const NbsCodeField = (props: FieldProps) => <CodeField codes={NBS_CODES} digits={9} {...props} />;

type Codes = { codes: readonly { code: string; name: string }[]; digits: number };

/** A code, found by its number or its name; one that the list does not name is typed in full. */
const CodeField = ({ codes, digits, ...props }: Codes & FieldProps) => {
  const field = useField(props);
  const isWhole = (text: string) => /^\d+$/.test(text) && text.length === digits;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = typeof field.value === 'string' && field.value !== '' ? choiceOf(codes, field.value) : null;
  const wanted = searchKey(typed ?? '');
  const listed = codes.filter(({ code, name }) => searchKey(`${code} ${name}`).includes(wanted)).map(({ code }) => choiceOf(codes, code));
  const choices = listed.length === 0 && isWhole(wanted) ? [choiceOf(codes, wanted)] : listed;
  const type = (text: string) => {
    setTyped(text === chosen?.option.label ? null : text);
    if (isWhole(text.trim())) field.setValue(text.trim());
  };
  return (
    <Combobox
      field={field}
      placeholder="Código ou nome"
      choices={choices}
      status={choices.length === 0 ? `Digite os ${digits} dígitos do código.` : null}
      text={typed ?? chosen?.option.label ?? ''}
      onText={type}
      chosen={chosen}
      onChoose={(choice) => {
        setTyped(null);
        field.setValue(choice?.option.value ?? null);
      }}
      open={open}
      onOpen={setOpen}
    />
  );
};

const choiceOf = (codes: Codes['codes'], code: string): Choice<string> => {
  const name = codes.find((listed) => listed.code === code)?.name;
  return { item: code, option: { value: code, label: name ? `${code} · ${name}` : code } };
};
