import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A few records one below the other, in a dialog or a card: more of them are a table. */
export const LineList = chakra('ul', { base: { display: 'grid' } });

/** What it is, what is known of it in a quiet line below, and at the end what stands beside it. */
export const Line = ({ title, note, children }: { title: ReactNode; note: ReactNode; children?: ReactNode }) => (
  <Row>
    <chakra.div minW={0} flex="1 1 12rem" display="grid" gap="0.5">
      <chakra.span overflowWrap="anywhere">{title}</chakra.span>
      <chakra.span color="fg.muted" fontSize="sm">
        {note}
      </chakra.span>
    </chakra.div>
    {children}
  </Row>
);

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _first: { borderTopWidth: '0' },
  },
});
