import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { publicScreen } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Público/Políticas' } satisfies Meta;

const says =
  (title: string, text: RegExp): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await page.findByText(text)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Políticas' })).toBeVisible();
  };

const inForce = {
  id: 3,
  text: 'Estes termos valem entre você e o Esteto.',
  published_at: '2026-11-02T12:00:00.000Z',
  what_changed: null,
  former_text: null,
};

export const Terms: StoryObj = {
  ...publicScreen({ routes, at: '/termos-de-servico', answers: [answers(termsOfService.current, inForce)] }),
  name: 'Termos de serviço',
  play: says('Termos de serviço', /^Estes termos valem/),
};
/** Before the first version is published. */
export const NoTerms: StoryObj = {
  ...publicScreen({ routes, at: '/termos-de-servico', answers: [refuses(termsOfService.current, 404, '')] }),
  name: 'Sem termos publicados',
  play: says('Termos de serviço', /Recurso não encontrado/),
};
export const Privacy: StoryObj = {
  ...publicScreen({ routes, at: '/politica-de-privacidade' }),
  name: 'Política de privacidade',
  play: says('Política de privacidade', /Autoridade Nacional de Proteção de Dados/),
};
export const Cookies: StoryObj = {
  ...publicScreen({ routes, at: '/politica-de-cookies' }),
  name: 'Política de cookies',
  play: says('Política de cookies', /e um terceiro se você pedir/),
};
