import { chakra } from '@chakra-ui/react';
import {
  asksFor,
  fillDescription,
  PLACEHOLDERS,
  type PlaceholderValues,
  placeholderText,
  unknownNote,
} from '@esteto/domain/billing/invoice/description-template';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { valueAt } from '@esteto/ui/components/field/binding/form-store';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';

type DescriptionFieldProps = {
  name: string;
  /** What stands in the place of each placeholder, as far as it is known yet. */
  values: PlaceholderValues;
  help?: string;
  placeholder?: string;
};

/** The description of a service, with places that are filled in for each month, and how it will read. */
export const DescriptionField = ({ name, values, ...field }: DescriptionFieldProps) => {
  const typed = useFieldValue(name);
  const { text, unknown } = fillDescription(typeof typed === 'string' ? typed : '', values);
  const note = unknownNote(unknown);
  return (
    <>
      <TextAreaField name={name} {...field} />
      <chakra.div gridColumn={spanOf()} mt="-3" display="grid" gap="2" minW={0}>
        <PlaceholderChips name={name} />
        {note && (
          <chakra.p role="status" color="attention.fg" fontSize="sm">
            {note}
          </chakra.p>
        )}
        {text !== '' && text !== typed && (
          <Preview aria-label="Como vai ficar na nota">
            <chakra.p color="fg.muted">Como vai ficar na nota</chakra.p>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
          </Preview>
        )}
      </chakra.div>
    </>
  );
};

/** Whether the description that is being written has a place for the shifts. */
export const useAsksForShifts = (name: string): boolean => {
  const typed = useFieldValue(name);
  return typeof typed === 'string' && asksFor(typed, 'plantões');
};

const Preview = chakra('section', { base: { p: '3', bg: 'bg.hover', borderRadius: 'control', fontSize: 'sm', lineHeight: 'snug' } });

/** One button for each placeholder: puts it where the cursor is in the text of the field `name`, a space away from the words beside it. */
const PlaceholderChips = ({ name }: { name: string }) => {
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
