import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { StatusBadge } from '../../components/display/status-badge.tsx';

/** A changed field, in a person's words. */
export type ShownChange = { path: string; label?: string; old: string; new: string; kind?: 'added' | 'modified' | 'removed' };

/** Field by field, from what to what; an item of a list that came or went says so. */
export const ChangeTable = ({ changes }: { changes: readonly ShownChange[] }) => (
  <Table>
    {changes.map((change) => (
      // A path may change twice: an item went and another took its place.
      <chakra.div key={`${change.path} ${change.old} ${change.new}`} display="contents">
        <dt>{change.label ?? change.path}</dt>
        <dd>
          {change.kind !== 'added' && (
            <chakra.del color="fg.muted" textDecoration="none">
              <chakra.span srOnly>de </chakra.span>
              {change.old}
            </chakra.del>
          )}
          {(change.kind ?? 'modified') === 'modified' && <ArrowRight size={16} aria-hidden />}
          {change.kind !== 'removed' && (
            <chakra.ins textDecoration="none" fontWeight="medium">
              <chakra.span srOnly>para </chakra.span>
              {change.new}
            </chakra.ins>
          )}
          {change.kind === 'removed' && <StatusBadge status={{ label: 'Excluído', tone: 'attention' }} />}
          {change.kind === 'added' && <StatusBadge status={{ label: 'Adicionado', tone: 'done' }} />}
        </dd>
      </chakra.div>
    ))}
  </Table>
);

const Table = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(7rem, auto) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0.5', sm: '1.5' },
    mt: '2',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& > div:not(:first-of-type) dt': { mt: { base: '2', sm: '0' } },
    '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', overflowWrap: 'anywhere' },
    // The line of a boleto is one long word.
    '& dd > *': { minWidth: '0' },
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
  },
});
