import { chakra } from '@chakra-ui/react';
import { NPS_SCORES } from '@esteto/domain/office/nps/nps-answer';
import { FieldNotes } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/**
 * A score from 0 to 10 as eleven buttons, dark red to dark green. The ends say in words what their colour says. That it is missing is said when
 * the form is sent, not when the focus leaves it: the message would move the button that is just being pressed.
 */
export const ScoreField = (props: FieldProps) => {
  const field = useField(props);
  const { id, name, disabled, onBlur: _blur, ...spoken } = field.control;
  return (
    <chakra.fieldset role="radiogroup" gridColumn={spanOf(field.span)} display="grid" gap="2" aria-labelledby={`${id}-label`} {...spoken}>
      <chakra.span id={`${id}-label`} fontWeight="medium" lineHeight="snug">
        {field.label}
      </chakra.span>
      <Scores>
        {NPS_SCORES.map((score) => (
          <Score key={score} bg={`score.${score}`} data-chosen={field.value === score || undefined}>
            <chakra.input
              srOnly
              type="radio"
              // A dialog that asks for a score begins with it; the focus alone chooses none.
              data-autofocus={score === 0 || undefined}
              name={`${id}-${name}`}
              value={score}
              disabled={disabled}
              checked={field.value === score}
              onChange={() => field.setValue(score)}
            />
            {score}
          </Score>
        ))}
      </Scores>
      <chakra.span display="flex" justifyContent="space-between" color="fg.muted" fontSize="sm" aria-hidden>
        <span>0: de jeito nenhum</span>
        <span>10: com certeza</span>
      </chakra.span>
      <FieldNotes id={id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};

const Scores = chakra('div', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(11, minmax(0, 1fr))' } },
});

const Score = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: '11',
    color: 'score.contrast',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'control',
    cursor: 'pointer',
    userSelect: 'none',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
    '&[data-chosen]': { boxShadow: '0 0 0 2px var(--e-colors-bg-surface), 0 0 0 5px var(--e-colors-fg-default)' },
  },
});
