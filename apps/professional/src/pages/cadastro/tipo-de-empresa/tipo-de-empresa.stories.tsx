import type { StoryAnswer } from '@esteto/api-client/testing/story-server';
import { wizard } from '@esteto/contract/opening/wizard';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, movesOn, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const trial = {
  ...registration,
  account_type: 'free_trial' as const,
  plan_id: null,
  order_value: null,
  payment_status: null,
  partners: 1,
};

const at = (told: StoryAnswer[] = [], facts: Parameters<typeof standing>[0] = registration): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/tipo-de-empresa', ...standing(facts, told) });

export default { title: 'Telas/Médico/Cadastro/Tipo de Empresa' } satisfies Meta;

/** What each nature and each activity means stands beside it; two partners begin with the one that most of them take. */
export const Filled: StoryObj = {
  ...at(movesOn(registration, wizard.companyType, { ...registration, step: 'company_data', version: 5 })),
  name: 'Natureza e atividades',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('radio', { name: /^Sociedade Empresária Limitada/ })).toBeChecked();
    await expect(page.getByText(/^Para quem vai trabalhar sem sócios\./)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^Sociedade Simples Limitada/ }));
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByText('Escolha pelo menos uma atividade.')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /^8630-5\/03/ }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Onde vai atender/ }), 'Consultório');
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Dados da Empresa' })).toBeVisible();
    await expect(bodiesOf(wizard.companyType)).toEqual([
      { legal_nature: 'simple_limited', type_of_establishment: 'office', cnaes: ['8630-5/03'], version: registration.version },
    ]);
  },
};

/** A nature that so many partners cannot have is refused by the server beside the choice. */
export const Refused: StoryObj = {
  ...at(
    [
      {
        endpoint: wizard.companyType,
        answer: () => ({
          status: 422,
          body: { message: 'Confira os campos.', errors: { legal_nature: ['Sociedade Limitada Unipessoal (SLU) tem um sócio só.'] } },
        }),
      },
    ],
    { ...registration, company_type: { legal_nature: 'single_limited', type_of_establishment: null, cnaes: ['8630-5/03'] } },
  ),
  name: 'Natureza que não serve',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByText('Sociedade Limitada Unipessoal (SLU) tem um sócio só.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: /^Natureza jurídica/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Who tries the product says only what they would become. */
export const Trial: StoryObj = {
  ...at(movesOn(trial, wizard.trial, { ...trial, wants: 'natural_person', step: 'concluded' }), trial),
  name: 'Teste grátis',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Começar o teste' }));
    await expect(await page.findByText('Escolha o que mais parece com você.')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Pessoa Física' }));
    await userEvent.click(page.getByRole('button', { name: 'Começar o teste' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
    await expect(bodiesOf(wizard.trial)).toEqual([{ wants: 'natural_person', version: trial.version }]);
  },
};

export const OnAPhone: StoryObj = {
  ...at(),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('checkbox', { name: /^8630-5\/03/ })).toBeVisible();
    await fitsTheScreen();
  },
};
