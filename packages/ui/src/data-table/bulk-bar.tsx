import { chakra, Flex } from '@chakra-ui/react';
import { countOf } from '@esteto/domain/shared/text';
import { Button } from '../button/button.tsx';
import type { BulkAction } from './row-action.ts';

type BulkBarProps<Row> = { rows: Row[]; actions: readonly BulkAction<Row>[]; onClear: () => void };

/** What may be done with the selected rows. */
export const BulkBar = <Row,>({ rows, actions, onClear }: BulkBarProps<Row>) => (
  <Flex align="center" wrap="wrap" gap="2" px="4" py="2" bg="brand.subtle" borderBottomWidth="1px" borderColor="brand.border">
    <chakra.span role="status" flex="1" fontWeight="medium">
      {countOf(rows.length, 'selecionado', 'selecionados')}
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
