import { Flex } from '@chakra-ui/react';
import { ListFilter, X } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { usePhone } from '../data-table/use-phone.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterField, FilterValues } from './filter-field.ts';
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

/** The search box and chips that say in words what the list shows. On a phone the many that are off stand behind a button. */
export const FilterBar = ({ fields, values, onChange, onClear, ref, aside }: FilterBarProps) => {
  const isPhone = usePhone();
  const [all, setAll] = useState(false);
  const isOff = ({ kind, name }: FilterField) => kind !== 'search' && values[name] === undefined;
  const folds = isPhone && fields.filter(isOff).length > FEW;
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
      <Flex display={{ base: 'contents', md: 'flex' }} flex="1" minW="0" align="center" wrap="wrap" gap="2">
        {fields
          .filter((field) => all || !folds || !isOff(field))
          .map((field) => (
            <Filter key={field.name} field={field} value={values[field.name]} onChange={(next) => onChange({ [field.name]: next })} />
          ))}
        {folds && (
          <Button variant="ghost" size="sm" icon={ListFilter} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Menos filtros' : 'Filtros'}
          </Button>
        )}
        {Object.keys(values).length > 1 && (
          <Button variant="ghost" size="sm" icon={X} onClick={onClear}>
            Limpar filtros
          </Button>
        )}
      </Flex>
      <Flex ms="auto" gap="3" align="center" minH="control">
        {aside}
      </Flex>
    </Flex>
  );
};

type FilterProps = {
  field: FilterField;
  value: FilterValues[string] | undefined;
  onChange: (value: string | null) => void;
};

const Filter = ({ field, value, onChange }: FilterProps) => {
  const text = typeof value === 'string' ? value : null;
  if (field.kind === 'search') return <SearchBox placeholder={field.placeholder} value={text ?? ''} onChange={onChange} />;
  if (field.kind === 'record') return <RecordChip field={field} value={text} onChange={onChange} />;
  const options = field.kind === 'flag' ? { true: 'sim' } : field.options;
  return <FilterChip label={field.label} options={options} value={value === undefined ? null : String(value)} onChange={onChange} />;
};
