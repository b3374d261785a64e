import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Loading } from '../../components/states/loading.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import type { CalendarDrawingProps } from './calendar-drawing.tsx';
import type { CalendarView } from './calendar-range.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';

type CalendarProps = Omit<CalendarDrawingProps, 'onDay'> & { onShow: (view: CalendarView, day: string) => void };

/** A calendar by day, week, month or as a list. The drawing is fetched when one is shown. */
export const Calendar = ({ onShow, ...props }: CalendarProps) => (
  <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <CalendarToolbar view={props.view} day={props.day} onShow={onShow} />
    <Suspense fallback={<Loading />}>
      <CalendarDrawing {...props} onDay={(day) => onShow('day', day)} />
    </Suspense>
  </chakra.div>
);

const CalendarDrawing = lazyComponent(() => import('./calendar-drawing.tsx').then(({ CalendarDrawing }) => CalendarDrawing));
