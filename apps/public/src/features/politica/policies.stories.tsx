import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { PublicScreen } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../routes.ts';

let answer: FakeAnswer;
let server: ReturnType<typeof fakeFetch>;

const meta = {
  title: 'Telas/Público/Políticas',
  component: PublicScreen,
  parameters: { screen: true },
  beforeEach: () => {
    answer = { body: { id: 3, text: 'Estes termos valem entre você e o Esteto.', published_at: '2026-11-02T12:00:00.000Z' } };
    server = fakeFetch(() => answer);
    startApi({ token: () => null, onFailure: () => undefined });
    return () => server.undo();
  },
} satisfies Meta<typeof PublicScreen>;
export default meta;
type Story = StoryObj<typeof PublicScreen>;

const says =
  (title: string, text: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await page.findByText(text)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Políticas' })).toBeVisible();
  };

export const Terms: Story = {
  name: 'Termos de serviço',
  args: { routes, at: '/termos-de-servico' },
  play: says('Termos de serviço', /^Estes termos valem/),
};
/** Before the first version is published. */
export const NoTerms: Story = {
  name: 'Sem termos publicados',
  args: { routes, at: '/termos-de-servico' },
  beforeEach: () => {
    answer = { status: 404, body: { message: '' } };
  },
  play: says('Termos de serviço', /Recurso não encontrado/),
};
export const Privacy: Story = {
  name: 'Política de privacidade',
  args: { routes, at: '/politica-de-privacidade' },
  play: says('Política de privacidade', /Autoridade Nacional de Proteção de Dados/),
};
export const Cookies: Story = {
  name: 'Política de cookies',
  args: { routes, at: '/politica-de-cookies' },
  play: says('Política de cookies', /dois cookies/),
};
