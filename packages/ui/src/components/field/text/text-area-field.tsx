import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../../../system/style/recipes/input-recipe.ts';
import { Counter } from '../base/counter.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** Several lines, with a counter of the schema's limit. Grows with what is typed. */
export const TextAreaField = ({ rows = 3, placeholder, ...props }: FieldProps & { rows?: number; placeholder?: string }) => {
  const field = useField(props);
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame field={field} aside={field.max !== null && <Counter length={text.length} max={field.max} />}>
      <TextArea
        {...field.control}
        rows={rows}
        minHeight={`${rows * 1.5 + 1.2}em`}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => field.setValue(target.value)}
      />
    </FieldFrame>
  );
};

const TextArea = chakra('textarea', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    height: 'auto',
    py: '2',
    lineHeight: 'body',
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '24rem',
  },
});
