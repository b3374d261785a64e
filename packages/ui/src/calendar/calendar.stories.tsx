import { addDays } from '@esteto/domain/shared/date';
import type { Tone } from '@esteto/domain/shared/tone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Calendar } from './calendar.tsx';
import type { CalendarEvent, CalendarView } from './calendar-event.ts';

const UNITS = ['Hospital São Lucas', 'UPA Vila Mariana', 'Clínica Santa Tereza', 'Maternidade de Lourdes'];
const PEOPLE = ['Ana Souza', 'Bruno Lima', 'Carla Nunes', 'A cobrir'];
const TONES: Tone[] = ['done', 'running', 'done', 'attention', 'waiting', 'draft'];
const STARTS = ['07:00', '13:00', '19:00'];

/** `count` duty shifts over the two months around 20 November 2026, the same in every run. */
const shifts = (count: number): CalendarEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays('2026-10-25', (index * 7) % 60);
    const start = STARTS[index % 3] ?? '07:00';
    const end = start === '19:00' ? `${addDays(day, 1)}T07:00` : `${day}T${start === '07:00' ? '13:00' : '19:00'}`;
    const person = PEOPLE[index % 4] ?? '';
    return { id: index + 1, title: UNITS[index % 4] ?? '', detail: person, start: `${day}T${start}`, end, tone: TONES[index % 6] };
  });

const openEvent = fn();

type PlayedProps = { events?: CalendarEvent[]; view?: CalendarView; movable?: boolean };

/** A calendar with a month in memory behind it. */
const Played = ({ events: given, view: firstView = 'month', movable = true }: PlayedProps) => {
  const [events, setEvents] = useState(given);
  const [view, setView] = useState(firstView);
  const [date, setDate] = useState('2026-11-20');
  const move = useCallback(
    (event: CalendarEvent, times: { start: string; end: string }) =>
      setEvents((all) => all?.map((one) => (one.id === event.id ? { ...one, ...times } : one))),
    [],
  );
  return (
    <Card flush>
      <Calendar
        label="Agenda"
        events={events}
        view={view}
        onView={setView}
        date={date}
        onDate={setDate}
        onOpen={openEvent}
        onMove={movable ? move : undefined}
        today="2026-11-20"
      />
    </Card>
  );
};

const few: CalendarEvent[] = [
  { id: 1, title: 'Hospital São Lucas', detail: 'Ana Souza', start: '2026-11-18T07:00', end: '2026-11-18T13:00', tone: 'done' },
  { id: 2, title: 'UPA Vila Mariana', detail: 'Bruno Lima', start: '2026-11-20T19:00', end: '2026-11-21T07:00', tone: 'running' },
  { id: 3, title: 'Clínica Santa Tereza', detail: 'A cobrir', start: '2026-11-20T20:00', end: '2026-11-20T23:00', tone: 'attention' },
  { id: 4, title: 'Congresso de Cardiologia', start: '2026-11-17T00:00', end: '2026-11-19T23:59', allDay: true, tone: 'draft' },
];

const meta = { title: 'Componentes/Agenda', component: Played, args: { events: few } } satisfies Meta<typeof Played>;
export default meta;
type Story = StoryObj<typeof Played>;

const cell = (root: HTMLElement, day: string) => root.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? root;

/** Takes one thing by its top and drops it `below` px under the top of another. */
const drag = (what: HTMLElement, where: HTMLElement, below: number) => {
  const dataTransfer = new DataTransfer();
  const at = (place: HTMLElement, more: number) => ({
    bubbles: true,
    cancelable: true,
    dataTransfer,
    clientY: place.getBoundingClientRect().top + more,
  });
  what.dispatchEvent(new DragEvent('dragstart', at(what, 0)));
  where.dispatchEvent(new DragEvent('dragover', at(where, below)));
  where.dispatchEvent(new DragEvent('drop', at(where, below)));
};

/** 300 shifts: a day shows three, the others are one click away. */
export const Month: Story = {
  name: 'Mês com 300 eventos',
  args: { events: shifts(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-event]').length).toBeGreaterThan(60), { timeout: 10_000 });
    await expect(canvas.getByRole('heading', { name: 'novembro de 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'dom',
      'seg',
      'ter',
      'qua',
      'qui',
      'sex',
      'sáb',
    ]);
    await expect(canvas.getByRole('button', { name: 'sexta-feira, 20 de novembro de 2026' })).toHaveAttribute('aria-current', 'date');
    await userEvent.click(within(cell(canvasElement, '2026-11-20')).getByRole('button', { name: /^Mais \d+ em sexta-feira/ }));
    await expect(await canvas.findByRole('heading', { name: 'sexta-feira, 20 de novembro de 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mês' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seguinte' }));
    await expect(canvas.getByRole('heading', { name: 'dezembro de 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoje' }));
    await expect(canvas.getByRole('heading', { name: 'novembro de 2026' })).toBeVisible();
  },
};

export const Week: Story = {
  name: 'Semana',
  args: { view: 'week' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '15 a 21 de novembro de 2026' })).toBeVisible();
    await canvas.findAllByRole('button', { name: /Congresso/ });
    // A night shift stands in both of its days, beside what overlaps it.
    await expect(
      within(cell(canvasElement, '2026-11-21')).getByRole('button', { name: /19:00 às 7:00\s?UPA Vila Mariana/ }),
    ).toBeInTheDocument();
    const [night, short] = [...cell(canvasElement, '2026-11-20').querySelectorAll('[data-event]')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect((night?.right ?? 0) <= (short?.left ?? 0)).toBe(true);
  },
};

export const Day: Story = { name: 'Dia', args: { view: 'day' } };

export const Dragging: Story = {
  name: 'Arrastar, e os botões que fazem o mesmo',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shift = () => canvas.getByRole('button', { name: /Hospital São Lucas/ });
    await canvas.findByRole('button', { name: /Hospital São Lucas/ });
    drag(shift(), cell(canvasElement, '2026-11-24'), 0);
    await waitFor(() => expect(shift()).toHaveAccessibleName(/terça-feira, 24 de novembro de 2026, 7:00\s?às 13:00/));
    const bar = within(canvas.getByRole('group', { name: 'Mover Hospital São Lucas' }));
    await userEvent.click(bar.getByRole('button', { name: 'Um dia antes' }));
    await userEvent.click(bar.getByRole('button', { name: '30 minutos depois' }));
    await expect(shift()).toHaveAccessibleName(/segunda-feira, 23 de novembro de 2026, 7:30\s?às 13:30/);
    await userEvent.click(bar.getByRole('button', { name: 'Abrir' }));
    await expect(openEvent).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }));
    // In the week, an hour too.
    await userEvent.click(canvas.getByRole('button', { name: 'Semana' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seguinte' }));
    const column = await waitFor(() => cell(canvasElement, '2026-11-26'));
    drag(shift(), column, 10 * 44);
    await waitFor(() => expect(shift()).toHaveAccessibleName(/quinta-feira, 26 de novembro de 2026, 10:00\s?às 16:00/));
  },
};

export const Keyboard: Story = {
  name: 'Só com o teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findAllByRole('button', { name: /Congresso/ });
    await expect(canvasElement.querySelectorAll('[data-event][tabindex="0"]').length).toBeGreaterThan(0);
    first[0]?.focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('button', { name: /Clínica Santa Tereza/ });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^sábado, 21 .*19:30\s?às 22:30,?\s?Clínica Santa Tereza/ })).toBeVisible(),
    );
  },
};

/** Where nothing may be moved, a click opens the event. */
export const ViewOnly: Story = {
  name: 'Só ver',
  args: { movable: false },
  play: async ({ canvasElement }) => {
    const shift = await within(canvasElement).findByRole('button', { name: /UPA Vila Mariana/ });
    await expect(shift).toHaveAttribute('draggable', 'false');
    await userEvent.click(shift);
    await expect(openEvent).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
  },
};

export const Phone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: /^sexta-feira, 20/ })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Hospital São Lucas/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Um dia depois' }));
    await expect(canvas.getByRole('button', { name: /^quinta-feira, 19.*Hospital São Lucas/ })).toBeVisible();
  },
};

export const Empty: Story = { name: 'Vazia, no celular', args: { events: [] }, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { name: 'Carregando', args: { events: undefined } };
