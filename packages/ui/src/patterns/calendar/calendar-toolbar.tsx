import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Select, SelectChevron } from '../../components/field/base/select.tsx';
import { today } from '../../system/context/today.ts';
import { CALENDAR_VIEWS, type CalendarView, calendarViewLabel, rangeTitle, steppedDay } from './calendar-range.ts';

type CalendarToolbarProps = {
  view: CalendarView;
  day: string;
  onShow: (view: CalendarView, day: string) => void;
};

/** Back, on, today, and the ways to look at it. */
export const CalendarToolbar = ({ view, day, onShow }: CalendarToolbarProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
    <Button onClick={() => onShow(view, today())}>Hoje</Button>
    <IconButton icon={ChevronLeft} label="Anterior" onClick={() => onShow(view, steppedDay(view, day, -1))} />
    <IconButton icon={ChevronRight} label="Próximo" onClick={() => onShow(view, steppedDay(view, day, 1))} />
    <chakra.h2
      fontSize="lg"
      fontWeight="semibold"
      aria-live="polite"
      flex="1 1 auto"
      minW="0"
      order={{ base: '1', md: '0' }}
      flexBasis={{ base: 'full', md: 'auto' }}
    >
      {rangeTitle(view, day)}
    </chakra.h2>
    <chakra.span position="relative" ms="auto">
      <Select aria-label="Como ver" value={view} onChange={({ target }) => onShow(target.value as CalendarView, day)}>
        {CALENDAR_VIEWS.map((one) => (
          <option key={one} value={one}>
            {calendarViewLabel[one]}
          </option>
        ))}
      </Select>
      <SelectChevron />
    </chakra.span>
  </chakra.div>
);
