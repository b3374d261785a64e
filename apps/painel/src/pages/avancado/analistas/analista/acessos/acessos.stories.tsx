import { answers } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { analyst } from '@esteto/contract/office/analyst';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../../../../routes.ts';
import { rafaelDetail, storyActions } from '../../story-analysts.ts';

const where = { app: 'painel', routes, person: master } as const;
const at = '/painel/avancado/analistas/analista/7/acessos';
const colleague = { ...rafaelDetail, id: 8, name: 'Paula Nunes', grants: ['finance.plans:view' as const] };
const people = {
  endpoint: analyst.detail,
  answer: ({ path }: { path: string }) => ({ status: 200, body: path.endsWith('/8') ? colleague : rafaelDetail }),
};
const page = () => within(document.body);

export default { title: 'Telas/Painel/O que vê e pode' } satisfies Meta;

/** Each screen and action with the rule that decided. */
export const Alone: StoryObj = {
  ...storyScreen({ ...where, at: `${at}?search=boletos`, answers: [answers(analyst.actions, storyActions), people] }),
  name: 'Uma pessoa',
  play: async () => {
    await expect(await page().findByRole('heading', { name: /O que Rafael Nunes vê e pode/ })).toBeVisible();
    await expect((await page().findAllByText('Tem Boletos (Visualizar).'))[0]).toBeVisible();
    await expect(theServer().unanswered).toEqual([]);
  },
};

/** Only where two people differ. */
export const Compared: StoryObj = {
  ...storyScreen({ ...where, at: `${at}?compared=8&differs=yes&kind=action`, answers: [answers(analyst.actions, storyActions), people] }),
  name: 'Comparada com outra',
  play: async () => {
    await expect((await page().findAllByText('Cria um boleto.'))[0]).toBeVisible();
    await expect((await page().findAllByText('Falta Planos (Visualizar).'))[0]).toBeVisible();
    await expect(page().queryByText('Liga a manutenção.')).toBeNull();
  },
};
