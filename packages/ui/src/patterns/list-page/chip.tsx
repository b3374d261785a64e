import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';

/** A filter in words; brand-coloured while it is on. */
export const Chip = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: 'control',
    px: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    _hover: { bg: 'bg.hover' },
    '&[data-on]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border', pe: '1.5' },
    '&:has(> :is(select, [aria-haspopup]):focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  },
});

export const ClearChip = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    _hover: { bg: 'brand.border' },
  },
});

type ChipSelectProps = {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  options: Readonly<Record<string, string>>;
  value: string | null;
  /** What choosing nothing is called; null where something is always chosen. */
  none: string | null;
  onChange: (value: string | null) => void;
};

/** The browser's own list, unseen over the words of the chip: a press on them opens it. */
export const ChipSelect = ({ ref, label, options, value, none, onChange }: ChipSelectProps) => (
  <chakra.select
    ref={ref}
    aria-label={label}
    position="absolute"
    inset="0"
    width="full"
    opacity="0"
    cursor="pointer"
    fontSize="lg"
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value || null)}
  >
    {none !== null && <option value="">{none}</option>}
    {Object.entries(options).map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </chakra.select>
);
