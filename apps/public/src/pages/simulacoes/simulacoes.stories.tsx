import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { LEAD_CONSENT } from '@esteto/domain/simulation/simulation-lead';
import { toRoutes } from '@esteto/shell/route/to-routes';
import { PublicProviders } from '@esteto/shell/start/public-providers.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

let answer: FakeAnswer;
let server: ReturnType<typeof fakeFetch>;

const Opened = ({ query }: { query: string }) => {
  const [router] = useState(() => createMemoryRouter(toRoutes(routes), { initialEntries: [`/simulacoes${query}`] }));
  return (
    <PublicProviders router={router}>
      <RouterProvider router={router} />
    </PublicProviders>
  );
};

const meta = {
  title: 'Telas/Público/Simulação de tributos',
  component: Opened,
  render: (args, { id }) => <Opened key={id} {...args} />,
  args: { query: '' },
  parameters: { screen: true },
  beforeEach: () => {
    answer = { status: 204 };
    server = fakeFetch(() => answer);
    startApi({ token: () => null, onFailure: () => undefined });
    return () => server.undo();
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof Opened>;

const isWhole = async (root: HTMLElement) => {
  await expect(await within(root).findByText('E se a receita mudar?')).toBeVisible();
  await waitFor(() => expect(root.querySelectorAll('.recharts-line-curve').length).toBeGreaterThan(2), { timeout: 10_000 });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

/** The answer follows the figures as they are typed, without a call; a half typed one leaves the last answer. */
export const Figures: Story = {
  name: 'Mudar os números',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^R\$\s25\.498,49$/, { selector: 'p' })).toBeVisible();
    const revenue = canvas.getByLabelText(/^Receita por mês/);
    await userEvent.clear(revenue);
    await expect(canvas.getByText(/^R\$\s25\.498,49$/, { selector: 'p' })).toBeVisible();
    await userEvent.type(revenue, '10000');
    await expect(await canvas.findByText('Simples Nacional, anexo III', { selector: 'strong' })).toBeVisible();
    const [best] = canvas.getAllByRole('article');
    await userEvent.click(within(best as HTMLElement).getByRole('button', { name: 'Como se chega a cada valor' }));
    await expect(within(best as HTMLElement).getByText(/LC 123\/2006, art\. 18$/)).toBeVisible();
    await expect(server.requests).toEqual([]);
    await isWhole(canvasElement);
  },
};

/** Leaves name and contacts by consent; without it nothing is sent. */
export const Kept: Story = {
  name: 'Guardar',
  args: { query: '?receita=45000&servico=hospitalar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Nome/), 'Helena Duarte');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'helena@demo.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar simulação' }));
    await expect(await canvas.findByText(/precisamos do seu consentimento/)).toBeVisible();
    await expect(server.requests).toEqual([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Concordo que o Esteto guarde/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar simulação' }));
    await expect(await canvas.findByText(/^Simulação guardada/)).toBeVisible();
    await expect(server.requests).toMatchObject([
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

export const NotKept: Story = {
  name: 'Não guardada',
  play: async ({ canvasElement }) => {
    const words = 'E-mail inválido. Confira o domínio.';
    answer = { status: 422, body: { message: words, errors: { email: [words] } } };
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Nome/), 'Helena Duarte');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'helena@demo.test');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Concordo que o Esteto guarde/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar simulação' }));
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Helena Duarte');
  },
};

/** What the link says and cannot be is told, and the rest of it holds. */
export const BadLink: Story = {
  name: 'Link com valores que não valem',
  args: { query: '?receita=abc&iss=9&despesas=1000' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/O link trazia “abc”/)).toBeVisible();
    await expect(canvas.getByText(/no máximo 5 %/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Despesas por mês/)).toHaveValue('1.000,00');
    await expect(canvas.getByLabelText(/^Receita por mês/)).toHaveValue('30.000,00');
  },
};

/** Beyond the Simples, and above what the law leaves of a month's profit. */
export const Large: Story = {
  name: 'Receita alta',
  args: { query: '?receita=10000000&despesas=2000000&salarios=1500000&regime=simples' },
  play: ({ canvasElement }) => isWhole(canvasElement),
};

export const Loss: Story = {
  name: 'Prejuízo',
  args: { query: '?receita=0&despesas=9000&regime=pf' },
  play: ({ canvasElement }) => isWhole(canvasElement),
};

export const OnAPhone: Story = {
  name: 'No celular',
  ...phone,
  args: { query: '?receita=98765,43&hoje=20000&regime=presumido' },
  play: ({ canvasElement }) => isWhole(canvasElement),
};
