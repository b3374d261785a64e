import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An input with something at its start ('R$') or its end ('%', a button). The input leaves room by its own padding. */
export const Adorned = ({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) => (
  <chakra.div position="relative">
    {start && <Slot insetInlineStart="0">{start}</Slot>}
    {children}
    {end && <Slot insetInlineEnd="0">{end}</Slot>}
  </chakra.div>
);

const Slot = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    display: 'grid',
    placeItems: 'center',
    minWidth: '9',
    color: 'fg.muted',
    fontSize: 'body',
    pointerEvents: 'none',
    '& button': { pointerEvents: 'auto' },
  },
});
