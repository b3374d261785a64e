import { chakra, Flex } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { FieldNotes, RequiredMark } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { DropZone } from './drop-zone.tsx';
import { fileSize, refusedFile } from './file-rules.ts';

type FileFieldProps = FieldProps & {
  /** As the browser's `accept`: '.pdf,.xml,image/*'. */
  accept?: string;
  /** Largest file in bytes. */
  maxBytes?: number;
  multiple?: boolean;
};

/** One file (value: File or null) or many (value: File[]), dropped or chosen. Files travel beside the body under the field's name. */
export const FileField = ({ accept, maxBytes, multiple = false, ...props }: FileFieldProps) => {
  const field = useField(props);
  const [refused, setRefused] = useState<string | null>(null);
  const files = Array.isArray(field.value) ? (field.value as File[]) : field.value instanceof File ? [field.value] : [];

  const take = (chosen: readonly File[]) => {
    const problems = chosen.map((file) => refusedFile(file, { accept, maxBytes })).filter((problem) => problem !== null);
    const good = chosen.filter((file) => refusedFile(file, { accept, maxBytes }) === null);
    setRefused(problems.length > 0 ? problems.join(' ') : null);
    if (good.length > 0) field.setValue(multiple ? [...files, ...good] : good[0]);
  };
  const drop = (file: File) => field.setValue(multiple ? files.filter((other) => other !== file) : null);

  return (
    <chakra.div gridColumn={spanOf(field.span)} display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.span id={`${field.id}-label`} fontSize="sm" fontWeight="medium" lineHeight="snug">
        {field.label}
        {field.required && <RequiredMark />}
      </chakra.span>
      <DropZone control={field.control} labelledBy={`${field.id}-label`} accept={accept} multiple={multiple} onFiles={take} />
      {files.map((file) => (
        <Flex key={`${file.name}-${file.size}-${file.lastModified}`} align="center" gap="2.5" minW={0}>
          <FileText size={16} aria-hidden />
          <chakra.span flex="1" minW={0} overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {file.name}
          </chakra.span>
          <chakra.span color="fg.muted" fontSize="sm">
            {fileSize(file.size)}
          </chakra.span>
          <IconButton label={`Retirar ${file.name}`} icon={X} size="sm" onClick={() => drop(file)} />
        </Flex>
      ))}
      <FieldNotes id={field.id} error={refused ?? field.error} help={field.help} />
    </chakra.div>
  );
};
