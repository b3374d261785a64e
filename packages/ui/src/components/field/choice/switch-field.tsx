import { chakra, Switch } from '@chakra-ui/react';
import { switchRecipe } from '../../../system/style/recipes/switch-recipe.ts';
import { FieldNotes } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** On or off. */
export const SwitchField = (props: FieldProps) => {
  const field = useField(props);
  const checked = field.value === true;
  const { id, disabled, ...control } = field.control;
  return (
    <chakra.div gridColumn={spanOf(field.span)} display="grid" gap="1.5" alignContent="start">
      <Switch.Root
        recipe={switchRecipe}
        ids={{ hiddenInput: id }}
        disabled={disabled}
        checked={checked}
        onCheckedChange={(next) => field.setValue(next.checked)}
      >
        <Switch.HiddenInput role="switch" aria-checked={checked} {...control} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>{field.label}</Switch.Label>
      </Switch.Root>
      <FieldNotes id={field.id} error={field.error} help={field.help} />
    </chakra.div>
  );
};
