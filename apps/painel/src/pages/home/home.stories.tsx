import { answers } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { codedError } from '@esteto/contract/coded-error';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { news } from '@esteto/contract/office/news';
import { workQueue } from '@esteto/contract/office/work-queue';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';
import { officeAnswers, storyFailures, storyPile, storyPiles } from './story-home.ts';

/** Sees the obligations, and so what they cost. */
const colleague = {
  ...analyst,
  user: { ...analyst.user, permissions: [{ name: 'monthly.obligations', view: true, edit: false, delete: false }] },
};

const fines = answers(workQueue.fines, { count: 3, fine: 15_240, unknown: 1 });

const screen = screenStates({
  app: 'painel',
  routes,
  at: '/painel',
  person: colleague,
  endpoint: workQueue.list,
  others: [fines],
  filled: { body: storyPiles, sees: 'Notas rejeitadas pelo emissor' },
  empty: { body: [], sees: 'Nenhuma fila para as suas permissões.' },
  refused: { person: analyst, sees: 'O que espera pela equipe.', lacks: 'O escritório' },
});

export default { title: 'Telas/Painel/Início' } satisfies Meta;

/** What is late comes first, each pile opens its list, and an area without any is one line. */
export const Filled: StoryObj = {
  ...screen.filled,
  name: 'Da equipe',
  play: async () => {
    await screen.filled.play();
    const page = within(document.body);
    const areas = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(areas).toEqual(['Registro', 'Faturamento', 'Mensal', 'Novos', 'Avançado']);
    await expect(page.getByText('Nada espera em Boletos.')).toBeVisible();
    await expect(page.getByText('a mais antiga espera há 6 dias')).toBeVisible();
    await expect(page.getByRole('link', { name: '2 em atraso, desde 12 nov' })).toHaveAttribute(
      'href',
      '/painel/registro/abertura?ver=lista&overdue=true',
    );
    await expect(page.getByRole('link', { name: 'Notas solicitadas' })).toHaveAttribute(
      'href',
      '/painel/faturamento/contas-a-receber?status=requested',
    );
    await expect(page.getByText('o emissor recusou: corrija e envie de novo')).toBeVisible();
    await expect(await page.findByText(/^Multa e juros, se feitas hoje:/)).toHaveTextContent(/R\$\s152,40; 1 sem estimativa/);
  },
};

/** The switch narrows the piles and the lists that they open. */
export const Mine: StoryObj = {
  ...storyScreen({ app: 'painel', routes, at: '/painel', person: analyst, answers: [answers(workQueue.list, storyPiles), fines] }),
  name: 'Minhas',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('link', { name: 'Minhas' }));
    await waitFor(() =>
      expect(page.getByRole('link', { name: 'Notas solicitadas' })).toHaveAttribute('href', expect.stringContaining('responsible_id=4')),
    );
    await expect(theServer().requests.some(({ path, query }) => path === 'admin/work-queues' && query?.['mine'] === 'true')).toBe(true);
  },
};

export const NothingOfMine: StoryObj = {
  ...storyScreen({
    app: 'painel',
    routes,
    at: '/painel?de=minhas',
    person: analyst,
    answers: [answers(workQueue.list, [storyPile('openings', 0)])],
  }),
  name: 'Nada meu',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('Nada espera por você.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver o que espera pela equipe' })).toHaveAttribute('href', '/painel');
  },
};

export const NothingWaits: StoryObj = {
  ...storyScreen({ app: 'painel', routes, at: '/painel', person: analyst, answers: [answers(workQueue.list, [storyPile('openings', 0)])] }),
  name: 'Nada espera',
  play: async () => {
    await expect(await within(document.body).findByText('Nada espera pela equipe.')).toBeVisible();
  },
};

const office = storyScreen({
  app: 'painel',
  routes,
  at: '/painel',
  person: master,
  answers: [answers(workQueue.list, storyPiles), fines, ...officeAnswers(storyFailures)],
});

/** Without terms nobody comes in: whoever may publish them is told. */
export const WithoutTerms: StoryObj = {
  ...storyScreen({
    app: 'painel',
    routes,
    at: '/painel',
    person: {
      ...analyst,
      user: { ...analyst.user, permissions: [{ name: 'advanced.terms_of_service', view: true, edit: true, delete: false }] },
    },
    answers: [
      answers(workQueue.list, []),
      { endpoint: termsOfService.current, answer: () => ({ status: 404, body: codedError('terms_missing') }) },
    ],
  }),
  name: 'Sem termos de serviço',
  play: async () => {
    const told = within(await within(document.body).findByRole('alert'));
    await expect(told.getByText(/^Ninguém consegue criar conta/)).toBeVisible();
    await expect(told.getByRole('link', { name: 'Ver os termos de serviço' })).toHaveAttribute(
      'href',
      '/painel/avancado/termos-de-servico',
    );
  },
};

/** Below what waits, the office: each figure opens what it counts. */
export const OfMaster: StoryObj = {
  ...office,
  name: 'Master',
  play: async () => {
    const part = within(await within(document.body).findByRole('region', { name: 'O escritório' }));
    await expect(await part.findByRole('link', { name: /Falhas de tarefas e e-mails/ })).toHaveAttribute('href', '/painel/falhas');
    await expect(await part.findByText(/3 a mais que nos 30 dias antes \(15\); onde mais param: /)).toBeVisible();
    await expect(await part.findByText(/de 21 a 53, com 84 respostas/)).toBeVisible();
    await expect(await part.findByText('2 com prazo vencido')).toBeVisible();
    await expect(await part.findByRole('link', { name: 'Obrigações 22 de Marina Teles' })).toHaveAttribute(
      'href',
      '/painel/mensal/obrigacoes-mensais?open=true&analyst_id=3',
    );
    await expect(part.getByText('Sobrecarga')).toBeVisible();
  },
};

export const OfMasterOnAPhone: StoryObj = { ...office, ...phone, name: 'Master no celular' };
export const Empty: StoryObj = { ...screen.empty, name: 'Sem filas' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What is new stands above, until it is read; what is to be confirmed says so on its button. */
export const News: StoryObj = {
  ...storyScreen({
    app: 'painel',
    routes,
    at: '/painel',
    person: analyst,
    answers: [
      answers(workQueue.list, []),
      answers(news.current, () => {
        const isRead = theServer().requests.some(({ path }) => path === 'news/4/read');
        const item = { is_pinned: true, require_ack: true, published_at: '2026-11-10T12:00:00Z' };
        return [
          { ...item, id: 4, title: 'Nova política de senhas', body: 'Leia em https://esteto.com.br/senhas.', is_read: isRead },
          { ...item, id: 5, title: 'Plantão', body: '<b>Sem</b> plantão hoje.', is_pinned: false, require_ack: false, is_read: false },
        ];
      }),
      { endpoint: news.read, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Com novidades',
  play: async () => {
    const board = within(await within(document.body).findByRole('region', { name: 'Novidades' }));
    await expect(board.getByText('<b>Sem</b> plantão hoje.')).toBeVisible();
    await expect(board.getByRole('link', { name: 'https://esteto.com.br/senhas' })).toBeVisible();
    await userEvent.click(board.getByRole('button', { name: 'Li e confirmo' }));
    await waitFor(() => expect(board.queryByRole('button', { name: 'Li e confirmo' })).toBeNull());
    await expect(board.getByText(/leitura confirmada$/)).toBeVisible();
    await expect(board.getByRole('button', { name: 'Marcar como lida' })).toBeVisible();
  },
};
