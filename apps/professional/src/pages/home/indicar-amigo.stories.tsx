import { answers, keepsWaiting, refuses } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { overview } from '@esteto/contract/overview';
import { type OwnReferrals, referral } from '@esteto/contract/referral';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routes } from '../../routes.ts';

const mine: OwnReferrals = {
  link: 'https://esteto.example/cadastro?indicacao=K7QX2MBD',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h2v2H4z"/></svg>',
  friends: [
    { id: 1, name: 'Larissa A.', stage: 'signed_up', created_at: '2026-11-08T12:00:00Z' },
    { id: 2, name: 'Vanessa L.', stage: 'client', created_at: '2026-10-02T12:00:00Z' },
    { id: 3, name: 'Um amigo seu', stage: 'interested', created_at: '2026-09-02T12:00:00Z' },
  ],
};

const home = answers(overview.home, { months: null, invoices: null });
const at = (answer: Parameters<typeof storyScreen>[0]['answers'][number]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/indicar-amigo', person: doctor, answers: [home, answer] });

export default { title: 'Telas/Médico/Indicar um amigo' } satisfies Meta;

export const Filled: StoryObj = {
  ...at(answers(referral.mine, mine)),
  name: 'Com amigos',
  play: async () => {
    const dialog = await dialogCalled('Indicar um amigo');
    await expect(await dialog.findByText(mine.link)).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Código QR do seu link' })).toBeVisible();
    await expect(dialog.getByText('Fazendo o cadastro')).toBeVisible();
    await expect(dialog.getByText('Já é cliente')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  ...at(answers(referral.mine, { ...mine, friends: [] })),
  name: 'Sem amigos ainda',
  play: async () => {
    const dialog = await dialogCalled('Indicar um amigo');
    await expect(await dialog.findByText('Ninguém veio pelo seu link ainda.')).toBeVisible();
  },
};

export const Waiting: StoryObj = { ...at(keepsWaiting(referral.mine)), name: 'Carregando' };

export const Failed: StoryObj = {
  ...at(refuses(referral.mine, 500, 'Erro.')),
  name: 'Com erro',
  play: async () => {
    const dialog = await dialogCalled('Indicar um amigo');
    await expect(await dialog.findByRole('button', { name: /tentar/i })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Filled, name: 'No celular', ...phone };
