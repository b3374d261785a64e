import { chakra, Flex } from '@chakra-ui/react';
import { readCaptions } from '@esteto/domain/office/media/captions';
import { countOf } from '@esteto/domain/shared/text/text';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { FieldNotes } from '@esteto/ui/components/field/base/field-frame.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { DropZone } from '@esteto/ui/components/field/file/drop-zone.tsx';
import { refusedFile } from '@esteto/ui/components/field/file/file-rules';
import { Captions, X } from 'lucide-react';
import { useState } from 'react';

const RULES = { accept: '.vtt', maxBytes: 200_000 };

/** A file of captions, read here and now: the value is its text, and what is wrong with it is said at once. */
export const CaptionsField = (props: FieldProps) => {
  const field = useField(props);
  const [refused, setRefused] = useState<string | null>(null);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const text = await file.text();
    const read = readCaptions(text);
    const problem = refusedFile(file, RULES) ?? (read.ok ? null : read.message);
    setRefused(problem);
    if (problem === null) field.setValue(text);
  };
  const read = typeof field.value === 'string' ? readCaptions(field.value) : null;
  return (
    <chakra.div gridColumn={spanOf(field.span)} display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.span id={`${field.id}-label`} fontSize="sm" fontWeight="medium" lineHeight="snug">
        {field.label}
      </chakra.span>
      {read ? (
        <Flex align="center" gap="2.5">
          <Captions size={20} aria-hidden />
          <chakra.span flex="1">{countOf(read.ok ? read.cues.length : 0, 'legenda', 'legendas')}</chakra.span>
          <IconButton label="Retirar legendas" icon={X} size="sm" onClick={() => field.setValue(null)} />
        </Flex>
      ) : (
        <DropZone
          control={field.control}
          labelledBy={`${field.id}-label`}
          accept={RULES.accept}
          multiple={false}
          onFiles={(files) => void take(files)}
        />
      )}
      <FieldNotes id={field.id} error={refused ?? field.error} help={field.help} />
    </chakra.div>
  );
};
