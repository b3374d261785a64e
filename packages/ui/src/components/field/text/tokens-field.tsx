import { TagsInput } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ClipboardEvent, useSyncExternalStore } from 'react';
import { tagsInputRecipe } from '../../../system/style/recipes/tags-input-recipe.ts';
import { FieldFrame } from '../base/field-frame.tsx';
import { useFormStore } from '../binding/form-context.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

type TokensFieldProps = FieldProps & { placeholder?: string; inputMode?: 'text' | 'email'; clean?: (text: string) => string };

/** Several short texts (tags, e-mails): Enter, comma or leaving the field takes one, pasting takes many, Backspace takes the last one back. */
export const TokensField = ({ placeholder, inputMode = 'text', clean = trim, ...props }: TokensFieldProps) => {
  const field = useField(props);
  const itemError = useItemError(field.name);
  const error = field.error ?? itemError;
  const tokens = Array.isArray(field.value) ? field.value.filter((token) => typeof token === 'string') : [];
  const set = (next: readonly string[]) => field.setValue([...new Set(next.filter(Boolean))]);
  // An input of one line loses the line breaks of a column that is pasted into it.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!DELIMITER.test(pasted)) return;
    event.preventDefault();
    set([...tokens, ...pasted.split(DELIMITER).map(clean)]);
  };
  const { id, disabled, ...control } = field.control;
  return (
    <FieldFrame field={{ ...field, error }}>
      <TagsInput.Root
        recipe={tagsInputRecipe}
        ids={{ input: id }}
        value={tokens}
        onValueChange={({ value }) => set(value)}
        sanitizeValue={clean}
        delimiter={DELIMITER}
        blurBehavior="add"
        editable={false}
        disabled={disabled}
        invalid={error !== null}
        translations={translations}
      >
        <TagsInput.Control>
          {tokens.map((token, index) => (
            <TagsInput.Item key={token} index={index} value={token}>
              <TagsInput.ItemPreview>
                <TagsInput.ItemText>{token}</TagsInput.ItemText>
                <TagsInput.ItemDeleteTrigger>
                  <X size={14} aria-hidden />
                </TagsInput.ItemDeleteTrigger>
              </TagsInput.ItemPreview>
            </TagsInput.Item>
          ))}
          <TagsInput.Input
            {...control}
            onPaste={paste}
            inputMode={inputMode}
            autoComplete="off"
            placeholder={tokens.length === 0 ? placeholder : undefined}
            aria-invalid={error ? true : undefined}
          />
        </TagsInput.Control>
      </TagsInput.Root>
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

const DELIMITER = /[,;\n\t]/;

const trim = (text: string): string => text.trim();

const translations = {
  deleteTagTriggerLabel: (value: string) => `Retirar ${value}`,
  tagAdded: (value: string) => `${value} incluído`,
  tagsPasted: (values: string[]) => `${values.length} incluídos`,
  tagDeleted: (value: string) => `${value} retirado`,
  tagSelected: (value: string) => `${value} escolhido`,
};
