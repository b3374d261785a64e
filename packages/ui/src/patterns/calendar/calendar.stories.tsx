import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawnEvent } from '../../testing/story-dialog.ts';
import { Calendar } from './calendar.tsx';
import type { CalendarItem } from './calendar-item.ts';

const item = (key: string, title: string, rest: Partial<CalendarItem>): CalendarItem => ({
  key,
  title,
  kind: 'Plantão',
  tone: 'done',
  movable: true,
  starts_on: '2026-11-24',
  starts_at: '07:00',
  ends_on: '2026-11-24',
  ends_at: '19:00',
  ...rest,
});

const day = (on: string): Partial<CalendarItem> => ({ starts_on: on, starts_at: null, ends_on: on, ends_at: null, movable: false });

const items = [
  item('a', 'Santa Casa', { note: 'R$ 1.500,00' }),
  item('b', 'UPA Vila Mariana', { starts_on: '2026-11-26', starts_at: '19:00', ends_on: '2026-11-27', ends_at: '07:00', tone: 'running' }),
  item('c', 'DAS de outubro', { ...day('2026-11-20'), kind: 'Boleto', tone: 'attention' }),
  item('e', 'Dia da Consciência Negra', { ...day('2026-11-20'), kind: 'Feriado', tone: 'ended', inert: true }),
  item('d', 'Terapia', { starts_at: '20:00', ends_at: '21:00', kind: 'Pessoal', tone: 'ended' }),
];

export default {
  title: 'Blocos/Calendário',
  component: Calendar,
  args: {
    view: 'month',
    day: '2026-11-24',
    items,
    onShow: fn(),
    onOpen: fn(),
    onSelect: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof Calendar>;

type Story = StoryObj<typeof Calendar>;

export const Month: Story = {
  name: 'Mês',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await drawnEvent('Dia da Consciência Negra');
    const shift = await canvas.findByText('Santa Casa');
    await userEvent.click(shift);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'a' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(args.onShow).toHaveBeenCalledWith('month', '2026-12-01');
  },
};

export const Week: Story = { name: 'Semana', args: { view: 'week' } };
export const Day: Story = { name: 'Dia', args: { view: 'day' } };
export const List: Story = { name: 'Lista', args: { view: 'list' } };
/** More than a day has room for: the rest is said as a number, and opens the day. */
export const Full: Story = {
  name: 'Dias cheios',
  args: {
    items: Array.from({ length: 14 }, (_, index) =>
      item(`n${index}`, `Consulta ${index}`, {
        starts_on: `2026-11-${index % 2 === 0 ? '10' : '11'}`,
        ends_on: `2026-11-${index % 2 === 0 ? '10' : '11'}`,
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [more] = await canvas.findAllByText('mais 3');
    await userEvent.click(more as HTMLElement);
    await expect(args.onShow).toHaveBeenCalledWith('day', '2026-11-10');
  },
};

export const Empty: Story = { name: 'Sem nada', args: { view: 'list', items: [] } };
