import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { wizardContract } from '@esteto/contract/opening/wizard-contract';
import { anasSignature } from '@esteto/features/identity/signature/story-signature';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { pasteCode, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts: WizardFacts = { ...registration, step: 'contract' };

const text = answers(wizardContract.read, {
  title: 'Contrato de prestação de serviços contábeis',
  text: 'CONTRATANTE: Ana Souza, CPF 529.982.247-25.\n\n1. O que fazemos\nA contabilidade da empresa, no plano Essencial.\n\n2. Quanto custa\nR$ 299,00 por mês.\n\n3. Como se encerra\nA qualquer momento, com aviso de 30 dias.',
  signature: null,
});
const asked = answers(wizardContract.askCode, { email: 'ana.souza@clinica.com.br' });

const at = (...told: StoryAnswer[]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/contrato', ...standing(facts, told) });

export default { title: 'Telas/Médico/Cadastro/Contrato' } satisfies Meta;

/** Read, accepted, a code that is wrong, and signed with the right one. */
export const Signed: StoryObj = {
  ...at(text, asked, {
    endpoint: wizardContract.sign,
    answer: ({ body }) =>
      body?.['code'] === 'K7M2QX'
        ? { body: { wizard: { ...facts, step: 'concluded' } } }
        : { status: 422, body: { message: 'Confira os campos.', errors: { code: ['Este código não vale. Confira o e-mail.'] } } },
  }),
  name: 'Ler, aceitar e assinar',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'Contrato de prestação de serviços contábeis' })).toBeVisible();
    await expect(page.getByText(/3\. Como se encerra/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Receber código por e-mail' })).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox', { name: 'Li e aceito o contrato' }));
    await userEvent.click(page.getByRole('button', { name: 'Receber código por e-mail' }));
    await expect(await page.findByText('ana.souza@clinica.com.br')).toBeVisible();
    const panel = within(page.getByRole('region', { name: 'Assinatura' }));
    await pasteCode(panel, 'AAAAAA');
    await userEvent.click(panel.getByRole('button', { name: 'Assinar o contrato' }));
    await expect(await panel.findByText('Este código não vale. Confira o e-mail.')).toBeVisible();
    await pasteCode(panel, 'K7M2QX');
    await userEvent.click(panel.getByRole('button', { name: 'Assinar o contrato' }));
    await expect(await page.findByText('Contrato assinado. O seu cadastro está completo.')).toBeVisible();
    await expect(bodiesOf(wizardContract.askCode)).toEqual([{ accepts_contract: true }]);
  },
};

/** Opened again, it is what was signed. */
export const Kept: StoryObj = {
  ...at(answers(wizardContract.read, { title: 'Contrato de prestação de serviços contábeis', text: null, signature: anasSignature })),
  name: 'Já assinado',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('button', { name: 'Baixar PDF' })).toBeVisible();
    await expect(page.queryByRole('checkbox')).toBeNull();
  },
};

/** The text changed meanwhile: no code is sent for one that nobody read. */
export const Changed: StoryObj = {
  ...at(text, refuses(wizardContract.askCode, 409, 'O contrato mudou desde que você o abriu. Leia de novo.')),
  name: 'Contrato que mudou',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Li e aceito o contrato' }));
    await userEvent.click(page.getByRole('button', { name: 'Receber código por e-mail' }));
    await expect(await page.findByText('O contrato mudou desde que você o abriu. Leia de novo.')).toBeVisible();
  },
};

export const Waiting: StoryObj = { ...at(keepsWaiting(wizardContract.read)), name: 'Carregando' };

export const Failed: StoryObj = {
  ...at(refuses(wizardContract.read, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(text),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('checkbox', { name: 'Li e aceito o contrato' })).toBeVisible();
    await fitsTheScreen();
  },
};
