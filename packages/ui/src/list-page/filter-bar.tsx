import { Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { FilterField, FilterValues } from './filter-field.ts';
import { RecordChip } from './record-chip.tsx';
import { SearchBox } from './search-box.tsx';

type FilterBarProps = {
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (change: Record<string, string | null>) => void;
  onClear: () => void;
  /** Whether an answer costs nothing: a search then waits for no pause in typing. */
  instant?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  /** At the right: the table's settings. */
  aside?: ReactNode;
};

/** The search box and chips that say in words what the list shows. */
export const FilterBar = ({ fields, values, onChange, onClear, instant, ref, aside }: FilterBarProps) => (
  <Flex
    ref={ref}
    align="center"
    wrap="wrap"
    gap="2"
    px={{ base: '4', md: '5' }}
    py="3"
    borderBottomWidth="1px"
    borderColor="border.default"
  >
    {fields.map((field) => {
      const value = values[field.name];
      const set = (next: string | null) => onChange({ [field.name]: next });
      if (field.kind === 'search')
        return (
          <SearchBox
            key={field.name}
            placeholder={field.placeholder}
            value={typeof value === 'string' ? value : ''}
            onChange={set}
            pauseMs={instant ? 0 : undefined}
          />
        );
      if (field.kind === 'record')
        return <RecordChip key={field.name} field={field} value={typeof value === 'string' ? value : null} onChange={set} />;
      const options = field.kind === 'flag' ? { true: 'sim' } : field.options;
      return (
        <FilterChip
          key={field.name}
          label={field.label}
          options={options}
          value={value === undefined ? null : String(value)}
          onChange={set}
        />
      );
    })}
    {Object.keys(values).length > 1 && (
      <Button variant="ghost" size="sm" icon={X} onClick={onClear}>
        Limpar filtros
      </Button>
    )}
    <Flex ms="auto" gap="3" align="center">
      {aside}
    </Flex>
  </Flex>
);
