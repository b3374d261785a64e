import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type TagRow, tag } from '@esteto/contract/duty/tag';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const first: TagRow = {
  id: 1,
  version: 1,
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  name: 'Final de semana',
  scope: 'shift',
  color: 'teal',
  is_active: true,
};
const rows: TagRow[] = [
  first,
  { ...first, id: 2, name: 'Sênior', scope: 'professional', color: 'purple' },
  { ...first, id: 3, name: 'Mutirão', color: 'gray', is_active: false },
];

const where = { app: 'gestao', routes, at: '/gestao/configuracoes/tags', person: manager } as const;

const screen = screenStates({
  ...where,
  endpoint: tag.list,
  filled: { body: onlyPage(rows), sees: 'Sênior' },
  empty: { body: onlyPage<TagRow>([]), sees: /^Nenhuma tag ainda/ },
  refused: { person: viewer, sees: 'Sênior', lacks: 'Criar tag' },
});

export default { title: 'Telas/Gestão/Tags' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(tag.list, onlyPage(rows));

export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, answers(tag.create, first)] }),
  name: 'Nova tag',
  play: async () => {
    const dialog = await dialogCalled('Nova tag');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Noite');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Cor/ }), 'purple');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar tag' }));
    await expect(await dialog.findByText('Escolha para que a tag serve.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Plantão' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar tag' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Noite',
        scope: 'shift',
        color: 'purple',
        is_active: true,
      }),
    );
  },
};
