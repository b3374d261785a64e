import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

type DropZoneProps = {
  /** What the input itself carries; its id is where the words lead. */
  control: { id: string } & ComponentProps<'input'>;
  labelledBy: string;
  /** As the browser's `accept`: '.pdf,.xml,image/*'. */
  accept?: string;
  multiple: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are dropped or chosen. The input lies over it all, so that it is clicked and focused like any other. */
export const DropZone = ({ control, labelledBy, accept, multiple, onFiles }: DropZoneProps) => {
  const [over, setOver] = useState(false);
  return (
    <Zone
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (multiple) void droppedFiles(event.dataTransfer).then(onFiles);
        else onFiles([...event.dataTransfer.files].slice(0, 1));
      }}
    >
      <Upload size={20} aria-hidden />
      <span>
        <chakra.label htmlFor={control.id} color="brand.fg" fontWeight="medium" textDecoration="underline" cursor="pointer">
          {multiple ? 'Escolha arquivos' : 'Escolha um arquivo'}
        </chakra.label>
        <chakra.span css={{ '@media (pointer: coarse)': { display: 'none' } }}> ou solte aqui</chakra.span>
      </span>
      <Chooser
        {...control}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-labelledby={labelledBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Zone>
  );
};

const Chooser = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', fontSize: '0', cursor: 'pointer' } });

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: '20',
    px: '4',
    color: 'fg.muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'control',
    '&[data-over]': { bg: 'brand.subtle', borderColor: 'brand.solid' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  },
});
