import { keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { codedError } from '@esteto/contract/coded-error';
import { nps } from '@esteto/contract/office/nps';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

export default { title: 'Telas/Público/Resposta da pesquisa' } satisfies Meta;

const done = { answer: () => ({ status: 204 }) };
const screen = (told: readonly StoryAnswer[]) => publicScreen({ routes, at: '/nps/resposta/um-link', answers: told });

/** Without a score nothing is sent; with one the answer goes with what the link brought. */
export const Answers: StoryObj = {
  ...screen([
    { endpoint: nps.look, ...done },
    { endpoint: nps.reply, ...done },
  ]),
  name: 'Responder',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Enviar' }));
    await expect(await page.findByText('Atribua uma nota de 0 a 10 para prosseguir.')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: '9' }));
    await userEvent.type(page.getByRole('textbox'), 'Muito bom.');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect(await page.findByRole('heading', { name: 'Resposta enviada com sucesso.' })).toBeVisible();
    await expect(publicServer().requests.at(-1)).toMatchObject({
      path: 'nps/reply',
      body: { token: 'um-link', score: 9, comment: 'Muito bom.' },
    });
  },
};

export const Over: StoryObj = {
  ...screen([{ endpoint: nps.look, answer: () => ({ status: 422, body: codedError('nps_link_invalid') }) }]),
  name: 'Não vale mais',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  },
};

export const Waiting: StoryObj = { ...screen([keepsWaiting(nps.look)]), name: 'Carregando' };
export const Failed: StoryObj = { ...screen([refuses(nps.look, 500, 'Erro.')]), name: 'Com erro' };
