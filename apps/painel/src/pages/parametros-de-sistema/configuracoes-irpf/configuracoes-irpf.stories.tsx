import { answers } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type IncomeTaxYearRow, incomeTaxYear } from '@esteto/contract/tax/income-tax-year';
import { STANDARD_CHECKLIST, STANDARD_TEMPLATES } from '@esteto/domain/tax/income-tax/standard-year';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/parametros-de-sistema/configuracoes-irpf', person: master } as const;

const year: IncomeTaxYearRow = {
  id: 1,
  version: 2,
  created_at: '2026-01-10T12:00:00Z',
  updated_at: '2026-02-10T12:00:00Z',
  exercise_year: 2026,
  opens_on: '2026-03-23',
  deadline: '2026-05-29',
  price: 49_000,
  waits_for_payment: false,
  source: 'IN RFB 2.312/2026',
  checklist: [...STANDARD_CHECKLIST],
  templates: [...STANDARD_TEMPLATES],
  returns: 40,
  free: [{ id: 5, name: 'Ana Souza' }],
};

const screen = screenStates({
  ...where,
  endpoint: incomeTaxYear.list,
  filled: { body: [year], sees: 'Exercício 2026' },
  empty: { body: [], sees: 'Nenhum exercício ainda.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Exercício 2026' },
});

export default { title: 'Telas/Painel/Configurações de IRPF' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What is saved is the year as it stands, with its version. */
export const Edited: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(incomeTaxYear.list, [year]), answers(incomeTaxYear.update, year)] }),
  name: 'Editar',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('link', { name: 'Editar 2026' }));
    await userEvent.click(await page.findByRole('switch', { name: /Só começa depois do pagamento/ }));
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    const sent = () => theServer().requests.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await expect(sent()[0]?.body).toMatchObject({ version: 2, price: 49_000, waits_for_payment: true });
  },
};

/** The next year begins with the price and the words of the latest one. */
export const Created: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [answers(incomeTaxYear.list, [year])] }),
  name: 'Novo, pelo endereço',
  play: async () => {
    const dialog = await dialogCalled('Novo exercício');
    await expect(await dialog.findByRole('textbox', { name: 'Exercício' })).toHaveValue('2027');
    await expect(dialog.getByRole('textbox', { name: 'Preço' })).toHaveValue('490,00');
  },
};
