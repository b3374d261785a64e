import { type TagColor, tagColorLabel, tagScopeLabel } from '@esteto/domain/duty/tag/tag-kinds';
import { TagMark } from '@esteto/features/duty/tag/tag-mark.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** The form body that create and edit share. */
export const TagFields = () => (
  <>
    <TextField name="name" span={4} autoFocus />
    <SelectField name="color" options={tagColorLabel} span={2} />
    <RadioField name="scope" options={tagScopeLabel} />
    <SwitchField name="is_active" help="Inativa: não é mais oferecida; quem a tem continua com ela." />
    <Preview />
  </>
);

/** As it will look. */
const Preview = () => {
  const name = useFieldValue<string | null>('name');
  const color = useFieldValue<TagColor | null>('color');
  return color ? (
    <div>
      <TagMark color={color} name={name || 'Nome da tag'} />
    </div>
  ) : null;
};
