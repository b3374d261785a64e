import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { TextSelect } from 'lucide-react';
import type { RefObject } from 'react';

type LabelFieldProps = { name: string; text: RefObject<HTMLElement | null> };

/** Words of the text before a value: typed, or taken from what is marked in the text. */
export const LabelField = ({ name, text }: LabelFieldProps) => {
  const store = useFormStore();
  const take = () => {
    const marked = window.getSelection();
    const words = marked?.toString().trim() ?? '';
    if (words !== '' && text.current?.contains(marked?.anchorNode ?? null)) store.setValue(name, words.slice(0, LONGEST));
  };
  return (
    <>
      <TextField name={name} span={4} />
      <chakra.div gridColumn="span 2" alignSelf="start" pt="6">
        {/* The button must not take the mark away from the text. */}
        <Button icon={TextSelect} onMouseDown={(event) => event.preventDefault()} onClick={take}>
          Usar o marcado
        </Button>
      </chakra.div>
    </>
  );
};

const LONGEST = 80;
