import { chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { Chip, ChipSelect, ClearChip } from './chip.tsx';
import type { PeriodField } from './filter-field.ts';

type PeriodChipProps = {
  field: PeriodField;
  from: string | null;
  to: string | null;
  onChange: (change: Record<string, string | null>) => void;
};

/** 'Competência' while no month is chosen, then 'Competência: out/2026 até nov/2026'. The first month that is chosen is the whole period. */
export const PeriodChip = ({ field, from, to, onChange }: PeriodChipProps) => {
  const { name, to: end, label, options } = field;
  const first = useRef<HTMLSelectElement>(null);
  const isOn = from !== null || to !== null;
  const start = (value: string | null) => {
    const isWhole = !isOn || from === to;
    onChange({ [name]: value, ...((isWhole || (value !== null && to !== null && to < value)) && { [end]: value }) });
  };
  const finish = (value: string | null) =>
    onChange({ [end]: value, ...(value !== null && from !== null && from > value && { [name]: value }) });
  const clear = () => {
    first.current?.focus();
    onChange({ [name]: null, [end]: null });
  };
  return (
    <Chip data-on={isOn || undefined} data-period>
      <End ref={first} label={isOn ? `${label}, de` : label} options={options} value={from} onChange={start}>
        {isOn ? `${label}: ` : label}
        {isOn && <chakra.b fontWeight="semibold">{from === null ? 'início' : options[from]}</chakra.b>}
        {!isOn && <ChevronDown size={16} aria-hidden />}
      </End>
      {isOn && (
        <>
          <span aria-hidden>até</span>
          <End label={`${label}, até`} options={options} value={to} onChange={finish}>
            <chakra.b fontWeight="semibold">{to === null ? 'hoje' : options[to]}</chakra.b>
          </End>
          <ClearChip type="button" aria-label={`Retirar o filtro ${label}`} onClick={clear}>
            <X size={16} aria-hidden />
          </ClearChip>
        </>
      )}
    </Chip>
  );
};

type EndProps = {
  ref?: React.Ref<HTMLSelectElement>;
  label: string;
  options: PeriodField['options'];
  value: string | null;
  onChange: (value: string | null) => void;
  children: React.ReactNode;
};

/** One end in words; the browser's own list opens on it. */
const End = ({ ref, label, options, value, onChange, children }: EndProps) => (
  <Place>
    <chakra.span aria-hidden display="inline-flex" alignItems="center" gap="1.5" whiteSpace="pre">
      {children}
    </chakra.span>
    <ChipSelect ref={ref} label={label} options={options} value={value} none="Sem limite" onChange={onChange} />
  </Place>
);

const Place = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    height: 'full',
    borderRadius: 'sm',
    '&:has(> select:focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  },
});
