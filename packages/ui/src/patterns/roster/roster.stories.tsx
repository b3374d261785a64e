import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dragTo } from '../../testing/drag.ts';
import { Roster } from './roster.tsx';
import type { RosterItem, RosterPlace } from './roster-item.ts';
import { datesOf } from './roster-range.ts';

const days = datesOf({ from: '2026-11-22', to: '2026-11-28' }).map((date) => ({ date, holiday: null }));
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `p${index}`, title: `Profissional ${index + 1}`, note: '24h' }));

const item = (key: string, row: string, date: string, given: Partial<RosterItem> = {}): RosterItem => ({
  key,
  row,
  date,
  text: '19–7',
  note: 'UTI',
  tone: 'running',
  isHole: false,
  warnings: [],
  isBlocked: false,
  label: `Plantão ${key}.`,
  isFixed: false,
  ...given,
});

const start = [
  item('a', 'p0', '2026-11-22'),
  item('b', 'p1', '2026-11-24', { tone: 'waiting', isHole: true, note: 'Vaga' }),
  item('c', 'p1', '2026-11-24', { warnings: ['Descansa 6h.'], tone: 'draft' }),
];

/** What was asked of the roster, in order, as a test reads it. */
const said: string[] = [];

type PlaygroundProps = { rows?: ReturnType<typeof rowsOf>; dates?: typeof days; given?: readonly RosterItem[]; readOnly?: boolean };

const Playground = ({ rows = rowsOf(3), dates = days, given = start, readOnly = false }: PlaygroundProps) => {
  const [items, setItems] = useState<readonly RosterItem[]>(given);
  const say = (words: string) => said.push(words);
  const put = (key: string, { row, date }: RosterPlace) =>
    setItems((all) => all.map((one) => (one.key === key ? { ...one, row, date } : one)));
  return (
    <Roster
      label="Escala"
      corner="Profissional"
      days={dates}
      rows={rows}
      items={items}
      onOpen={({ key }) => say(`abre ${key}`)}
      edit={
        readOnly
          ? undefined
          : {
              onCreate: ({ row, date }) => say(`cria ${row} ${date}`),
              onMove: (key, place) => {
                say(`move ${key} ${place.row} ${place.date}`);
                put(key, place);
              },
              onRemove: (gone) => setItems((all) => all.filter((one) => !gone.includes(one))),
              onPaste: (copied, from, to, isMove) =>
                say(`${isMove ? 'recorta' : 'copia'} ${copied.map(({ key }) => key).join()} ${from.date} ${to.row} ${to.date}`),
              onUndo: () => say('desfaz'),
              onRedo: () => say('refaz'),
            }
      }
    />
  );
};

const grid = () => within(document.body).findByRole('grid', { name: 'Escala' });
const cellAt = async (row: string, date: string) => {
  const cell = (await grid()).querySelector<HTMLElement>(`[data-row="${row}"][data-date="${date}"]`);
  if (!cell) throw new Error(`no cell ${row} ${date}`);
  return cell;
};
const hasFocus = async (row: string, date: string) => {
  const cell = await cellAt(row, date);
  await waitFor(() => expect(cell).toHaveFocus());
};

export default { title: 'Blocos/Escala', component: Playground } satisfies Meta<typeof Playground>;

export const Filled: StoryObj = {
  name: 'Com plantões',
  render: () => <Playground />,
  play: async () => {
    await expect(within(await grid()).getByRole('button', { name: /Plantão c. Descansa 6h.$/ })).toBeVisible();
  },
};

export const Walked: StoryObj = {
  name: 'Pelo teclado',
  render: () => <Playground />,
  play: async () => {
    said.length = 0;
    await grid();
    await userEvent.tab();
    await hasFocus('p0', '2026-11-22');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await hasFocus('p1', '2026-11-24');
    // Two in one cell: into it, down, and out again.
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
    await hasFocus('p1', '2026-11-24');
    await userEvent.keyboard('{Control>}c{/Control}{ArrowDown}{ArrowRight}');
    await hasFocus('p2', '2026-11-25');
    await userEvent.keyboard('{Enter}{Control>}v{/Control}{Control>}z{/Control}{Control>}y{/Control}');
    await expect(said).toEqual(['abre a', 'abre c', 'cria p2 2026-11-25', 'copia b,c 2026-11-24 p2 2026-11-25', 'desfaz', 'refaz']);
    // From there back over what was chosen, and away with it.
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}{Delete}');
    await waitFor(() => expect(document.querySelectorAll('.roster-item')).toHaveLength(1));
    await userEvent.keyboard('{Home}');
    await hasFocus('p1', '2026-11-22');
  },
};

export const Dragged: StoryObj = {
  name: 'Arrastar',
  render: () => <Playground />,
  play: async () => {
    said.length = 0;
    await dragTo(within(await grid()).getByRole('button', { name: /Plantão a.$/ }), await cellAt('p2', '2026-11-23'));
    await waitFor(() => expect(said).toEqual(['move a p2 2026-11-23']));
    await expect(await cellAt('p2', '2026-11-23')).toContainElement(within(await grid()).getByRole('button', { name: /Plantão a.$/ }));
  },
};

export const ReadOnly: StoryObj = {
  name: 'Só para ler',
  render: () => <Playground readOnly />,
  play: async () => {
    said.length = 0;
    await grid();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}{ArrowDown}{Enter}');
    await expect(document.querySelectorAll('.roster-item')).toHaveLength(3);
    await userEvent.click(within(await grid()).getByRole('button', { name: /Plantão a.$/ }));
    await expect(said).toEqual(['abre a']);
  },
};

export const Many: StoryObj = {
  name: 'Duzentas linhas',
  render: () => <Playground rows={rowsOf(200)} />,
  play: async () => {
    const box = await grid();
    await expect(box.querySelectorAll('.roster-name').length).toBeLessThan(60);
    box.scrollTop = box.scrollHeight;
    await expect(await within(box).findByText('Profissional 200')).toBeVisible();
    box.scrollTop = 0;
    await within(box).findByText('Profissional 1');
    (await cellAt('p0', '2026-11-22')).focus();
    for (let page = 0; page < 4; page += 1) await userEvent.keyboard('{PageDown}');
    await hasFocus('p40', '2026-11-22');
  },
};

const month = datesOf({ from: '2026-11-01', to: '2026-12-01' }).map((date) => ({ date, holiday: null }));

/** Two hundred people, each with a shift every third day: what a month of a large group is, and what is measured as it is scrolled. */
export const FullMonth: StoryObj = {
  name: 'Mês de duzentas pessoas',
  render: () => (
    <Playground
      rows={rowsOf(200)}
      dates={month}
      given={rowsOf(200).flatMap(({ key }, row) =>
        month.filter((_, day) => (day + row) % 3 === 0).map(({ date }) => item(`${key} ${date}`, key, date)),
      )}
    />
  ),
  play: async () => {
    const box = await grid();
    await expect(box.querySelectorAll('.roster-item').length).toBeGreaterThan(100);
    box.scrollTop = box.scrollHeight;
    await expect(await within(box).findByText('Profissional 200')).toBeVisible();
  },
};
