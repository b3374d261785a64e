import { chakra } from '@chakra-ui/react';
import { Money } from '@esteto/ui/components/display/money.tsx';

/** The last line of a card of rows. `flush`: of one whose rows reach its edges. */
export const Sum = ({ label, cents, hidden, flush = false }: { label: string; cents: number; hidden: boolean; flush?: boolean }) => (
  <Line px={flush ? { base: '4', md: '5' } : '0'}>
    <span>{label}</span>
    <Money cents={cents} hidden={hidden} />
  </Line>
);

const Line = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    fontWeight: 'semibold',
  },
});
