import { chakra } from '@chakra-ui/react';
import { FieldNotes } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { choiceRow } from './choice-style.ts';

/** On or off. */
export const SwitchField = (props: FieldProps) => {
  const field = useField(props);
  return (
    <chakra.div gridColumn={spanOf(field.span)} display="grid" gap="1.5" alignContent="start">
      <chakra.label css={choiceRow}>
        <Track
          {...field.control}
          type="checkbox"
          role="switch"
          aria-checked={field.value === true}
          checked={field.value === true}
          onChange={({ target }) => field.setValue(target.checked)}
        />
        {field.label}
      </chakra.label>
      <FieldNotes id={field.id} error={field.error} help={field.help} />
    </chakra.div>
  );
};

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '36px',
    height: '20px',
    borderRadius: 'full',
    bg: 'border.strong',
    position: 'relative',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      boxSize: '14px',
      borderRadius: 'full',
      bg: 'bg.surface',
      transition: 'transform 120ms',
    },
    '&:checked': { bg: 'brand.solid', _before: { transform: 'translateX(16px)' } },
    _disabled: { opacity: '0.55' },
  },
});
