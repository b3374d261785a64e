import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../components/button/button.tsx';
import type { BulkAction, BulkSelection } from './row-action.ts';

type BulkBarProps<Row> = {
  selection: BulkSelection<Row>;
  /** How many are selected, in words. */
  label: string;
  actions: readonly BulkAction<Row>[];
  /** Present while the whole page is selected and more rows match: takes them all. `label` says how many. */
  rest: { label: string; select: () => void } | null;
  onClear: () => void;
};

/** What may be done with the selected rows. */
export const BulkBar = <Row,>({ selection, label: selected, actions, rest, onClear }: BulkBarProps<Row>) => (
  <Flex
    align="center"
    wrap="wrap"
    gap="2"
    px={{ base: '4', md: '5' }}
    py="2"
    bg="brand.subtle"
    borderBottomWidth="1px"
    borderColor="brand.border"
  >
    <chakra.span flex="1" minW="max-content" fontWeight="medium">
      <span role="status">{selected}</span>
      {rest && (
        <Button size="sm" variant="ghost" color="brand.fg" ms="1" onClick={rest.select}>
          {rest.label}
        </Button>
      )}
    </chakra.span>
    {actions.map(({ label, icon, onSelect, tone }) => (
      <Button key={label} size="sm" icon={icon} variant={tone === 'danger' ? 'danger' : 'secondary'} onClick={() => onSelect(selection)}>
        {label}
      </Button>
    ))}
    <Button size="sm" variant="ghost" onClick={onClear}>
      Limpar seleção
    </Button>
  </Flex>
);
