import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { overview } from '@esteto/contract/office/overview';
import { type WizardFacts, wizard } from '@esteto/contract/opening/wizard';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';
import { bodiesOf, fitsTheScreen, registration, standing } from './story-wizard.ts';

const at = (address: string, told: readonly StoryAnswer[] = [], facts: WizardFacts = registration): StoryObj =>
  storyScreen({ app: 'professional', routes, at: address, ...standing(facts, told) });
const heading = (name: string) => within(document.body).findByRole('heading', { level: 1, name });

export default { title: 'Telas/Médico/Cadastro/Uma etapa' } satisfies Meta;

export const Waiting: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [keepsWaiting(wizard.state)]),
  name: 'Carregando',
  play: async () => {
    await expect(await heading('Tipo de Empresa')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [refuses(wizard.state, 500, 'O servidor da história falhou.')]),
  name: 'Com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** What was done may be opened again up to the payment; what is ahead only says how long it takes. */
export const Line: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [], { ...registration, step: 'company_data' }),
  name: 'As etapas ao lado',
  play: async () => {
    const steps = within(await within(document.body).findByRole('list', { name: 'Etapas do cadastro' }));
    await expect(steps.getAllByRole('img', { name: 'Feito' })).toHaveLength(5);
    await expect(steps.getByText('Tipo de Empresa').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(steps.queryByRole('link', { name: 'Pagamento' })).toBeNull();
    await expect(steps.queryByRole('link', { name: 'Contrato' })).toBeNull();
    await userEvent.click(steps.getByRole('link', { name: 'Dados da Empresa' }));
    await expect(await heading('Dados da Empresa')).toBeVisible();
  },
};

/** Whoever is not there yet is led to the step that is open. */
export const Ahead: StoryObj = {
  ...at('/app/cadastro/contrato'),
  name: 'Etapa que ainda não se abre',
  play: async () => {
    await expect(await heading('Tipo de Empresa')).toBeVisible();
  },
};

export const Paid: StoryObj = {
  ...at('/app/cadastro/plano'),
  name: 'Atrás do que já foi pago',
  play: async () => {
    await expect(await heading('Tipo de Empresa')).toBeVisible();
  },
};

export const NoWizard: StoryObj = {
  ...at('/app/cadastro/plano', [answers(wizard.state, { wizard: null }), answers(overview.home, { months: null, invoices: null })]),
  name: 'Empresa sem cadastro',
  play: async () => {
    await expect(await heading('Início')).toBeVisible();
  },
};

/** Typed on another device and not sent: found again over what was sent before. */
export const Typed: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [], {
    ...registration,
    company_type: { legal_nature: 'limited', type_of_establishment: null, cnaes: ['8630-5/03'] },
    drafts: [
      {
        step: 'company_type',
        values: JSON.stringify({ legal_nature: 'simple_pure', type_of_establishment: 'clinic', cnaes: ['8630-5/01'] }),
        typed_at: '2026-11-24T12:00:00.000Z',
        helper: null,
      },
    ],
  }),
  name: 'O que foi digitado volta',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('radio', { name: /^Sociedade Simples Pura/ })).toBeChecked();
    await expect(page.getByRole('combobox', { name: /^Onde vai atender/ })).toHaveDisplayValue('Clínica');
    await expect(page.getByRole('checkbox', { name: /^8630-5\/01/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^8630-5\/03/ })).not.toBeChecked();
  },
};

/** Kept a moment after the last key, in the name of the step. */
export const Kept: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa'),
  name: 'Guardado enquanto se digita',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: /^8630-5\/03/ }));
    await expect(await page.findByText('O que você digitou está guardado.')).toBeVisible();
    const [kept] = bodiesOf(wizard.keepDraft);
    await expect(kept).toMatchObject({ step: 'company_type' });
    await expect(JSON.parse(String(kept?.['values']))).toMatchObject({ cnaes: ['8630-5/03'] });
  },
};

const helped: WizardFacts['drafts'][number] = {
  step: 'company_type',
  values: JSON.stringify({ legal_nature: 'limited', type_of_establishment: 'clinic', cnaes: ['8630-5/01'] }),
  typed_at: '2026-11-24T14:00:00.000Z',
  helper: 'Marcos Lima',
};

/** Filled in by our team while the owner typed: what they wrote is shown, whose it is, and it is the owner who sends it. */
export const Helped: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [
    answers(wizard.state, () => ({ wizard: { ...registration, drafts: bodiesOf(wizard.keepDraft).length > 0 ? [helped] : [] } })),
    {
      endpoint: wizard.keepDraft,
      answer: ({ body }) =>
        body?.['seen'] === helped.typed_at ? { status: 204 } : { status: 409, body: { message: 'A equipe preencheu.' } },
    },
  ]),
  name: 'Preenchido com a equipe',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: /^8630-5\/03/ }));
    await expect(await page.findByText(/^Marcos Lima, da nossa equipe, preencheu esta etapa/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^8630-5\/01/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^8630-5\/03/ })).not.toBeChecked();
    await userEvent.click(page.getByRole('checkbox', { name: /^8630-5\/03/ }));
    await expect(await page.findByText('O que você digitou está guardado.')).toBeVisible();
    await expect(bodiesOf(wizard.keepDraft).at(-1)).toMatchObject({ seen: helped.typed_at });
  },
};

export const NotKept: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [refuses(wizard.keepDraft, 500, 'O servidor da história falhou.')]),
  name: 'Não foi possível guardar',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: /^8630-5\/03/ }));
    await expect(await page.findByText(/^Não foi possível guardar o que você digitou\./)).toBeVisible();
  },
};

/** Another device was quicker: said, and nothing that was typed is lost. */
export const Conflict: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa', [refuses(wizard.companyType, 409, 'O cadastro mudou em outro aparelho. Abra a etapa de novo.')]),
  name: 'Mudou em outro aparelho',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: /^8630-5\/03/ }));
    await userEvent.click(page.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await page.findByText('O cadastro mudou em outro aparelho. Abra a etapa de novo.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^8630-5\/03/ })).toBeChecked();
  },
};

/** The steps are folded above what is asked. */
export const OnAPhone: StoryObj = {
  ...at('/app/cadastro/tipo-de-empresa'),
  ...phone,
  name: 'No celular',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByText('Ver as etapas'));
    await expect(page.getAllByRole('list', { name: 'Etapas do cadastro' }).some((list) => list.checkVisibility())).toBe(true);
    await fitsTheScreen();
  },
};
