import { chakra } from '@chakra-ui/react';
import type { RosterItem } from './roster-item.ts';

/** One line of the list: what, who, and what stands against it, in words. */
export const ListItem = ({ item, onOpen }: { item: RosterItem; onOpen: (item: RosterItem) => void }) => {
  const { label, text, warnings, tone, isHole } = item;
  return (
    <li>
      <Row type="button" data-tone={tone} data-hole={isHole || undefined} onClick={() => onOpen(item)}>
        <chakra.span fontWeight="semibold" data-numeric>
          {text}
        </chakra.span>
        <chakra.span>{label}</chakra.span>
        {warnings.map((warning) => (
          <chakra.span key={warning} gridColumn="1 / -1" fontSize="sm" color="attention.fg">
            {warning}
          </chakra.span>
        ))}
      </Row>
    </li>
  );
};

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    w: 'full',
    minH: '11',
    alignItems: 'center',
    px: '3',
    py: '2',
    textAlign: 'start',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[data-hole]': { borderStyle: 'dashed', borderColor: 'border.strong' },
    _hover: { borderColor: 'border.strong' },
  },
});
