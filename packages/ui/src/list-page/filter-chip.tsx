import { chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';

type FilterChipProps = {
  label: string;
  options: Readonly<Record<string, string>>;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** 'Situação' while nothing is chosen, 'Situação: Autorizada' after; the browser's own list opens on it. */
export const FilterChip = ({ label, options, value, onChange }: FilterChipProps) => {
  const list = useRef<HTMLSelectElement>(null);
  const clear = () => {
    list.current?.focus();
    onChange(null);
  };
  return (
    <Chip data-on={value === null ? undefined : ''}>
      <chakra.span aria-hidden>
        {label}
        {value !== null && (
          <>
            : <chakra.b fontWeight="semibold">{options[value]}</chakra.b>
          </>
        )}
      </chakra.span>
      {value === null && <ChevronDown size={16} aria-hidden />}
      <chakra.select
        ref={list}
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
        <option value="">Sem filtro</option>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </chakra.select>
      {value !== null && (
        <Clear type="button" aria-label={`Retirar o filtro ${label}`} onClick={clear}>
          <X size={16} aria-hidden />
        </Clear>
      )}
    </Chip>
  );
};

const Chip = chakra('span', {
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
    '&:has(select:focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  },
});

const Clear = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    _hover: { bg: 'brand.border' },
  },
});
