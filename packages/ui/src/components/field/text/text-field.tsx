import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Counter } from '../base/counter.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { Input } from '../base/input.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

type TextFieldProps = FieldProps & {
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url';
  type?: HTMLInputTypeAttribute;
};

/** One line of text. Nothing typed or pasted is cut off: near the schema's limit a counter appears, past it a message. */
export const TextField = ({ placeholder, autoComplete = 'off', inputMode, type = 'text', ...props }: TextFieldProps) => {
  const field = useField(props);
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame
      field={field}
      aside={field.max !== null && text.length > field.max * 0.8 && <Counter length={text.length} max={field.max} />}
    >
      <Input
        {...field.control}
        type={type}
        placeholder={placeholder}
        autoComplete={autoComplete}
        inputMode={inputMode}
        value={text}
        onChange={({ target }) => field.setValue(target.value)}
      />
    </FieldFrame>
  );
};
