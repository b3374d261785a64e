import { answers, onlyPage, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { type LibraryCard, library } from '@esteto/contract/office/library';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';
import { emptyShelf, storyCards, storyMedia, storyPlaylist, storyShelf } from './story-library.ts';

const where = { app: 'professional', routes, at: '/app/tutoriais', person: doctor } as const;
const page = () => within(document.body);

const shelf = answers(library.shelf, storyShelf);
const shown = (answer: StoryAnswer) => storyScreen({ ...where, answers: [answer, shelf] });
const filled = answers(library.list, onlyPage(storyCards));

export default { title: 'Telas/Médico/Biblioteca' } satisfies Meta;

export const Filled: StoryObj = {
  ...shown(filled),
  name: 'Tutoriais',
  play: async () => {
    await expect(await page().findByRole('link', { name: 'Pagar um boleto atrasado' })).toBeVisible();
    await expect(page().getByText('Visto')).toBeVisible();
    await expect(theServer().unanswered).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnAPhone: StoryObj = { ...Filled, ...phone, name: 'No celular' };

export const Empty: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(library.list, onlyPage<LibraryCard>([])), answers(library.shelf, emptyShelf)] }),
  name: 'Vazia',
  play: async () => {
    await waitFor(() => expect(page().getByText('Nada por aqui ainda.')).toBeVisible());
    await expect(page().queryByRole('heading', { name: 'Playlists' })).toBeNull();
  },
};

export const Failed: StoryObj = {
  ...shown(refuses(library.list, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** What is found is asked of the server, by words and by category; what was begun steps back meanwhile. */
export const Found: StoryObj = {
  ...shown(filled),
  name: 'Busca',
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Continue de onde parou' })).toBeVisible();
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Categoria' }), 'Boletos');
    await userEvent.type(page().getByRole('searchbox', { name: 'Título ou o que é dito' }), 'atrasado');
    await expect(await page().findByRole('heading', { name: 'Encontrados' })).toBeVisible();
    await expect(page().queryByRole('heading', { name: 'Continue de onde parou' })).toBeNull();
    await waitFor(() =>
      expect(theServer().requests.some(({ query }) => query?.['search'] === 'atrasado' && query['category'] === 'boletos')).toBe(true),
    );
  },
};

const watched = [
  answers(library.detail, storyMedia),
  answers(library.playlist, storyPlaylist),
  { endpoint: library.progress, answer: () => ({ status: 204 }) },
  { endpoint: library.solved, answer: () => ({ status: 204 }) },
];

export const Watching: StoryObj = {
  ...storyScreen({ ...where, at: '/app/tutorial/1?playlist=7', answers: watched }),
  name: 'Tutorial',
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Como solicitar uma nota fiscal' })).toBeVisible();
    // That it was opened is kept at once.
    await waitFor(() => expect(theServer().requests.some(({ path, body }) => path === 'media/1/progress' && isAt(body, 0))).toBe(true));
    await expect(await page().findByRole('complementary', { name: 'Playlist Primeiros passos' })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Ler o que é dito' }));
    await expect(await page().findByText('Escolha o tomador. Escreva o valor.')).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Não' }));
    await waitFor(() => expect(theServer().requests.find(({ path }) => path === 'media/1/solved')?.body).toEqual({ solved: false }));
  },
};

export const WatchingOnAPhone: StoryObj = { ...Watching, ...phone, name: 'Tutorial no celular' };

export const Playlist: StoryObj = {
  ...storyScreen({ ...where, at: '/app/tutoriais/playlist/7', answers: watched }),
  name: 'Playlist',
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Primeiros passos' })).toBeVisible();
    await expect(page().getByRole('link', { name: 'Enviar o extrato do mês' })).toHaveAttribute('href', '/app/tutorial/2?playlist=7');
  },
};

const isAt = (body: unknown, position: number): boolean => JSON.stringify(body) === JSON.stringify({ position });
