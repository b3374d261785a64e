import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Page } from '../../components/card/page.tsx';
import { dialogCalled, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { HistoryEntry } from './history-events.tsx';

// Who did what to a record, newest first.

const entries: HistoryEntry[] = [
  {
    id: 3,
    actor_name: 'Marina Teles',
    label: 'Nota emitida',
    reason: null,
    created_at: '2026-11-19T17:32:00.000Z',
    changes: [
      { path: 'status', label: 'Situação', old: 'Solicitada', new: 'Autorizada' },
      { path: 'number', label: 'Número da NFS-e', old: 'vazio', new: '118' },
    ],
  },
  {
    id: 2,
    actor_name: null,
    label: 'Exigência devolvida',
    reason: 'A foto não se lê. Quais dias?',
    created_at: '2026-11-18T12:05:00.000Z',
    changes: [],
  },
  {
    id: 1,
    actor_name: 'Ana Souza',
    label: 'Nota solicitada',
    reason: null,
    created_at: '2026-11-17T09:10:00.000Z',
    changes: [
      { path: 'client_id', label: 'Tomador', old: 'vazio', new: 'Hospital São Lucas' },
      { path: 'competence', label: 'Competência', old: 'vazio', new: 'nov/2026' },
      { path: 'gross_amount', label: 'Valor do serviço', old: 'vazio', new: 'R$ 15.000,00' },
      { path: 'description', label: 'Descrição do serviço', old: 'vazio', new: 'Plantões de novembro.' },
    ],
  },
];

let made = 0;

const story = (answer: () => Promise<readonly HistoryEntry[]>): StoryObj => {
  made += 1;
  const element = <HistoryDialog title="Histórico da nota" query={{ queryKey: ['story-history', made], queryFn: answer }} />;
  return {
    render: () => (
      <Page title="Contas a receber">
        <Outlet />
      </Page>
    ),
    parameters: { routes: [{ path: 'historico', element }], at: '/historico' },
  };
};

export default { title: 'Diálogos/Histórico' } satisfies Meta;

export const Events: StoryObj = {
  ...story(() => Promise.resolve(entries)),
  name: 'Com acontecimentos',
  play: async () => {
    const dialog = await dialogCalled('Histórico da nota');
    const events = await dialog.findAllByRole('listitem');
    await expect(events).toHaveLength(3);
    await expect(events[0]).toHaveTextContent('por Marina Teles');
    await expect(events[1]).toHaveTextContent('por Esteto');
    await expect(events[1]).toHaveTextContent('A foto não se lê. Quais dias?');
    // A change shows what changed; what a record began with is there for whoever asks.
    await expect(events[0]).toHaveTextContent('118');
    await expect(events[2]).not.toHaveTextContent('Hospital São Lucas');
    await userEvent.click(dialog.getByRole('button', { name: 'Ver os 4 campos' }));
    await waitFor(() => expect(events[2]).toHaveTextContent('Hospital São Lucas'));
    await expect(events[2]).not.toHaveTextContent('vazio');
  },
};

export const OnAPhone: StoryObj = { ...story(() => Promise.resolve(entries)), ...phone, name: 'No celular' };

export const Empty: StoryObj = { ...story(() => Promise.resolve([])), name: 'Vazio' };

export const Waiting: StoryObj = { ...story(never), name: 'Carregando' };

let tries = 0;

/** It did not come: why, and once more. */
export const Failed: StoryObj = {
  ...story(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new StoryError(503, 'Problemas de conexão, por favor tente mais tarde.'))
      : Promise.resolve(entries);
  }),
  beforeEach: () => {
    tries = 0;
  },
  name: 'Com erro',
  play: async () => {
    const dialog = await dialogCalled('Histórico da nota');
    await userEvent.click(await dialog.findByRole('button', { name: 'Tentar de novo' }));
    await expect((await dialog.findAllByRole('listitem')).length).toBe(3);
  },
};
