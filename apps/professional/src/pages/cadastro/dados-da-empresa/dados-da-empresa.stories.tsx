import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { lookup } from '@esteto/contract/office/lookup';
import { type WizardFacts, wizard } from '@esteto/contract/opening/wizard';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, home, movesOn, registration, registry, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts: WizardFacts = { ...registration, step: 'company_data' };
const next: WizardFacts = { ...facts, step: 'partners_data', version: 5 };
const migrated: WizardFacts = { ...facts, account_type: 'migrated_company' };

const places = [
  answers(lookup.cep, {
    cep: home.cep ?? '',
    street: home.street,
    neighborhood: home.neighborhood,
    city: 'Campinas',
    state: 'SP',
    ibge: '3509502',
    city_id: 3_509_502,
    state_id: 35,
  }),
  answers(lookup.cities, [{ id: 3_509_502, nome: 'Campinas' }]),
];

const at = (given: WizardFacts, told: readonly StoryAnswer[] = []): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/dados-da-empresa', ...standing(given, [...told, ...places]) });

export default { title: 'Telas/Médico/Cadastro/Dados da Empresa' } satisfies Meta;

const box = (name: RegExp | string) => within(document.body).getByRole('textbox', { name });
const type = async (name: RegExp | string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
  await userEvent.tab();
};
const send = () => userEvent.click(within(document.body).getByRole('button', { name: 'Salvar e continuar' }));

/** What a registry refuses is said beside the name, and one that stands twice. */
export const Names: StoryObj = {
  ...at(facts),
  name: 'Nomes que a Junta recusa',
  play: async () => {
    const page = within(document.body);
    await page.findByRole('textbox', { name: /^Nome preferido/ });
    await type(/^Nome preferido/, 'Clínica Médica Ltda');
    await expect(await page.findByText(/^O nome só tem palavras comuns da área\./)).toBeVisible();
    await type(/^Nome preferido/, 'Souza Medicina ME');
    await expect(await page.findByText(/^Tire “ME” do nome/)).toBeVisible();
    await type(/^Nome preferido/, 'Souza Medicina Ltda');
    await type('Segunda opção', 'Prefeitura Souza');
    await expect(await page.findByText(/^O nome lembra um órgão público/)).toBeVisible();
    await type('Segunda opção', 'souza medicina ltda');
    await send();
    await expect(await page.findByText('Este nome já está entre as opções.')).toBeVisible();
    await expect(bodiesOf(wizard.newCompany)).toEqual([]);
  },
};

/** The capital divides to the cent, the CEP brings the address, and a number is asked for. */
export const Filled: StoryObj = {
  ...at(facts, movesOn(facts, wizard.newCompany, next)),
  name: 'Empresa nova',
  play: async () => {
    const page = within(document.body);
    await page.findByRole('textbox', { name: /^Nome preferido/ });
    await type(/^Nome preferido/, 'Souza Medicina Ltda');
    await expect(page.getByText(/^Cada quota vale R\$\s10,00\.$/)).toBeVisible();
    await type(/^Quotas/, '7');
    await send();
    await expect(await page.findByText('O capital precisa ser divisível pelas quotas, até o centavo.')).toBeVisible();
    await type(/^Quotas/, '100');
    await expect(await page.findByText(/^Cada quota vale R\$\s15,00\.$/)).toBeVisible();
    await type(/^CEP/, '13015001');
    await waitFor(() => expect(box(/^Logradouro/)).toHaveValue('Rua Barão de Jaguara'));
    await send();
    await expect(await page.findByText('Preencha o número; sem número, escreva S/N.')).toBeVisible();
    await type(/^Número/, '1481');
    await type(/^Inscrição imobiliária/, '3411.22.33');
    await send();
    await expect(await page.findByRole('heading', { level: 1, name: 'Dados dos Sócios' })).toBeVisible();
    await expect(bodiesOf(wizard.newCompany)).toMatchObject([
      {
        first_name: 'Souza Medicina Ltda',
        second_name: null,
        share_capital: 150_000,
        shares: 100,
        address: { cep: '13015001', number: '1481', ibge: '3509502' },
        property_registration: '3411.22.33',
      },
    ]);
  },
};

/** The CNPJ brings the name, the regime and the address; who keeps the books today is told for the letter. */
export const Migrated: StoryObj = {
  ...at(migrated, [
    answers(lookup.registry, registry),
    ...movesOn(migrated, wizard.migratedCompany, { ...migrated, step: 'partners_data' }),
  ]),
  name: 'Empresa que vem de outro contador',
  play: async () => {
    const page = within(document.body);
    await page.findByRole('textbox', { name: /^CNPJ/ });
    // What was typed already stays; the rest comes from the registry.
    await type(/^Razão social/, 'Souza e Prado Medicina Ltda.');
    await type(/^CNPJ/, '11222333000181');
    await waitFor(() => expect(box(/^Logradouro/)).toHaveValue('Rua Barão de Jaguara'));
    await expect(box(/^Razão social/)).toHaveValue('Souza e Prado Medicina Ltda.');
    await expect(page.getByRole('combobox', { name: /^Regime de hoje/ })).toHaveDisplayValue('Simples Nacional');
    await expect(page.getByText(/ATIVA/)).toBeVisible();
    await type(/^E-mail do contador atual/, 'contador@');
    await expect(await page.findByText('E-mail do contador atual inválido. Confira se está como nome@dominio.com.')).toBeVisible();
    await type(/^E-mail do contador atual/, 'contador@demo.test');
    await send();
    await expect(await page.findByRole('heading', { level: 1, name: 'Dados dos Sócios' })).toBeVisible();
    await expect(bodiesOf(wizard.migratedCompany)).toMatchObject([
      {
        cnpj: '11222333000181',
        name: 'Souza e Prado Medicina Ltda.',
        tax_regime: 'simples',
        accountant_email: 'contador@demo.test',
        address: { city: 'Campinas', ibge: '3509502' },
      },
    ]);
  },
};

export const OnAPhone: StoryObj = {
  ...at(facts),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('textbox', { name: /^Nome preferido/ })).toBeVisible();
    await fitsTheScreen();
  },
};
