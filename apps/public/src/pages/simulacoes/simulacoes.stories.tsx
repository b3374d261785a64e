import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { lawTable, lawTableAnswer } from '@esteto/contract/month/law-table';
import { simulation } from '@esteto/contract/opening/simulation';
import { LAW_TABLES } from '@esteto/domain/law/tax/tables/law-tables';
import { LEAD_CONSENT } from '@esteto/domain/opening/simulation/simulation-lead';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const kept: StoryAnswer = { endpoint: simulation.keep, answer: () => ({ status: 204 }) };

const tables = answers(lawTable.inForce, lawTableAnswer(LAW_TABLES));

const screen = (query = '', keeping: StoryAnswer = kept) => publicScreen({ routes, at: `/simulacoes${query}`, answers: [keeping, tables] });

export default { title: 'Telas/Público/Simulação de tributos' } satisfies Meta;

/** All that is sent, beside the tables that are asked for once. */
const sent = () => publicServer().requests.filter(({ method }) => method !== 'GET');

const isWhole = async (root: HTMLElement) => {
  await expect(await within(root).findByText('E se a receita mudar?')).toBeVisible();
  await waitFor(() => expect(root.querySelectorAll('.recharts-line-curve').length).toBeGreaterThan(2));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

/** The answer follows the figures as they are typed, without a call; a half typed one leaves the last answer. */
export const Figures: StoryObj = {
  ...screen(),
  name: 'Mudar os números',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^R\$\s25\.755,34$/, { selector: 'p' })).toBeVisible();
    const revenue = canvas.getByLabelText(/^Receita por mês/);
    await userEvent.clear(revenue);
    await expect(canvas.getByText(/^R\$\s25\.755,34$/, { selector: 'p' })).toBeVisible();
    await userEvent.type(revenue, '10000');
    await expect(await canvas.findByText('Simples Nacional, anexo III', { selector: 'strong' })).toBeVisible();
    const [best] = canvas.getAllByRole('article');
    await userEvent.click(within(best as HTMLElement).getByRole('button', { name: 'Como se chega a cada valor' }));
    await expect(within(best as HTMLElement).getByText(/LC 123\/2006, art\. 18$/)).toBeVisible();
    await expect(sent()).toEqual([]);
    await isWhole(canvasElement);
  },
};

/** Leaves name and contacts by consent; without it nothing is sent. */
export const Kept: StoryObj = {
  ...screen('?receita=45000&servico=hospitalar'),
  name: 'Guardar',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Nome/), 'Helena Duarte');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'helena@demo.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar simulação' }));
    await expect(await canvas.findByText(/precisamos do seu consentimento/)).toBeVisible();
    await expect(sent()).toEqual([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Concordo que o Esteto guarde/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar simulação' }));
    await expect(await canvas.findByText(/^Simulação guardada/)).toBeVisible();
    await expect(sent()).toMatchObject([
      {
        method: 'POST',
        path: 'simulations',
        body: {
          name: 'Helena Duarte',
          email: 'helena@demo.test',
          consent: true,
          consent_version: LEAD_CONSENT.version,
          input: { revenue: 4_500_000, activity: 'hospital' },
        },
      },
    ]);
  },
};

/** What the link brought goes on into the account with the figures as they are now. */
export const Carries: StoryObj = {
  ...screen('?receita=45000&cupom=AMIGO10&indicacao=K7QX2MBD&proposta=um-link'),
  name: 'Levar para a conta',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Criar conta' });
    const carried = () => Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://esteto.test').searchParams);
    await expect(carried()).toMatchObject({ cupom: 'AMIGO10', indicacao: 'K7QX2MBD', proposta: 'um-link', receita: '45000' });
    const revenue = canvas.getByLabelText(/^Receita por mês/);
    await userEvent.clear(revenue);
    await userEvent.type(revenue, '10000');
    await waitFor(() => expect(carried()).toMatchObject({ cupom: 'AMIGO10', indicacao: 'K7QX2MBD', receita: '10000' }));
  },
};

const BAD_EMAIL = 'E-mail inválido. Confira o domínio.';

export const NotKept: StoryObj = {
  ...screen('', {
    endpoint: simulation.keep,
    answer: () => ({ status: 422, body: { message: BAD_EMAIL, errors: { email: [BAD_EMAIL] } } }),
  }),
  name: 'Não guardada',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Nome/), 'Helena Duarte');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'helena@demo.test');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Concordo que o Esteto guarde/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar simulação' }));
    await expect(await canvas.findByText(BAD_EMAIL)).toBeVisible();
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Helena Duarte');
  },
};

/** What the link says and cannot be is told, and the rest of it holds. */
export const BadLink: StoryObj = {
  ...screen('?receita=abc&iss=9&despesas=1000'),
  name: 'Link com valores que não valem',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/O link trazia “abc”/)).toBeVisible();
    await expect(canvas.getByText(/no máximo 5 %/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Despesas por mês/)).toHaveValue('1.000,00');
    await expect(canvas.getByLabelText(/^Receita por mês/)).toHaveValue('30.000,00');
  },
};

/** Beyond the Simples, and above what the law leaves of a month's profit. */
export const Large: StoryObj = {
  ...screen('?receita=10000000&despesas=2000000&salarios=1500000&regime=simples'),
  name: 'Receita alta',
  play: ({ canvasElement }) => isWhole(canvasElement),
};

export const Loss: StoryObj = {
  ...screen('?receita=0&despesas=9000&regime=pf'),
  name: 'Prejuízo',
  play: ({ canvasElement }) => isWhole(canvasElement),
};

export const OnAPhone: StoryObj = {
  ...screen('?receita=98765,43&hoje=20000&regime=presumido'),
  name: 'No celular',
  ...phone,
  play: ({ canvasElement }) => isWhole(canvasElement),
};
