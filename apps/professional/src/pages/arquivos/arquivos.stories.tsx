import { doctor, employee } from '@esteto/auth/testing/story-people';
import { companyFile } from '@esteto/contract/company/company-file';
import type { RecordFile } from '@esteto/contract/record-file';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Arquivos' } satisfies Meta;

const contract: RecordFile = {
  id: 'a',
  name: 'Contrato social.pdf',
  mime: 'application/pdf',
  size: 182_400,
  created_at: '2026-11-18T13:00:00Z',
};

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/arquivos',
  person: doctor,
  endpoint: companyFile.list,
  filled: { body: [contract, { ...contract, id: 'b', name: 'Alvará sanitário 2026.pdf' }], sees: 'Contrato social.pdf' },
  empty: { body: [], sees: 'Nenhum arquivo ainda.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Contrato social.pdf' },
});

export const Filled: StoryObj = { ...screen.filled, name: 'Com arquivos' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** Found by a part of the name, without its accents. */
export const Search: StoryObj = {
  ...screen.filled,
  name: 'Buscar',
  play: async () => {
    const page = within(document.body);
    await userEvent.type(await page.findByRole('searchbox', { name: 'Buscar arquivo' }), 'alvara');
    await expect(page.getByText('Alvará sanitário 2026.pdf')).toBeVisible();
    await expect(page.queryByText('Contrato social.pdf')).toBeNull();
    await userEvent.type(page.getByRole('searchbox', { name: 'Buscar arquivo' }), 'xyz');
    await expect(page.getByText('Nenhum arquivo com este nome.')).toBeVisible();
  },
};
