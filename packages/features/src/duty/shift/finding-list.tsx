import { chakra } from '@chakra-ui/react';
import type { Finding } from '@esteto/domain/duty/duty-shift/eligibility';
import { CircleAlert, TriangleAlert } from 'lucide-react';

/** What stands against somebody in a shift: what blocks first, each with its word. */
export const FindingList = ({ findings }: { findings: readonly Finding[] }) => (
  <chakra.ul display="grid" gap="1" fontSize="sm">
    {findings.toSorted(blocksFirst).map(({ rule, severity, message }) => (
      <chakra.li key={`${rule}-${message}`} display="flex" gap="1.5" alignItems="baseline">
        <chakra.span color={severity === 'block' ? 'status.attention' : 'status.waiting'} alignSelf="center" flexShrink={0}>
          {severity === 'block' ? <CircleAlert size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
        </chakra.span>
        <span>{`${severity === 'block' ? 'Impedimento' : 'Aviso'}: ${message}`}</span>
      </chakra.li>
    ))}
  </chakra.ul>
);

const blocksFirst = (one: Finding, other: Finding): number => Number(one.severity === 'warn') - Number(other.severity === 'warn');
