import { formatDuration } from '@esteto/domain/shared/date/time';
import { type Cell, widthOf } from './cell.ts';

const show = (minutes: number): string => `${minutes < 0 ? '\u2212' : ''}${formatDuration(Math.abs(minutes))}`;

/** Minutes as people count hours of work: '36:30'. A spreadsheet gets them as a part of a day, so that it adds them up. */
export const hoursCell: Cell<number> = {
  render: show,
  text: show,
  sheet: (minutes) => (minutes < 0 ? { value: show(minutes) } : { value: minutes / 1440, format: '[h]:mm' }),
  align: 'end',
  alone: 'named',
  width: widthOf(7),
};
