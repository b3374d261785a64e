import { chakra } from '@chakra-ui/react';
import { PLACEHOLDERS, placeholderText } from '@esteto/domain/billing/invoice/description-template';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { valueAt } from '@esteto/ui/components/field/binding/form-store';

/** One button for each placeholder: puts it where the cursor is in the text of the field `name`, a space away from the words beside it. */
export const PlaceholderChips = ({ name }: { name: string }) => {
  const store = useFormStore();
  const insert = (chosen: string) => {
    const area = document.getElementById(`${store.id}-${name}`);
    const value = valueAt(store.read().values, name);
    const text = typeof value === 'string' ? value : '';
    const [start, end] = area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [text.length, text.length];
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const placeholder = `${/[^\s([/]$/.test(before) ? ' ' : ''}${chosen}${/^[\p{L}\p{N}{]/u.test(after) ? ' ' : ''}`;
    store.write(name, before + placeholder + after);
    // After the text has come to stand in the field.
    requestAnimationFrame(() => {
      if (!(area instanceof HTMLTextAreaElement)) return;
      area.focus();
      area.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  };
  return (
    <chakra.div role="group" aria-label="Preencher sozinho" display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
      <chakra.span color="fg.muted" fontSize="sm">
        Preencher sozinho:
      </chakra.span>
      {PLACEHOLDERS.map((placeholder) => (
        <Chip key={placeholder} onClick={() => insert(placeholderText(placeholder))} aria-label={`Inserir ${placeholder}`}>
          {placeholderText(placeholder)}
        </Chip>
      ))}
    </chakra.div>
  );
};

const Chip = chakra(Button, { base: { height: { base: '11', sm: '7' }, px: '2.5', fontSize: 'sm', borderRadius: 'full' } });
