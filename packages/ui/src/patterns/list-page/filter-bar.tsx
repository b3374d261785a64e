import { chakra, Flex } from '@chakra-ui/react';
import { ChevronDown, ListFilter, X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { widthOf } from '../data-table/cells/cell.ts';
import { usePhone } from '../data-table/use-phone.ts';
import { Chip, ChipSelect, ClearChip } from './chip.tsx';
import { type FilterField, type FilterValues, initialsOf, paramsOf } from './filter-field.ts';
import { PeriodChip } from './period-chip.tsx';
import { RecordChip } from './record-chip.tsx';
import { SearchBox } from './search-box.tsx';

type FilterBarProps = {
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (change: Record<string, string | null>) => void;
  onClear: () => void;
  ref?: RefObject<HTMLDivElement | null>;
  /** At the right: the table's settings. */
  aside?: ReactNode;
};

/** On a phone, this many chips stand there by themselves. */
const FEW = 2;

/**
 * The search box and chips that say in words what the list shows, on one line: the first ones, and of the others those that are on. The rest stands
 * behind a button; on a phone all that are off do where they are many.
 */
export const FilterBar = ({ fields, values, onChange, onClear, ref, aside }: FilterBarProps) => {
  const isPhone = usePhone();
  const [all, setAll] = useState(false);
  const isOff = (field: FilterField) => field.kind !== 'search' && paramsOf(field).every((name) => values[name] === undefined);
  const off = fields.filter(isOff);
  const initials = initialsOf(fields);
  const isNarrowed = Object.keys(values).filter((name) => !(name in initials)).length > 1;
  const { setElement, behind: beyond } = useOneLine(fields, off);
  const behind = isPhone ? (off.length > FEW ? off : []) : beyond;
  return (
    <Flex
      ref={ref}
      align={{ base: 'center', md: 'start' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border.default"
    >
      <Flex ref={setElement} display={{ base: 'contents', md: 'flex' }} flex="1" minW="0" align="center" wrap="wrap" gap="2">
        {fields
          .filter((field) => all || !behind.includes(field))
          .map((field) => (
            <Filter key={field.name} field={field} values={values} onChange={onChange} />
          ))}
        {behind.length > 0 && (
          <Button variant="ghost" size="sm" icon={ListFilter} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Menos filtros' : isPhone ? 'Filtros' : 'Mais filtros'}
          </Button>
        )}
        {isNarrowed && (
          <Button variant="ghost" size="sm" icon={X} onClick={onClear}>
            Limpar filtros
          </Button>
        )}
      </Flex>
      <Flex ms="auto" gap="3" align="center" justify="end" wrap={{ base: 'wrap', md: 'nowrap' }} minH="control">
        {aside}
      </Flex>
    </Flex>
  );
};

type FilterProps = {
  field: FilterField;
  values: FilterValues;
  onChange: FilterBarProps['onChange'];
};

const Filter = ({ field, values, onChange: onChanges }: FilterProps) => {
  const value = values[field.name];
  const text = textOf(value);
  const onChange = (next: string | null) => onChanges({ [field.name]: next });
  if (field.kind === 'period') return <PeriodChip field={field} from={text} to={textOf(values[field.to])} onChange={onChanges} />;
  if (field.kind === 'search') return <SearchBox placeholder={field.placeholder} value={text ?? ''} onChange={onChange} />;
  if (field.kind === 'record') return <RecordChip field={field} value={text} onChange={onChange} />;
  const options = field.kind === 'flag' ? { true: 'sim' } : field.options;
  const isFixed = field.kind === 'option' && field.initial !== undefined;
  const shown = value === undefined ? null : String(value);
  return <FilterChip label={field.label} options={options} value={shown} isFixed={isFixed} onChange={onChange} />;
};

const textOf = (value: FilterValues[string] | undefined): string | null => (typeof value === 'string' ? value : null);

type FilterChipProps = {
  label: string;
  options: Readonly<Record<string, string>>;
  value: string | null;
  /** One of them always holds. */
  isFixed: boolean;
  onChange: (value: string | null) => void;
};

/** 'Situação' while nothing is chosen, 'Situação: Autorizada' after; the browser's own list opens on it. */
const FilterChip = ({ label, options, value, isFixed, onChange }: FilterChipProps) => {
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
      <ChipSelect ref={list} label={label} options={options} value={value} none={isFixed ? null : 'Sem filtro'} onChange={onChange} />
      {value !== null && !isFixed && (
        <ClearChip type="button" aria-label={`Retirar o filtro ${label}`} onClick={clear}>
          <X size={16} aria-hidden />
        </ClearChip>
      )}
    </Chip>
  );
};

/** Rem of the search box with its gap, of the button for the rest, and of a chip around its words; one that is on says its value, too. */
const SEARCH = 16;
const MORE = 9;
const CHIP = 3.5;
const VALUE = 7;

/** Which of the filters that are off have no room on the line. Chips are as wide as their words are known to need, so that none has to be measured. */
const useOneLine = (fields: readonly FilterField[], off: readonly FilterField[]) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setPlace(element.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  const roomOf = (field: FilterField) =>
    field.kind === 'search' ? SEARCH : CHIP + widthOf(field.label.length) + (off.includes(field) ? 0 : VALUE);
  const sum = (those: readonly FilterField[]) => those.reduce((rem, field) => rem + roomOf(field), 0);
  const on = fields.filter((field) => !off.includes(field));
  const room = place - sum(on);
  const first = off.findIndex((_field, index) => sum(off.slice(0, index + 1)) > room - MORE);
  return { setElement, behind: sum(off) <= room || first < 0 ? [] : off.slice(first) };
};
