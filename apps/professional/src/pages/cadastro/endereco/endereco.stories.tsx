import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { college } from '@esteto/contract/company/college';
import { lookup } from '@esteto/contract/office/lookup';
import { type DoctorData, type WizardFacts, wizard } from '@esteto/contract/opening/wizard';
import { doctorDataForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, home, movesOn, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts: WizardFacts = { ...registration, step: 'doctor_address', is_resident: true };

const ana: NonNullable<DoctorData['doctor']> = {
  ...doctorDataForm.getDefault(),
  cpf: '52998224725',
  rg: '45.111.222-3',
  birth_city: 'Campinas',
  college_id: 7,
  birth_date: '1988-04-12',
  marital_status: 'married',
  address: home,
  crms: [{ number: '123456', state: 'SP' }],
};

const usp = { id: 7, label: 'USP · Universidade de São Paulo', detail: 'Ribeirão Preto/SP' };
const unesp = { id: 9, label: 'UNESP · Universidade Estadual Paulista', detail: 'Botucatu/SP' };

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
  answers(college.options, ({ query }) => ({
    items: [usp, unesp].filter(({ id, label }) => (query?.['id'] ? id === Number(query['id']) : label.includes(query?.['search'] ?? ''))),
  })),
  answers(lookup.cities, [{ id: 3_509_502, nome: 'Campinas' }]),
];

const at = (...told: StoryAnswer[]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/endereco', ...standing(facts, [...told, ...places]) });

export default { title: 'Telas/Médico/Cadastro/Endereço do Médico' } satisfies Meta;

/** Nothing is known but that they are a resident: that was told with the plan. Without an address there is no contract. */
export const Filled: StoryObj = {
  ...at(
    answers(wizard.ownDoctor, { doctor: null, cpf: null }),
    ...movesOn(facts, wizard.doctor, { ...facts, step: 'documents', version: 5 }),
  ),
  name: 'Pela primeira vez',
  play: async () => {
    const page = within(document.body);
    const box = (name: RegExp) => page.getByRole('textbox', { name });
    await expect(await page.findByRole('switch', { name: 'Médico residente' })).toBeChecked();
    await userEvent.type(box(/^CPF/), '529.982.247-25');
    await userEvent.type(box(/^Data de nascimento/), '12/04/1988');
    await userEvent.type(box(/^CEP/), '13015001');
    await userEvent.tab();
    await waitFor(() => expect(box(/^Logradouro/)).toHaveValue('Rua Barão de Jaguara'));
    await userEvent.click(page.getByRole('button', { name: 'Adicionar CRM' }));
    await userEvent.type(box(/^Número do CRM/), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByText('Preencha o número; sem número, escreva S/N.')).toBeVisible();
    await userEvent.type(box(/^Número( \*)?$/), '1481');
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^UF do CRM/ }), 'SP');
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Documentação' })).toBeVisible();
    await expect(bodiesOf(wizard.doctor)).toMatchObject([
      {
        cpf: '52998224725',
        birth_date: '1988-04-12',
        is_resident_doctor: true,
        crms: [{ number: '123456', state: 'SP' }],
        address: { cep: '13015001', number: '1481', city: 'Campinas' },
      },
    ]);
  },
};

/** Told before: found as it was, and only checked. The same CRM twice is said beside the second. */
export const Known: StoryObj = {
  ...at(answers(wizard.ownDoctor, { doctor: ana, cpf: ana.cpf })),
  name: 'O que já foi dito',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('textbox', { name: /^CPF/ })).toHaveValue('529.982.247-25');
    await expect(page.getByRole('textbox', { name: /^Número do CRM/ })).toHaveValue('123456');
    await userEvent.click(page.getByRole('button', { name: 'Adicionar CRM' }));
    await userEvent.type(page.getAllByRole('textbox', { name: /^Número do CRM/ })[1] as HTMLElement, '123456');
    await userEvent.selectOptions(page.getAllByRole('combobox', { name: /^UF do CRM/ })[1] as HTMLElement, 'SP');
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByText('Este CRM já está na lista.')).toBeVisible();
    await expect(bodiesOf(wizard.doctor)).toEqual([]);
  },
};

/** The college that was told stands there by its name, and another is found by its acronym. */
export const College: StoryObj = {
  ...at(
    answers(wizard.ownDoctor, { doctor: ana, cpf: ana.cpf }),
    ...movesOn(facts, wizard.doctor, { ...facts, step: 'documents', version: 5 }),
  ),
  name: 'Faculdade',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByText('Outros dados'));
    const field = await page.findByRole('combobox', { name: 'Faculdade' });
    await expect(field).toHaveValue(usp.label);
    await userEvent.clear(field);
    await userEvent.type(field, 'UNESP');
    await userEvent.click(await page.findByRole('option', { name: /UNESP/ }));
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(bodiesOf(wizard.doctor)).toMatchObject([{ college_id: 9 }]));
  },
};

export const Waiting: StoryObj = { ...at(keepsWaiting(wizard.ownDoctor)), name: 'Carregando' };

export const Failed: StoryObj = {
  ...at(refuses(wizard.ownDoctor, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(answers(wizard.ownDoctor, { doctor: ana, cpf: ana.cpf })),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('textbox', { name: /^CPF/ })).toBeVisible();
    await fitsTheScreen();
  },
};
