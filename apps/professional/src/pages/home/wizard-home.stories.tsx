import { answers, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, storyCompany } from '@esteto/auth/testing/story-people';
import { signup } from '@esteto/contract/opening/signup';
import { type WizardFacts, wizard } from '@esteto/contract/opening/wizard';
import { type WizardDocumentRow, wizardDocument } from '@esteto/contract/opening/wizard-document';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { storyOffer as essential } from '@esteto/features/plan/plan/story-plan';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, movesOn, registration, standing } from '../../features/cadastro/story-wizard.ts';
import { routes } from '../../routes.ts';

const begun: WizardFacts = { ...registration, step: 'plan_choice', plan_id: null, order_value: null, payment_status: null, version: 1 };

const at = (facts: WizardFacts, others: readonly StoryAnswer[] = []): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app', ...standing(facts, others) });

export default { title: 'Telas/Médico/Início no cadastro' } satisfies Meta;

/** What comes next and why, what is ahead with its minutes; nothing of a company that works. */
export const Begun: StoryObj = {
  ...at(begun, [answers(wizardOrder.plans, [essential])]),
  name: 'Empresa nova na escolha do plano',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'Seu cadastro · Nova Empresa' })).toBeVisible();
    const steps = within(page.getByRole('list', { name: 'Etapas do cadastro' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(10);
    await expect(steps.getAllByRole('img', { name: 'Feito' })).toHaveLength(1);
    await expect(page.getByText('1 de 10 etapas')).toBeVisible();
    await expect(page.getByText(/^Faltam uns 35 minutos\./)).toBeVisible();
    await expect(theServer().requests.filter(({ path }) => path === 'overview')).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: 'Continuar (3 min)' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Escolha do Plano' })).toBeVisible();
  },
};

/** Who had an account when they followed a link: what it brought is kept once, and the address is clean again. */
export const Brought: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app?cupom=AMIGO10&indicacao=K7QX2MBD&receita=42000',
    ...standing(begun, [{ endpoint: signup.bring, answer: () => ({ body: { wizard: { ...begun, coupon: 'AMIGO10' } } }) }]),
  }),
  name: 'Com o que um link trouxe',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'Seu cadastro · Nova Empresa' })).toBeVisible();
    await expect(bodiesOf(signup.bring)).toMatchObject([
      { coupon: 'AMIGO10', referral: 'K7QX2MBD', proposal: null, simulation: { revenue: 4_200_000 } },
    ]);
  },
};

/** Another type before anything is paid: what was told and fits goes on. */
export const Changed: StoryObj = {
  ...at(begun, [
    answers(wizardOrder.plans, [essential]),
    ...movesOn(begun, wizard.changeType, { ...begun, account_type: 'natural_person' }),
  ]),
  name: 'Trocar o tipo de conta',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('link', { name: 'Trocar' }));
    const dialog = await dialogCalled('Trocar o tipo de conta');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Pessoa Física/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar' }));
    await expect(await page.findByText('Tipo de conta trocado.')).toBeVisible();
    await expect(bodiesOf(wizard.changeType)).toEqual([{ account_type: 'natural_person', version: 1 }]);
  },
};

/** It is our turn: said, with the way to look. */
export const Paid: StoryObj = {
  ...at({ ...registration, step: 'payment', payment_status: 'claimed' }),
  name: 'Pagamento em conferência',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/^Recebemos o seu comprovante e estamos conferindo\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver o pagamento' })).toHaveAttribute(
      'href',
      expect.stringContaining('/app/cadastro/pagamento'),
    );
  },
};

export const Failed: StoryObj = {
  ...at(begun, [refuses(wizard.state, 500, 'O servidor da história falhou.')]),
  name: 'Com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(begun),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('link', { name: 'Continuar (3 min)' })).toBeVisible();
    await fitsTheScreen();
  },
};

const concluded: WizardFacts = { ...registration, step: 'concluded' };
const papers = (['voter_title', 'cpf_card', 'identity', 'proof_of_residence'] as const).map(
  (kind, index): WizardDocumentRow => ({
    id: index + 1,
    version: 1,
    kind,
    status: 'sent',
    reason: null,
    valid_until: null,
    name: `${kind}.pdf`,
    mime: 'application/pdf',
    created_at: '2026-11-20T12:00:00Z',
  }),
);
/** The home of a company that is complete, without a CNPJ yet: nothing but what it waits for. */
const complete = (facts: WizardFacts, others: readonly StoryAnswer[] = []): StoryObj =>
  storyScreen({
    app: 'professional',
    routes,
    at: '/app',
    ...standing(facts, others),
    person: {
      ...doctor,
      companies: [{ ...storyCompany, cnpj: null, has_document: false, has_plan: facts.plan_id !== null, wizard_step: 'concluded' }],
    },
  });

export const Checked: StoryObj = {
  ...complete(concluded, [answers(wizardDocument.list, papers)]),
  name: 'Completo: documentos em conferência',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'Cadastro completo' })).toBeVisible();
    await expect(await page.findByText(/assim que o último for aceito, a abertura da empresa começa\.$/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Ver o que falta' })).toBeNull();
    await expect(page.getByText('Notas, tomadores e extratos abrem quando o cadastro tiver CNPJ.')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Solicitar nota' })).toBeNull();
    await expect(page.queryByRole('link', { name: 'Cadastrar tomador' })).toBeNull();
    await expect(theServer().requests.filter(({ path }) => path === 'overview')).toEqual([]);
  },
};

export const Returned: StoryObj = {
  ...complete(concluded, [
    answers(
      wizardDocument.list,
      papers.map((paper) => (paper.kind === 'identity' ? { ...paper, status: 'returned', reason: 'Falta o verso.' } : paper)),
    ),
  ]),
  name: 'Completo: documento devolvido',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/^A equipe devolveu documentos\./)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Ver o que falta' }));
    await expect(await page.findByText(/Falta o verso\./)).toBeVisible();
  },
};

/** Nothing is said of papers that nobody could read. */
export const PapersFailed: StoryObj = {
  ...complete(concluded, [refuses(wizardDocument.list, 500, 'O servidor da história falhou.')]),
  name: 'Completo: documentos com erro',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.queryByText(/^Você terminou a sua parte\./)).toBeNull();
  },
};

const trial: WizardFacts = {
  ...concluded,
  account_type: 'free_trial',
  wants: 'migrated_company',
  plan_id: null,
  order_value: null,
  payment_status: null,
};

/** Who tries the product stays with one click, as what they said they would become. */
export const Trial: StoryObj = {
  ...complete(trial, [
    answers(wizardOrder.plans, [essential]),
    ...movesOn(trial, wizard.changeType, { ...trial, account_type: 'migrated_company', step: 'plan_choice' }),
  ]),
  name: 'Completo: teste grátis',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('Notas, tomadores e extratos abrem quando o cadastro tiver CNPJ e plano.')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Contratar: Migrar Empresa' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Escolha do Plano' })).toBeVisible();
    await expect(bodiesOf(wizard.changeType)).toEqual([{ account_type: 'migrated_company', version: trial.version }]);
  },
};
