import { chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Chip, ClearChip } from './chip.tsx';
import type { RecordField, RecordOption } from './filter-field.ts';

type RecordChipProps = { field: RecordField; value: string | null; onChange: (value: string | null) => void };

/** 'Tomador' while none is chosen, 'Tomador: Hospital São Lucas' after; a dialog finds one of many. */
export const RecordChip = ({ field, value, onChange }: RecordChipProps) => {
  const [choosing, setChoosing] = useState(false);
  // Whoever was chosen here is known by name: nothing is fetched for it.
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const clear = () => {
    opener.current?.focus();
    onChange(null);
  };
  const choose = ({ id, label }: RecordOption) => {
    setChoosing(false);
    setChosen({ id: String(id), label });
    onChange(String(id));
  };
  return (
    <Chip data-on={value === null ? undefined : ''}>
      <Opener ref={opener} type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {field.label}
        {value !== null && (
          <>
            {': '}
            <chakra.b fontWeight="semibold">
              {chosen?.id === value ? (
                chosen.label
              ) : (
                <Suspense fallback="…">
                  <RecordName field={field} id={value} />
                </Suspense>
              )}
            </chakra.b>
          </>
        )}
      </Opener>
      {value === null ? (
        <ChevronDown size={16} aria-hidden />
      ) : (
        <ClearChip type="button" aria-label={`Retirar o filtro ${field.label}`} onClick={clear}>
          <X size={16} aria-hidden />
        </ClearChip>
      )}
      {choosing && (
        <Suspense>
          <RecordPicker field={field} onClose={() => setChoosing(false)} onChoose={choose} />
        </Suspense>
      )}
    </Chip>
  );
};

// Apart from the list's own files, which come with every list.
const RecordName = lazy(() => import('./record-filter/record-name.tsx'));
const RecordPicker = lazy(() => import('./record-filter/record-picker.tsx'));

/** All of the chip but its cross is the button. */
const Opener = chakra('button', {
  base: {
    maxWidth: '60vw',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // The chip draws it around the whole; where colours are the person's own, this one is seen, too.
    _focusVisible: { outlineColor: 'transparent' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});
