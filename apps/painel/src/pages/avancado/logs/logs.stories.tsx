import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type LogRow, type LogRun, log } from '@esteto/contract/office/log';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/logs', person: master } as const;

const issued: LogRow = {
  id: 41,
  created_at: '2026-11-20T12:00:00Z',
  actor_name: 'Rafael Nunes',
  label: 'Nota emitida',
  record: 'Nota fiscal 12',
  company_name: 'Souza Medicina Ltda.',
  ip: '203.0.113.7',
  changes_count: 1,
};
const sealed: LogRow = {
  ...issued,
  id: 40,
  actor_name: null,
  label: 'Convite expirado',
  record: 'Convite 3',
  company_name: null,
  ip: null,
};
const rows = [issued, sealed];

const screen = screenStates({
  ...where,
  endpoint: log.list,
  filled: { body: onlyPage(rows), sees: 'Convite expirado' },
  empty: { body: onlyPage<LogRow>([]), sees: 'Nada aconteceu com estes filtros.' },
  refused: { person: analyst, sees: 'Sua conta atual não possui permissão para visualizar esta página.', lacks: 'Convite expirado' },
});

export default { title: 'Telas/Painel/Logs' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(log.list, onlyPage(rows));
const sent = (path: string) => theServer().requests.find((request) => request.method === 'POST' && request.path === path);

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/log/41/detalhes`,
    answers: [
      list,
      answers(log.detail, {
        ...issued,
        reason: null,
        device: 'Chrome no Windows',
        request_id: 'b7c1',
        changes: [{ path: 'number', label: 'Número', old: 'vazio', new: '128' }],
        sealed_at: null,
        others: [{ id: 42, label: 'Aviso criado', record: 'Notificação 9' }],
      }),
    ],
  }),
  name: 'Detalhes',
  play: async () => {
    const dialog = await dialogCalled('Nota emitida');
    await expect(await dialog.findByText('Número')).toBeVisible();
    await expect(dialog.getByText('Notificação 9')).toBeVisible();
    await expect(dialog.getByText('Nos próximos minutos')).toBeVisible();
  },
};

const run: LogRun = {
  id: 1,
  kind: 'verification',
  state: 'done',
  done: 4100,
  total: 4100,
  created_at: '2026-11-20T12:00:00Z',
  actor_name: 'Marina Costa',
  breaks: [
    {
      seal_id: 3,
      kind: 'events',
      sealed_at: '2026-11-19T12:05:00Z',
      first_event_id: 38,
      last_event_id: 39,
      before: { ...sealed, id: 37 },
      after: sealed,
    },
  ],
  size: null,
};

/** A broken place is told with what lies before and after it; one that runs, with how far it is. */
export const Verify: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/verificar`,
    answers: [list, answers(log.runs, [{ ...run, id: 2, state: 'waiting', done: 1200, breaks: [] }, run]), answers(log.verify, run)],
  }),
  name: 'Verificar',
  play: async () => {
    const dialog = await dialogCalled('Verificar o log');
    await expect(await dialog.findByText('1 quebra')).toBeVisible();
    await expect(dialog.getByText(/^Entre os acontecimentos 38 e 39/)).toBeVisible();
    await expect(dialog.getByText(/^Nº 37: Convite expirado/)).toBeVisible();
    await expect(dialog.getByText('1.200 de 4.100')).toBeVisible();
  },
};

/** What the filters of the list show. */
export const Export: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/exportar?record_type=invoice&company_id=7`,
    answers: [
      list,
      answers(log.runs, [{ ...run, kind: 'export', breaks: [], size: 2048 }]),
      answers(log.export, { ...run, kind: 'export', breaks: [] }),
    ],
  }),
  name: 'Exportar',
  play: async () => {
    const dialog = await dialogCalled('Exportar o log');
    await expect(await dialog.findByRole('button', { name: 'Baixar' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(sent('admin/log-runs/export')?.body).toMatchObject({ record_type: 'invoice', company_id: 7 }));
  },
};
