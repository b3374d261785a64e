import { chakra } from '@chakra-ui/react';
import { formatDateFull, weekday } from '@esteto/domain/shared/date/date';
import type { ReactNode } from 'react';
import type { RosterDay, RosterItem } from './roster-item.ts';
import { ListItem } from './roster-list-item.tsx';

type RosterListProps = {
  days: readonly RosterDay[];
  items: readonly RosterItem[];
  onOpen: (item: RosterItem) => void;
  empty: ReactNode;
};

/** The same by day, as a phone shows it: holes first. */
export const RosterList = ({ days, items, onOpen, empty }: RosterListProps) => {
  const byDay = Map.groupBy(items, ({ date }) => date);
  const shown = days.filter(({ date }) => byDay.has(date));
  if (shown.length === 0) return empty;
  return (
    <chakra.div display="grid" gap="4">
      {shown.map(({ date, holiday }) => (
        <chakra.section key={date} display="grid" gap="2" aria-label={formatDateFull(date)}>
          <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
            {WEEKDAYS[weekday(date)]}, {formatDateFull(date)}
            {holiday && ` · ${holiday}`}
          </chakra.h3>
          <chakra.ul display="grid" gap="2">
            {(byDay.get(date) ?? [])
              .toSorted((one, other) => Number(other.isHole) - Number(one.isHole))
              .map((item) => (
                <ListItem key={item.key} item={item} onOpen={onOpen} />
              ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.div>
  );
};

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
