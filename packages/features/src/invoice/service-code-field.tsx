import { SERVICE_CODES, serviceCodeInWords } from '@esteto/domain/nfse/service-codes';
import { searchKey } from '@esteto/domain/shared/text/text';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { type Choice, Combobox } from '@esteto/ui/components/field/choice/combobox.tsx';
import { useState } from 'react';

/** A national service code, found by its number or its name; one that the list does not name is typed in full. */
export const ServiceCodeField = (props: FieldProps) => {
  const field = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = typeof field.value === 'string' && field.value !== '' ? choiceOf(field.value) : null;
  const choices = choicesFor(typed ?? '');
  const type = (text: string) => {
    setTyped(text === chosen?.option.label ? null : text);
    if (WHOLE.test(text.trim())) field.setValue(text.trim());
  };
  return (
    <Combobox
      field={field}
      placeholder="Código ou nome"
      choices={choices}
      status={choices.length === 0 ? 'Digite os 6 dígitos do código.' : null}
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

const WHOLE = /^\d{6}$/;

const choiceOf = (code: string): Choice<string> => ({ item: code, option: { value: code, label: serviceCodeInWords(code) } });

const choicesFor = (text: string): Choice<string>[] => {
  const wanted = searchKey(text);
  const listed = SERVICE_CODES.filter(({ code, name }) => searchKey(`${code} ${name}`).includes(wanted)).map(({ code }) => choiceOf(code));
  return listed.length === 0 && WHOLE.test(text.trim()) ? [choiceOf(text.trim())] : listed;
};
