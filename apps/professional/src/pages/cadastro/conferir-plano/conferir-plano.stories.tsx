import { answers, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import type { OfferedPlan } from '@esteto/contract/plan/plan';
import { storyOffer as essential } from '@esteto/features/plan/plan/story-plan';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, movesOn, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts = { ...registration, step: 'plan_check' as const, payment_status: null, coupon: 'BEMVINDA' };

const plan: OfferedPlan = {
  ...essential,
  price: {
    lines: [
      ...essential.price.lines,
      { kind: 'extra_partner', label: '1 sócio a mais', amount: 5_000, reason: 'O plano inclui um sócio.' },
      { kind: 'coupon', label: 'Cupom BEMVINDA', amount: -6_980, reason: '20 % nos 3 primeiros pagamentos.' },
    ],
    total: 27_920,
    after_coupon: { total: 34_900, payments_left: 3 },
  },
};
const plans = answers(wizardOrder.plans, [plan]);

const at = (told: StoryAnswer[], given = facts): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/conferir-plano', ...standing(given, told) });

export default { title: 'Telas/Médico/Cadastro/Conferir Plano' } satisfies Meta;

/** Each line of the price with its reason, what it is after the coupon; confirmed, it is paid. */
export const Filled: StoryObj = {
  ...at([
    plans,
    ...movesOn(facts, wizardOrder.confirm, { ...facts, step: 'payment', payment_status: 'open' }),
    answers(wizardOrder.payment, { payment: null }),
  ]),
  name: 'Com o preço linha por linha',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'Plano Essencial' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'O que é Cupom BEMVINDA?' }));
    await expect(await page.findByRole('note', { name: 'Cupom BEMVINDA' })).toHaveTextContent('20 % nos 3 primeiros pagamentos.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('note')).toBeNull());
    await expect(page.getByText(/Ainda 3 pagamentos com desconto/)).toHaveTextContent(/depois, R\$\s349,00 por mês/);
    await userEvent.click(page.getByRole('button', { name: 'Confirmar e pagar' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
    await expect(bodiesOf(wizardOrder.confirm)).toEqual([{ version: facts.version }]);
  },
};

/** The price changed while it was looked at: said where the button is. */
export const Refused: StoryObj = {
  ...at([plans, refuses(wizardOrder.confirm, 409, 'O plano mudou. Confira o preço de novo.')]),
  name: 'Plano que mudou',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Confirmar e pagar' }));
    await expect(await page.findByText('O plano mudou. Confira o preço de novo.')).toBeVisible();
  },
};

export const CouponRefused: StoryObj = {
  ...at([answers(wizardOrder.plans, [{ ...essential, coupon_refusal: 'O cupom BEMVINDA venceu em 01/11/2026.' }])]),
  name: 'Cupom que não vale mais',
  play: async () => {
    await expect(await within(document.body).findByText('O cupom BEMVINDA venceu em 01/11/2026.')).toBeVisible();
  },
};

export const Gone: StoryObj = {
  ...at([answers(wizardOrder.plans, [])]),
  name: 'Plano que saiu da lista',
  play: async () => {
    const other = await within(document.body).findByRole('link', { name: 'Escolher outro plano' });
    await expect(other).toHaveAttribute('href', expect.stringContaining('/app/cadastro/plano'));
  },
};

/** Days of trial come before the first payment, which falls due on the day after. */
export const Trial: StoryObj = {
  ...at([
    answers(wizardOrder.plans, [{ ...essential, trial_days: 15 }]),
    ...movesOn(facts, wizardOrder.confirm, { ...facts, order_value: 0, step: 'company_type' }),
  ]),
  name: 'Com dias de teste',
  play: async () => {
    const page = within(document.body);
    await expect(
      await page.findByText(/^15 dias de teste, a contar de hoje\. O primeiro pagamento, de R\$\s299,00, vence em/),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Começar o plano' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Tipo de Empresa' })).toBeVisible();
  },
};

/** Nothing to pay: the plan begins, and the step after the payment is next. */
export const Free: StoryObj = {
  ...at(
    [
      answers(wizardOrder.plans, [{ ...essential, price: { ...essential.price, total: 0 } }]),
      ...movesOn({ ...facts, order_value: 0 }, wizardOrder.confirm, { ...facts, order_value: 0, step: 'company_type' }),
    ],
    { ...facts, order_value: 0 },
  ),
  name: 'Nada a pagar',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Começar o plano' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Tipo de Empresa' })).toBeVisible();
  },
};
