import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { FieldFrame } from '../base/field-frame.tsx';
import { inputStyle } from '../base/input.tsx';
import { useFormStore } from '../binding/form-context.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

type TokensFieldProps = FieldProps & { placeholder?: string; inputMode?: 'text' | 'email'; clean?: (text: string) => string };

/** Several short texts (tags, e-mails): Enter, comma or leaving the field takes one, pasting takes many, Backspace takes the last one back. */
export const TokensField = ({ placeholder, inputMode = 'text', clean = trim, ...props }: TokensFieldProps) => {
  const field = useField(props);
  const itemError = useItemError(field.name);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tokens: readonly string[] = Array.isArray(field.value) ? field.value.filter((token) => typeof token === 'string') : [];

  const add = (typed: string) => {
    const found = typed
      .split(/[,;\n\t]/)
      .map(clean)
      .filter(Boolean);
    setText('');
    if (found.length > 0) field.setValue([...new Set([...tokens, ...found])]);
  };
  const remove = (token: string) => {
    field.setValue(tokens.filter((other) => other !== token));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tokens.at(-1);
    if ((event.key === 'Enter' || event.key === ',' || event.key === ';') && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  return (
    <FieldFrame field={{ ...field, error: field.error ?? itemError }}>
      <Box data-invalid={(field.error ?? itemError) ? '' : undefined}>
        {tokens.length > 0 && (
          <chakra.ul aria-label={`${field.label}: escolhidos`} display="contents">
            {tokens.map((token) => (
              <Token key={token}>
                <chakra.span overflow="hidden" textOverflow="ellipsis">
                  {token}
                </chakra.span>
                <Remove type="button" aria-label={`Retirar ${token}`} disabled={props.disabled} onClick={() => remove(token)}>
                  <X size={14} aria-hidden />
                </Remove>
              </Token>
            ))}
          </chakra.ul>
        )}
        <Bare
          {...field.control}
          ref={input}
          inputMode={inputMode}
          autoComplete="off"
          placeholder={tokens.length === 0 ? placeholder : undefined}
          aria-invalid={(field.error ?? itemError) ? true : undefined}
          value={text}
          onChange={({ target }) => (/[,;]/.test(target.value) ? add(target.value) : setText(target.value))}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[,;\n\t]/.test(pasted)) return;
            event.preventDefault();
            add(text + pasted);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (text.trim() !== '') add(text);
            field.blur();
          }}
        />
      </Box>
    </FieldFrame>
  );
};

/** The first message about one of the texts: the schema says 'emails[1]'. */
const useItemError = (name: string): string | null => {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => {
    const { errors, shown } = store.read();
    const path = shown(name) && Object.keys(errors).find((candidate) => candidate.startsWith(`${name}[`));
    return path ? (errors[path] ?? null) : null;
  });
};

const trim = (text: string): string => text.trim();

const Box = chakra('div', {
  ...inputStyle,
  base: {
    ...inputStyle.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    height: 'auto',
    minHeight: 'control',
    px: '1.5',
    py: '1',
    '&:focus-within': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-1px', borderColor: 'brand.solid' },
    '&[data-invalid]': { borderColor: 'attention.fg' },
  },
});

const Bare = chakra('input', {
  base: {
    flex: '1 1 8rem',
    minWidth: '0',
    height: '6',
    px: '1.5',
    bg: 'transparent',
    outline: 'none !important',
    fontSize: { base: 'lg', md: 'body' },
  },
});

const Token = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    height: '6',
    ps: '2',
    bg: 'bg.hover',
    borderRadius: 'sm',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    listStyleType: 'none',
  },
});

const Remove = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: '6', color: 'fg.muted', borderRadius: 'sm', _hover: { color: 'fg.default' } },
});
