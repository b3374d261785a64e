import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { FieldState } from '../binding/use-field.ts';
import type { Codec } from './codec.ts';
import { Input } from './input.tsx';

type CodecInputProps = { field: FieldState; codec: Codec } & Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur'>;

/** An input whose text is not its value: shows what is typed while it is typed and the tidy form afterwards; keeps the caret where it was. */
export const CodecInput = ({ field, codec, ...props }: CodecInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <Input
      {...field.control}
      {...props}
      ref={input}
      autoComplete={props.autoComplete ?? 'off'}
      value={typed ?? codec.format(field.value)}
      onChange={({ target }) => {
        const text = codec.mask ? codec.mask(target.value) : target.value;
        if (text !== target.value) caret.current = caretAfterMask(target.value, target.selectionStart ?? target.value.length, text);
        setTyped(text);
        field.setValue(codec.parse(text));
      }}
      onBlur={() => {
        setTyped(null);
        field.blur();
      }}
    />
  );
};

/** The place in `shown` that has as many letters and digits before it as the caret had in `typed`. */
const caretAfterMask = (typed: string, at: number, shown: string): number => {
  if (at >= typed.length) return shown.length;
  let left = typed.slice(0, at).replace(/[^0-9a-z]/gi, '').length;
  let place = 0;
  while (place < shown.length && left > 0) {
    if (/[0-9a-z]/i.test(shown[place] ?? '')) left -= 1;
    place += 1;
  }
  return place;
};
