import { answers } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { managementGroup } from '@esteto/contract/management-group';
import { storyGroup } from '@esteto/features/management-group/story-group';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

export default { title: 'Telas/Gestão/Geral' } satisfies Meta;

const own = answers(managementGroup.own, storyGroup);
const where = { app: 'gestao', routes, at: '/gestao/configuracoes/geral', person: manager } as const;

export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: [own] }),
  name: 'Com dados',
  play: async () => {
    const page = within(document.body);
    await expect((await page.findAllByText('11:00 h'))[0]).toBeVisible();
    await expect(page.getByText('das 22:00 às 6:00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Editar' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Filled, ...phone, name: 'No celular' };

export const ReadOnly: StoryObj = {
  ...storyScreen({ ...where, person: viewer, answers: [own] }),
  name: 'Só para ler',
  play: async () => {
    const page = within(document.body);
    await expect((await page.findAllByText('11:00 h'))[0]).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Editar' })).toBeNull();
  },
};

/** What changes stands in a question before it is saved, in hours. */
export const ChangeRules: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/editar`, answers: [own, answers(managementGroup.ownUpdate, { ...storyGroup, version: 4 })] }),
  name: 'Mudar regras',
  play: async () => {
    const dialog = await dialogCalled('Grupo e regras');
    const rest = await dialog.findByRole('textbox', { name: /^Descanso entre plantões/ });
    await userEvent.clear(rest);
    await userEvent.type(rest, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const page = within(document.body);
    await expect(await page.findByText('12:00 h')).toBeVisible();
    await expect(theServer().requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: /^(?:Salvar|Confirmar)/ }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        rules: { min_rest_minutes: 720 },
        version: 3,
      }),
    );
  },
};
