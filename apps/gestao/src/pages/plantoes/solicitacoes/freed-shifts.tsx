import { chakra } from '@chakra-ui/react';
import type { ShiftBrief } from '@esteto/contract/duty/shift-brief';
import { countOf } from '@esteto/domain/shared/text/text';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';

/** What a day off leaves to somebody else. */
export const FreedShifts = ({ shifts }: { shifts: readonly ShiftBrief[] }) => (
  <chakra.section aria-label="Plantões que ficam em aberto" display="grid" gap="1">
    <chakra.h3 color="fg.default" fontWeight="semibold">
      {countOf(shifts.length, 'plantão fica em aberto', 'plantões ficam em aberto')}
    </chakra.h3>
    <LineList>
      {shifts.map((shift) => (
        <Line key={shift.id} title={shiftWhen(shift)} note={shiftWhere(shift)} />
      ))}
    </LineList>
  </chakra.section>
);
