import { answers } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { type NoticeRow, notice } from '@esteto/contract/office/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RouteTable } from '../route/route-table.ts';
import { page } from '../route/route-table.ts';
import { storyScreen, theServer } from '../testing/story-screen.tsx';

const routes: RouteTable = [
  page('', { label: 'Início', who: { kind: 'app_user' }, load: async () => ({ default: () => <h1>Início</h1> }) }),
];

const row = (id: number, rest: Partial<NoticeRow>): NoticeRow => ({
  id,
  kind: 'boleto.created',
  severity: 'attention',
  title: 'Boleto novo: Honorários de outubro',
  body: 'R$ 812,40, vence em 10/12/2026.',
  company: 'Souza Medicina Ltda.',
  action_url: '/app?empresa=1',
  created_at: '2026-11-20T12:40:00Z',
  is_read: false,
  ...rest,
});

const rows = [
  row(3, {}),
  row(2, {
    kind: 'closing.closed',
    severity: 'info',
    title: 'out/2026 está fechado',
    body: 'O contador conferiu as notas, a folha e os impostos do mês.',
    action_url: null,
  }),
  row(1, {
    kind: 'invoice.issued',
    severity: 'info',
    title: 'Nota 214 emitida',
    body: 'Hospital São Lucas, R$ 9.400,00.',
    is_read: true,
    created_at: '2026-11-18T20:00:00Z',
  }),
];

const screen = (told: NoticeRow[]) =>
  storyScreen({
    app: 'professional',
    routes,
    at: '/app',
    person: doctor,
    answers: [
      answers(notice.unread, { count: told.filter(({ is_read }) => !is_read).length }),
      answers(notice.list, told),
      answers(notice.read, undefined),
      answers(notice.readAll, undefined),
    ],
  });

export default { title: 'Moldura/Avisos' } satisfies Meta;

const body = () => within(document.body);
const open = async (name: string) => userEvent.click(await body().findByRole('button', { name }));

export const Told: StoryObj = {
  ...screen(rows),
  name: 'Com avisos novos',
  play: async () => {
    await open('Avisos: 2 novos');
    const dialog = within(await body().findByRole('dialog', { name: 'Avisos' }));
    await expect(await dialog.findByText('out/2026 está fechado')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Por que recebi isto' })[0] as HTMLElement);
    await expect(await dialog.findByText('Você pode ver os boletos desta empresa.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar tudo como lido' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path === 'notices/read-all')).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const Opens: StoryObj = {
  ...screen(rows),
  name: 'Abrir um aviso',
  play: async () => {
    await open('Avisos: 2 novos');
    await userEvent.click(await body().findByRole('link', { name: 'Boleto novo: Honorários de outubro' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path === 'notices/3/read')).toBe(true));
  },
};

export const Nothing: StoryObj = {
  ...screen([]),
  name: 'Nada a dizer',
  play: async () => {
    await open('Avisos');
    await expect(await body().findByText('Nenhum aviso por enquanto.')).toBeVisible();
    await expect(body().getByRole('button', { name: 'Marcar tudo como lido' })).toBeDisabled();
  },
};
