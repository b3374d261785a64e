import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar } from './calendar.tsx';
import type { CalendarItem } from './calendar-item.ts';

const at = (
  key: string,
  starts_on: string,
  starts_at: string | null,
  ends_on: string,
  ends_at: string | null,
  rest: Partial<CalendarItem> = {},
): CalendarItem => ({
  key,
  title: `Plantão ${key}`,
  kind: 'Plantão',
  tone: 'done',
  movable: true,
  starts_on,
  starts_at,
  ends_on,
  ends_at,
  ...rest,
});

const items = [
  at('a', '2026-11-24', '07:00', '2026-11-24', '19:00', { title: 'Santa Casa', note: 'R$ 1.500,00' }),
  at('b', '2026-11-26', '19:00', '2026-11-27', '07:00', { title: 'UPA Vila Mariana', tone: 'running' }),
  at('c', '2026-11-20', null, '2026-11-20', null, { title: 'DAS de outubro', kind: 'Boleto', tone: 'attention', movable: false }),
  at('e', '2026-11-20', null, '2026-11-20', null, {
    title: 'Dia da Consciência Negra',
    kind: 'Feriado',
    tone: 'ended',
    told: true,
    movable: false,
  }),
  at('d', '2026-11-24', '20:00', '2026-11-24', '21:00', { title: 'Terapia', kind: 'Pessoal', tone: 'ended' }),
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
    await expect(await canvas.findByText('Dia da Consciência Negra')).toBeVisible();
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
export const Empty: Story = { name: 'Sem nada', args: { view: 'list', items: [] } };
