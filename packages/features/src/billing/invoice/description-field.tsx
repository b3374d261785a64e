import { chakra } from '@chakra-ui/react';
import { asksFor, fillDescription, type PlaceholderValues, unknownNote } from '@esteto/domain/billing/invoice/description-template';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { PlaceholderChips } from './placeholder-chips.tsx';

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
