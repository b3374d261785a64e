import { answers, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import type { OfferedPlan } from '@esteto/contract/plan/plan';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { storyOffer as essential } from '@esteto/features/plan/plan/story-plan';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, movesOn, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts = { ...registration, step: 'plan_choice' as const, plan_id: null, order_value: null, payment_status: null };

const complete: OfferedPlan = {
  ...essential,
  id: 2,
  name: 'Completo',
  services: ['Contabilidade da empresa', 'Notas sem limite', 'Licenças renovadas por nós'],
  revenue_limit_month: null,
  price: {
    ...essential.price,
    lines: [{ kind: 'base', label: 'Plano Completo', amount: 49_900, reason: 'O preço do plano.' }],
    total: 49_900,
  },
};

const cheaper: OfferedPlan = {
  ...complete,
  price: {
    lines: [
      ...complete.price.lines,
      { kind: 'coupon', label: 'Cupom BEMVINDA', amount: -9_980, reason: '20 % nos 3 primeiros pagamentos.' },
    ],
    total: 39_920,
    after_coupon: { total: 49_900, payments_left: 3 },
  },
};

const REFUSAL = 'O cupom BEMVINDA não vale para o plano Essencial.';

const plans = answers(wizardOrder.plans, ({ query }) =>
  query?.['coupon'] === 'BEMVINDA' ? [{ ...essential, coupon_refusal: REFUSAL }, cheaper] : [essential, complete],
);

const at = (...told: StoryAnswer[]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/plano', ...standing(facts, told) });

export default { title: 'Telas/Médico/Cadastro/Escolha do Plano' } satisfies Meta;

/** The coupon counts for one plan and not for the other, which says so; the one chosen is sent with it. */
export const Filled: StoryObj = {
  ...at(
    plans,
    ...movesOn(facts, wizardOrder.choose, { ...facts, step: 'plan_check', plan_id: 2, coupon: 'BEMVINDA', order_value: 39_920 }),
  ),
  name: 'Com um cupom',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('radio', { name: /^Completo\s*R\$\s499,00/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Escolher plano' }));
    await expect(await page.findByText('Escolha um plano da lista.')).toBeVisible();
    await expect(bodiesOf(wizardOrder.choose)).toEqual([]);
    await userEvent.type(page.getByRole('textbox', { name: 'Cupom de desconto' }), 'BEMVINDA');
    await expect(await page.findByText(REFUSAL)).toBeVisible();
    await expect(page.getByText(/depois, R\$\s499,00/)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^Completo\s*R\$\s399,20/ }));
    await userEvent.click(page.getByRole('button', { name: 'Escolher plano' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Conferir Plano' })).toBeVisible();
    await expect(bodiesOf(wizardOrder.choose)).toEqual([
      { plan: 2, coupon: 'BEMVINDA', is_resident: false, partners: 2, version: facts.version },
    ]);
  },
};

/** How many partners there will be, and a resident's own price: asked for as it is said. */
export const Partners: StoryObj = {
  ...at(plans),
  name: 'Com mais sócios, e residente',
  play: async () => {
    const page = within(document.body);
    const partners = await page.findByRole('textbox', { name: /^Sócios/ });
    await userEvent.clear(partners);
    await userEvent.type(partners, '3');
    await userEvent.tab();
    const asked = () => theServer().requests.findLast(({ path }) => path === 'wizard/plans')?.query;
    await waitFor(() => expect(asked()).toMatchObject({ partners: '3' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Sou médico residente' }));
    await waitFor(() => expect(asked()).toMatchObject({ partners: '3', is_resident: 'true' }));
    await expect(await page.findByText('O que você digitou está guardado.')).toBeVisible();
  },
};

/** What was simulated before stands beside the plans, and a plan that ends below it says so; what a proposal offered is chosen already. */
export const Brought: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/cadastro/plano',
    ...standing(
      {
        ...facts,
        plan_id: 2,
        coupon: 'BEMVINDA',
        simulation: { ...firstSimulation('2026-11'), revenue: 4_200_000 },
        agreed: { plan_id: 2, valid_until: '2026-12-08' },
      },
      [plans],
    ),
  }),
  name: 'Com simulação e proposta',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('radio', { name: /^Completo/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toHaveValue('BEMVINDA');
    await expect(page.getByText('O plano da sua proposta, com o preço dela até 08/12/2026.')).toBeVisible();
    await expect(page.getByText(/^A receita simulada, de R\$\s42\.000,00 por mês, passa do limite deste plano\.$/)).toBeVisible();
    await expect(page.getByText(/^Com R\$\s42\.000,00 de receita por mês, sobra mais com/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ver a simulação' }));
    await expect(await page.findByText('Quanto fica com você por mês')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mudar os números' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/app\/simulacoes\?receita=42000&/),
    );
    await fitsTheScreen();
  },
};

export const None: StoryObj = {
  ...at(answers(wizardOrder.plans, [])),
  name: 'Sem planos',
  play: async () => {
    await expect(await within(document.body).findByText('Nenhum plano disponível para este tipo de conta.')).toBeVisible();
  },
};

/** The rest of the step stays where it is. */
export const Failed: StoryObj = {
  ...at(refuses(wizardOrder.plans, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(plans),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('radio', { name: /^Completo/ })).toBeVisible();
    await fitsTheScreen();
  },
};
