import { chakra, PinInput } from '@chakra-ui/react';
import { type KeyboardEvent, useId } from 'react';
import { inputRecipe } from '../../../system/style/recipes/input-recipe.ts';
import { FieldNotes } from '../base/field-frame.tsx';

type CodeInputProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** How many characters the code has. */
  boxes?: number;
  /** Digits only, with the keyboard of digits on a phone. */
  numeric?: boolean;
  error?: string | null;
  disabled?: boolean;
};

/** A short code, one character a box: a pasted or suggested code fills them all, arrows and backspace walk between them. Letters are capitals. */
export const CodeInput = ({ label, value, onChange, boxes = 4, numeric = false, error = null, disabled }: CodeInputProps) => {
  const id = useId();
  const tidy = (text: string) => text.replace(numeric ? /\D/g : /[^a-z\d]/gi, '').toUpperCase();
  return (
    <PinInput.Root
      unstyled
      otp
      type={numeric ? 'numeric' : 'alphanumeric'}
      count={boxes}
      placeholder=""
      selectOnFocus
      value={[...value]}
      onValueChange={(typed) => onChange(tidy(typed.value.join('')))}
      sanitizeValue={tidy}
      invalid={error !== null}
      disabled={disabled}
      translations={{ inputLabel: (index, length) => `${label}: ${index + 1} de ${length}` }}
    >
      <Frame role="group" aria-labelledby={`${id}-label`}>
        <chakra.span id={`${id}-label`} fontSize="sm" fontWeight="medium" lineHeight="snug">
          {label}
        </chakra.span>
        <PinInput.Control unstyled display="flex" gap="2" onKeyDown={sendOnEnter}>
          {Array.from({ length: boxes }, (_, index) => (
            <PinInput.Input
              unstyled
              key={index}
              index={index}
              css={box}
              inputMode={numeric ? 'numeric' : 'text'}
              autoCapitalize="characters"
              aria-describedby={error ? `${id}-error` : undefined}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </PinInput.Control>
        <FieldNotes id={id} error={error} />
      </Frame>
    </PinInput.Root>
  );
};

/** The boxes keep Enter for themselves. */
const sendOnEnter = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key === 'Enter') currentTarget.closest('form')?.requestSubmit();
};

const Frame = chakra('div', { base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** 56 px, less where six of them do not fit. */
const box = {
  ...inputRecipe.base,
  flex: '0 1 3.5rem',
  width: '3.5rem',
  height: '3.5rem',
  px: '0',
  fontSize: 'xl',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const;
