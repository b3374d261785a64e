import { type ArrayHelpers, FieldArray as FormikFieldArray } from 'formik';
import { memo, type ReactNode } from 'react';
import { useFormStore } from '../../components/field/binding/form-context.tsx';
import { useFieldValue } from '../../components/field/binding/use-field-value.ts';

type FieldList = {
  /** Path of each item in the form's values: 'contacts[0]'. */
  paths: readonly string[];
  add: (item: unknown) => void;
  /** Its values, its messages and what was touched of it go with it; those of the items after it move up. */
  remove: (index: number) => void;
};

type FieldArrayProps = {
  name: string;
  children: (list: FieldList) => ReactNode;
};

/** A group of fields that repeats: contacts, requirements, partners. */
export const FieldArray = ({ name, children }: FieldArrayProps) => (
  <FormikFieldArray name={name}>{(helpers) => <Items name={name} helpers={helpers} draw={children} />}</FormikFieldArray>
);

type ItemsProps = { name: string; helpers: ArrayHelpers; draw: (list: FieldList) => ReactNode };

const Items = memo(
  ({ name, helpers, draw }: ItemsProps) => {
    const store = useFormStore();
    const count = useFieldValue<readonly unknown[] | null>(name)?.length ?? 0;
    return draw({
      paths: Array.from({ length: count }, (_item, index) => `${name}[${index}]`),
      add: (item) => helpers.push(item),
      remove: (index) => {
        helpers.remove(index);
        store.reordered(name);
      },
    });
  },
  // Formik renders its FieldArray at every keystroke in the form; its helpers stay the same, and the items are rendered when their number changes.
  (before, after) => before.name === after.name && before.draw === after.draw,
);
