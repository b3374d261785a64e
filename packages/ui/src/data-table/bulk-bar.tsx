import { chakra, Flex } from '@chakra-ui/react';
import { countOf } from '@esteto/domain/shared/text';
import { Button } from '../button/button.tsx';
import type { BulkAction } from './row-action.ts';

type BulkBarProps<Row> = {
  rows: Row[];
  actions: readonly BulkAction<Row>[];
  /** Present while more rows match than are selected: takes them all. `label` says how many. */
  everything: { label: string; select: () => void; busy: boolean } | null;
  onClear: () => void;
};

/** What may be done with the selected rows. */
export const BulkBar = <Row,>({ rows, actions, everything, onClear }: BulkBarProps<Row>) => (
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
      <span role="status">{countOf(rows.length, 'selecionado', 'selecionados')}</span>
      {everything && (
        <Button size="sm" variant="ghost" color="brand.fg" ms="1" busy={everything.busy} onClick={everything.select}>
          {everything.label}
        </Button>
      )}
    </chakra.span>
    {actions.map(({ label, icon, onSelect, tone }) => (
      <Button key={label} size="sm" icon={icon} variant={tone === 'danger' ? 'danger' : 'secondary'} onClick={() => onSelect(rows)}>
        {label}
      </Button>
    ))}
    <Button size="sm" variant="ghost" onClick={onClear}>
      Limpar seleção
    </Button>
  </Flex>
);
