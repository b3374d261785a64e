import { chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { Chip, ChipSelect, ClearChip } from './chip.tsx';

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
      <ChipSelect ref={list} label={label} options={options} value={value} none="Sem filtro" onChange={onChange} />
      {value !== null && (
        <ClearChip type="button" aria-label={`Retirar o filtro ${label}`} onClick={clear}>
          <X size={16} aria-hidden />
        </ClearChip>
      )}
    </Chip>
  );
};
