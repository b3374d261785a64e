import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type TermsDetail, type TermsRow, termsOfService } from '@esteto/contract/identity/terms-of-service';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/termos-de-servico', person: master } as const;

const inForce: TermsRow = {
  id: 2,
  status: 'in_force',
  what_changed: 'Dizemos por quanto tempo guardamos documentos.',
  published_at: '2026-08-01T03:00:00Z',
  created_at: '2026-07-20T12:00:00Z',
  accepted_count: 812,
  author_name: 'Marina Costa',
};
const draft: TermsRow = { ...inForce, id: 3, status: 'draft', what_changed: 'Novo foro.', published_at: null, accepted_count: 0 };
const rows = [draft, inForce, { ...inForce, id: 1, status: 'former' as const, what_changed: null, accepted_count: 640 }];
const detail: TermsDetail = {
  ...draft,
  what_changed: 'O cancelamento não precisa mais de aviso.',
  text: '1. Do serviço.\n\n2. Você cancela quando quiser.',
  former_text: '1. Do serviço.\n\n2. Você cancela com 30 dias de aviso.',
  bound_count: 815,
  version: 1,
  updated_at: draft.created_at,
};

const screen = screenStates({
  ...where,
  endpoint: termsOfService.list,
  filled: { body: onlyPage(rows), sees: 'Novo foro.' },
  empty: { body: onlyPage<TermsRow>([]), sees: /^Nenhuma versão ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Novo foro.' },
});

export default { title: 'Telas/Painel/Termos de serviço' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(termsOfService.list, onlyPage(rows));
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);

/** Begins with the text in force; what changes has to be told. */
export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      answers(termsOfService.current, {
        id: 2,
        text: 'O texto em vigor.',
        published_at: '2026-08-01T03:00:00Z',
        what_changed: null,
        former_text: null,
      }),
      answers(termsOfService.create, detail),
    ],
  }),
  name: 'Nova versão',
  play: async () => {
    const dialog = await dialogCalled('Nova versão dos termos');
    await expect(await dialog.findByRole('textbox', { name: 'Texto' })).toHaveValue('O texto em vigor.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texto' }), ' E mais.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar rascunho' }));
    await expect(await dialog.findByText('Preencha o campo O que muda.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'O que muda' }), 'Mais.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar rascunho' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/terms-of-service')?.body).toEqual({ what_changed: 'Mais.', text: 'O texto em vigor. E mais.' }),
    );
  },
};

export const Read: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/versao/3/detalhes`, answers: [list, answers(termsOfService.detail, detail)] }),
  name: 'Ler, com as diferenças',
  play: async () => {
    const dialog = await dialogCalled('Versão dos termos');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ver as diferenças para a versão anterior' }));
    await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('quando'));
  },
};

/** Who publishes sees how many it binds. */
export const Publish: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/versao/3/publicar`,
    answers: [list, answers(termsOfService.detail, detail), answers(termsOfService.publish, { ...detail, status: 'in_force' })],
  }),
  name: 'Publicar',
  play: async () => {
    const dialog = await dialogCalled('Publicar os termos');
    await expect(await dialog.findByText(/^815 pessoas precisam aceitar/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(sent('POST', 'admin/terms-of-service/3/publish')?.body).toEqual({ from: null, version: 1 }));
  },
};

export const Accepted: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/versao/2/aceites`,
    answers: [
      list,
      answers(
        termsOfService.acceptances,
        onlyPage([{ id: 1, name: 'Ana Souza', email: 'ana@clinica.com.br', accepted_at: '2026-08-02T12:00:00Z', ip: '203.0.113.7' }]),
      ),
    ],
  }),
  name: 'Quem aceitou',
  play: async () => {
    const dialog = await dialogCalled('Quem aceitou');
    await expect(await dialog.findByText(/de 203\.0\.113\.7$/)).toBeVisible();
  },
};
