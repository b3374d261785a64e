import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { type ProposalView, proposal } from '@esteto/contract/opening/proposal';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const view: ProposalView = {
  person: 'Helena Duarte',
  sender: 'Marcos Lima',
  message: 'Como conversamos, este é o plano que cabe no seu momento.\nQualquer dúvida, é só responder.',
  account_type: 'new_company',
  partners: 2,
  is_resident: false,
  coupon: 'BEMVINDO',
  plan_name: 'Essencial',
  services: ['Contabilidade mensal', 'Emissão de notas', 'Folha do sócio'],
  revenue_limit_month: 5_000_000,
  price: {
    lines: [
      { kind: 'base', label: 'Plano Essencial', amount: 24_900, reason: 'Preço do plano.' },
      { kind: 'extra_partner', label: '1 sócio adicional', amount: 4990, reason: 'O plano cobra por sócio adicional.' },
      { kind: 'coupon', label: 'Cupom BEMVINDO', amount: -4980, reason: '20,00 % do preço do plano, por mais 3 pagamentos.' },
    ],
    total: 24_910,
    after_coupon: { total: 29_890, payments_left: 3 },
  },
  simulation: {
    competence: '2026-11',
    input: { ...firstSimulation('2026-11'), revenue: 4_200_000 },
    best_regime: 'simples_iii',
    result: [
      { regime: 'simples_iii', tax: 6_100_000, net: 42_300_000 },
      { regime: 'natural_person', tax: 13_900_000, net: 34_500_000 },
    ],
  },
  sent_at: '2026-11-20T12:00:00Z',
  valid_until: '2026-12-04',
  is_taken: false,
};

const at = (...told: StoryAnswer[]): StoryObj => publicScreen({ routes, at: '/proposta/um-link', answers: told });

export default { title: 'Telas/Público/Proposta' } satisfies Meta;

/** Plan, price line by line and simulation as they were sent; 'Começar' carries the proposal on. It is asked for once: each time is a visit. */
export const Opened: StoryObj = {
  ...at(answers(proposal.look, view)),
  name: 'A proposta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Helena, sua proposta' })).toBeVisible();
    await expect(page.getByText(/^Marcos Lima preparou para você\. O preço vale até 4 de dezembro de 2026\.$/)).toBeVisible();
    await expect(page.getByText('Cupom BEMVINDO')).toBeVisible();
    await expect(page.getByText(/Ainda 3 pagamentos com desconto/)).toBeVisible();
    await expect(page.getByText('Simples Nacional, anexo III (sobra mais)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Começar' })).toHaveAttribute('href', '/cadastro?proposta=um-link&tipo=new_company');
    await expect(page.getByRole('link', { name: 'Mudar os números' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/simulacoes\?proposta=um-link&receita=42000&/),
    );
    await expect(publicServer().requests.map(({ path, body }) => [path, body])).toEqual([['proposals/look', { token: 'um-link' }]]);
  },
};

export const Taken: StoryObj = {
  ...at(answers(proposal.look, { ...view, simulation: null, message: null, is_taken: true })),
  name: 'Cadastro já iniciado',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/O cadastro por esta proposta já começou/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Começar' })).toBeNull();
  },
};

export const Over: StoryObj = {
  ...at(refuses(proposal.look, 422, 'Esta proposta valeu até 04/12/2026. Peça outra a quem a enviou.')),
  name: 'Vencida',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Esta proposta não pode ser aberta' })).toBeVisible();
    await expect(page.getByText('Esta proposta valeu até 04/12/2026. Peça outra a quem a enviou.')).toBeVisible();
  },
};

export const Waiting: StoryObj = { ...at(keepsWaiting(proposal.look)), name: 'Carregando' };

export const Failed: StoryObj = {
  ...at(refuses(proposal.look, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(answers(proposal.look, view)),
  ...phone,
  name: 'No celular',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Começar' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
