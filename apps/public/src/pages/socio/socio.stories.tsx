import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { wizardPartner } from '@esteto/contract/opening/wizard-partner';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const invitation = answers(wizardPartner.look, { name: 'Paulo Neves', company: 'Souza Medicina Ltda', asked_by: 'Ana Souza' });
const at = (...told: StoryAnswer[]): StoryObj => publicScreen({ routes, at: '/socio/um-link', answers: told });
const told = () => publicServer().requests.filter(({ method, path }) => method === 'POST' && path === 'partner-forms');

const rg = () => within(within(document.body).getByRole('region', { name: 'RG' })).getByRole('textbox', { name: /^Número/ });

export default { title: 'Telas/Público/Dados do sócio' } satisfies Meta;

/** Fills in their part; married, the regime is asked too. The token travels in the body. */
export const Filled: StoryObj = {
  ...at(invitation, { endpoint: wizardPartner.tell, answer: () => ({ status: 204 }) }),
  name: 'Preencher a própria parte',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = (name: RegExp) => page.getByRole('textbox', { name });
    await expect(await page.findByRole('heading', { level: 1, name: 'Seus dados para Souza Medicina Ltda' })).toBeVisible();
    await expect(page.getByText(/^Ana Souza indicou você como sócio\./)).toBeVisible();
    await expect(box(/^Nome/)).toHaveValue('Paulo Neves');
    await userEvent.type(box(/^CPF/), '529.982.247-25');
    await userEvent.type(box(/^Data de nascimento/), '03/09/1985');
    await userEvent.type(rg(), '45.111.222-3');
    await expect(page.queryByRole('combobox', { name: /^Regime de bens/ })).toBeNull();
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Estado civil/ }), 'Casado');
    await userEvent.click(page.getByRole('button', { name: 'Enviar meus dados' }));
    await expect(await page.findByText('Escolha o regime de bens do casamento.')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Regime de bens/ }), 'Comunhão Parcial de Bens');
    await userEvent.click(page.getByRole('button', { name: 'Enviar meus dados' }));
    await expect(await page.findByRole('heading', { name: 'Dados enviados' })).toBeVisible();
    await expect(told().map(({ body }) => body)).toMatchObject([
      {
        token: 'um-link',
        name: 'Paulo Neves',
        cpf: '52998224725',
        birth_date: '1985-09-03',
        marital_status: 'married',
        matrimonial_regime: 'partial_communion',
        rg: '45.111.222-3',
      },
    ]);
  },
};

/** Who has no account has nobody who knows addresses: it is typed, the city too, and nothing is asked in vain. */
export const Address: StoryObj = {
  ...at(invitation, { endpoint: wizardPartner.tell, answer: () => ({ status: 204 }) }),
  name: 'Endereço sem ter conta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const address = within(await page.findByRole('region', { name: 'Onde mora' }));
    const box = (name: RegExp) => page.getByRole('textbox', { name });
    await userEvent.type(box(/^CPF/), '529.982.247-25');
    await userEvent.type(box(/^Data de nascimento/), '03/09/1985');
    await userEvent.type(rg(), '45.111.222-3');
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Estado civil/ }), 'Solteiro');
    await userEvent.type(address.getByRole('textbox', { name: /^CEP/ }), '13015001');
    await userEvent.type(address.getByRole('textbox', { name: /^Logradouro/ }), 'Rua Barão de Jaguara');
    await userEvent.type(address.getByRole('textbox', { name: /^Número/ }), '1481');
    await userEvent.type(address.getByRole('textbox', { name: /^Cidade/ }), 'Campinas');
    await userEvent.selectOptions(address.getByRole('combobox', { name: /^UF/ }), 'SP');
    await userEvent.click(page.getByRole('button', { name: 'Enviar meus dados' }));
    await expect(await page.findByRole('heading', { name: 'Dados enviados' })).toBeVisible();
    await expect(told()[0]?.body).toMatchObject({
      address: { cep: '13015001', street: 'Rua Barão de Jaguara', city: 'Campinas', state: 'SP' },
    });
    await expect(publicServer().unanswered).toEqual([]);
  },
};

export const Over: StoryObj = {
  ...at(refuses(wizardPartner.look, 422, 'Este link venceu em 08/12/2026. Peça outro a quem convidou você.')),
  name: 'Link vencido',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    await expect(page.getByText('Este link venceu em 08/12/2026. Peça outro a quem convidou você.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Enviar meus dados' })).toBeNull();
  },
};

export const Used: StoryObj = {
  ...at(refuses(wizardPartner.look, 409, 'Este link já foi usado. Os seus dados foram recebidos.')),
  name: 'Link já usado',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Este link já foi usado. Os seus dados foram recebidos.')).toBeVisible();
  },
};

/** It was used elsewhere while it was filled in here: said, and what was typed stays. */
export const UsedMeanwhile: StoryObj = {
  ...at(
    answers(wizardPartner.look, { name: 'Paulo Neves', company: 'Souza Medicina Ltda', asked_by: null }),
    refuses(wizardPartner.tell, 409, 'Este link já foi usado.'),
  ),
  name: 'Usado enquanto se preenchia',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = (name: RegExp) => page.getByRole('textbox', { name });
    await expect(await page.findByText(/^Quem abriu o cadastro indicou você como sócio\./)).toBeVisible();
    await userEvent.type(box(/^CPF/), '529.982.247-25');
    await userEvent.type(box(/^Data de nascimento/), '03/09/1985');
    await userEvent.type(rg(), '45.111.222-3');
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Estado civil/ }), 'Solteiro');
    await userEvent.click(page.getByRole('button', { name: 'Enviar meus dados' }));
    await expect(await page.findByText('Este link já foi usado.')).toBeVisible();
    await expect(box(/^CPF/)).toHaveValue('529.982.247-25');
  },
};

export const Waiting: StoryObj = { ...at(keepsWaiting(wizardPartner.look)), name: 'Carregando' };

export const Failed: StoryObj = {
  ...at(refuses(wizardPartner.look, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(invitation),
  ...phone,
  name: 'No celular',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Enviar meus dados' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
