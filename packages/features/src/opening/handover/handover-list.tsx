import { chakra } from '@chakra-ui/react';
import type { HandoverItemRow } from '@esteto/contract/opening/handover';
import { handoverItemAsked, handoverItemLabel } from '@esteto/domain/opening/handover/handover-item';
import { handoverStatusLabel, handoverStatusTone } from '@esteto/domain/opening/handover/handover-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';

type HandoverListProps = {
  items: readonly HandoverItemRow[];
  /** What may be done with one. */
  action?: (item: HandoverItemRow) => ReactNode;
};

/** What a former accountant hands over, and what of it is here. */
export const HandoverList = ({ items, action }: HandoverListProps) => (
  <chakra.ul aria-label="O que o contador anterior entrega" display="grid" gap="3">
    {items.map((one) => (
      <chakra.li key={one.id} display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div flex="1 1 16rem" minW={0}>
          <p>{handoverItemLabel[one.item]}</p>
          <chakra.p color="fg.muted" fontSize="sm">
            {one.status === 'received' ? `chegou ${formatInstant(one.updated_at, today())}` : handoverItemAsked[one.item]}
          </chakra.p>
        </chakra.div>
        <StatusBadge status={{ label: handoverStatusLabel[one.status], tone: handoverStatusTone[one.status] }} />
        {action?.(one)}
      </chakra.li>
    ))}
  </chakra.ul>
);
