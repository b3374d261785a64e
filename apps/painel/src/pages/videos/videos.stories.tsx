import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type MediaDetail, type MediaRow, media, mediaPlaylist, type PlaylistDetail } from '@esteto/contract/office/media';
import { mediaForm } from '@esteto/domain/office/media/media-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/videos', person: master } as const;

const rFactor: MediaRow = {
  id: 1,
  title: 'O que é o fator R',
  type: 'video',
  category: 'r_factor',
  local: 'tutorials',
  duration: 372,
  is_visible: true,
  is_fixed: true,
  created_at: '2026-11-10T12:00:00Z',
  viewers_count: 214,
  watched_part: 0.62,
  solved_count: 48,
  unsolved_count: 5,
  unsolved_share: 9,
};
const rows: MediaRow[] = [
  rFactor,
  {
    ...rFactor,
    id: 2,
    title: 'Como enviar o extrato pelo celular',
    category: 'statements',
    is_fixed: false,
    solved_count: 3,
    unsolved_count: 9,
    unsolved_share: 75,
  },
  {
    ...rFactor,
    id: 3,
    title: 'Reforma tributária em dez minutos',
    category: 'taxes',
    local: 'contents',
    duration: null,
    watched_part: null,
    is_visible: false,
    viewers_count: 0,
    solved_count: 0,
    unsolved_count: 0,
    unsolved_share: -1,
  },
];
const detail: MediaDetail = {
  ...mediaForm.getDefault(),
  ...rFactor,
  version: 2,
  updated_at: rFactor.created_at,
  url: 'https://youtu.be/a_-9ZbcdEFG',
  description: '00:30 A conta',
  related_media: [2],
  tags: ['simples'],
  kept_file: null,
  poster_url: null,
  related: [{ id: 2, title: 'Como enviar o extrato pelo celular' }],
};
const first: PlaylistDetail = {
  id: 7,
  version: 1,
  created_at: rFactor.created_at,
  updated_at: rFactor.created_at,
  title: 'Primeiros passos',
  thumbnail: null,
  thumbnail_url: null,
  local: 'tutorials',
  is_active: true,
  media_ids: [1, 2],
  items: rows.slice(0, 2),
};

const screen = screenStates({
  ...where,
  endpoint: media.list,
  filled: { body: onlyPage(rows), sees: '48 sim · 5 não' },
  empty: { body: onlyPage<MediaRow>([]), sees: /^Nenhum vídeo ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'O que é o fator R' },
});

export default { title: 'Telas/Painel/Vídeos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(media.list, onlyPage(rows));
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);
const write = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** What is wrong is said beside its field; a link of another site is none of ours, nor is a file of another format. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, answers(media.create, detail)] }),
  name: 'Novo vídeo',
  play: async () => {
    const dialog = await dialogCalled('Novo vídeo');
    await write(await dialog.findByRole('textbox', { name: 'Título' }), 'O que é o fator R');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Categoria' }), 'Fator R');
    await userEvent.click(dialog.getByRole('radio', { name: 'Tutoriais' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir vídeo' }));
    await expect(await dialog.findByText('Envie o arquivo do vídeo e espere o envio terminar, ou cole o link.')).toBeVisible();
    const link = dialog.getByRole('textbox', { name: 'Link do vídeo' });
    await write(link, 'https://vimeo.com/76979871');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir vídeo' }));
    await expect(await dialog.findByText(/não encontramos um vídeo neste endereço/)).toBeVisible();
    await userEvent.clear(link);
    await write(link, 'https://youtu.be/a_-9ZbcdEFG');
    const captions = dialog.getByLabelText('Legendas', { selector: 'input' });
    await userEvent.upload(captions, new File(['1\n00:00:01,000'], 'fator-r.vtt'));
    await expect(await dialog.findByText('Legendas: a primeira linha precisa ser WEBVTT.')).toBeVisible();
    await userEvent.upload(captions, new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nA folha'], 'fator-r.vtt'));
    await expect(await dialog.findByText('1 legenda')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir vídeo' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/media')?.body).toMatchObject({
        title: 'O que é o fator R',
        type: 'video',
        category: 'r_factor',
        local: 'tutorials',
        url: 'https://youtu.be/a_-9ZbcdEFG',
        file: null,
        captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\nA folha',
        is_visible: true,
      }),
    );
  },
};

export const Edit: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/editar/1`, answers: [list, answers(media.detail, detail)] }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('O que é o fator R');
    await userEvent.click(await dialog.findByText('Marcadores e relacionados'));
    await expect(await dialog.findByRole('button', { name: 'Retirar Como enviar o extrato pelo celular' })).toBeVisible();
  },
};

export const Order: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/ordenar`,
    answers: [list, answers(media.inOrder, rows), { endpoint: media.order, answer: () => ({ status: 204 }) }],
  }),
  name: 'Ordenar',
  play: async () => {
    const dialog = await dialogCalled('Ordenar vídeos');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mover Como enviar o extrato pelo celular para cima' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar ordem' }));
    await waitFor(() => expect(sent('POST', 'admin/media-order')?.body).toEqual({ local: 'contents', ids: [2, 1, 3] }));
  },
};

export const Viewers: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/video/1/espectadores`,
    answers: [
      list,
      answers(
        media.viewers,
        onlyPage([
          { id: 1, user_name: 'Helena Prado', started_at: '2026-11-20T12:00:00Z', watched_part: 1, solved: true },
          { id: 2, user_name: 'Bruno Alves', started_at: '2026-11-18T12:00:00Z', watched_part: 0.2, solved: false },
          { id: 3, user_name: 'Ana Souza', started_at: '2026-11-17T12:00:00Z', watched_part: null, solved: null },
        ]),
      ),
    ],
  }),
  name: 'Quem viu',
  play: async () => {
    const dialog = await dialogCalled('Quem viu');
    await expect(await dialog.findByText('não resolveu')).toBeVisible();
    await expect(dialog.getByText('3 pessoas')).toBeVisible();
  },
};

const playlists = answers(mediaPlaylist.list, [
  { id: 7, version: 1, title: 'Primeiros passos', local: 'tutorials', is_active: true, media_count: 2 },
  { id: 8, version: 1, title: 'Reforma tributária', local: 'contents', is_active: false, media_count: 0 },
]);

export const Playlists: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/playlists`, answers: [list, playlists, answers(mediaPlaylist.detail, first)] }),
  name: 'Playlists',
  play: async () => {
    const dialog = await dialogCalled('Playlists');
    await expect(await dialog.findByText('Inativa')).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Editar Primeiros passos' }));
    const edit = await dialogCalled('Primeiros passos');
    await expect(await edit.findByRole('list', { name: 'Vídeos' })).toBeVisible();
  },
};

/** Found by typing, put in order by buttons. */
export const CreatePlaylist: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/playlists/criar`, answers: [list, playlists, answers(mediaPlaylist.create, first)] }),
  name: 'Nova playlist',
  play: async () => {
    const dialog = await dialogCalled('Nova playlist');
    await userEvent.click(await dialog.findByRole('button', { name: 'Criar playlist' }));
    await expect(await dialog.findByText('Preencha o campo Título.')).toBeVisible();
    await write(dialog.getByRole('textbox', { name: 'Título' }), 'Primeiros passos');
    await userEvent.click(dialog.getByRole('radio', { name: 'Tutoriais' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Buscar vídeo para incluir' }), 'o');
    await userEvent.click(await dialog.findByRole('button', { name: 'Incluir O que é o fator R' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Incluir Como enviar o extrato pelo celular' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mover Como enviar o extrato pelo celular para cima' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar playlist' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/media-playlists')?.body).toMatchObject({
        title: 'Primeiros passos',
        local: 'tutorials',
        media_ids: [2, 1],
      }),
    );
  },
};
