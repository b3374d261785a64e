import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { uploadByFetch } from '@esteto/api-client/testing/story-upload';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { wizardContract } from '@esteto/contract/opening/wizard-contract';
import { type WizardDocumentRow, wizardDocument } from '@esteto/contract/opening/wizard-document';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, movesOn, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts: WizardFacts = { ...registration, step: 'documents' };

const cnh: WizardDocumentRow = {
  id: 1,
  version: 1,
  kind: 'driving_licence',
  status: 'accepted',
  reason: null,
  valid_until: '2030-05-02',
  name: 'cnh-ana.pdf',
  mime: 'application/pdf',
  created_at: '2026-11-20T12:00:00Z',
};
const title: WizardDocumentRow = { ...cnh, id: 2, kind: 'voter_title', status: 'sent', valid_until: null, name: 'titulo-de-eleitor.pdf' };
const rg: WizardDocumentRow = {
  ...title,
  id: 3,
  kind: 'identity',
  status: 'returned',
  name: 'rg-frente.jpg',
  mime: 'image/jpeg',
  reason: 'Falta o verso.',
};
const whole: WizardDocumentRow = { ...rg, status: 'sent', reason: null };
const bill: WizardDocumentRow = { ...title, id: 4, kind: 'proof_of_residence', name: 'conta-de-luz.pdf' };

const at = (told: readonly StoryAnswer[], given = facts): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/documentos', ...standing(given, told) });
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const needs = async (words: string) => within((await within(document.body).findByText(words)).closest('li') ?? document.body);

export default { title: 'Telas/Médico/Cadastro/Documentação', beforeEach: uploadByFetch } satisfies Meta;

/** What was accepted is only looked at, what was returned says why and lacks again. */
export const Filled: StoryObj = {
  ...at([answers(wizardDocument.list, [cnh, title, rg])]),
  name: 'Enviados, aceitos e devolvidos',
  play: async () => {
    const page = within(document.body);
    const identity = await needs('RG');
    await expect(identity.getByText('Falta enviar')).toBeVisible();
    await expect(identity.getByText(/Falta o verso\./)).toBeVisible();
    await expect(identity.getByText('Devolvido')).toBeVisible();
    const licence = await needs('Cartão do CPF ou CNH');
    await expect(licence.getByText('Aceito')).toBeVisible();
    await expect(licence.getByText(/vale até 2 mai 2030/)).toBeVisible();
    await expect(licence.queryByRole('button', { name: 'Retirar cnh-ana.pdf' })).toBeNull();
    await expect((await needs('Título de eleitor ou Recibo do imposto de renda')).getByText('Em conferência')).toBeVisible();
    await expect(page.getByText('Documentos do licenciamento (podem vir depois)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar (faltam 2)' })).toBeVisible();
  },
};

/** Two at once: each put where its name says, and then nothing lacks. */
export const Several: StoryObj = {
  ...at([
    answers(wizardDocument.list, () => (bodiesOf(wizardDocument.send).length < 2 ? [cnh, title] : [cnh, title, whole, bill])),
    answers(wizardDocument.send, bill),
    answers(wizardContract.read, { title: 'Contrato de prestação de serviços', text: 'O texto.', signature: null }),
    ...movesOn(facts, wizardDocument.finish, { ...facts, step: 'contract', version: 5 }),
  ]),
  name: 'Vários de uma vez',
  play: async () => {
    const page = within(document.body);
    await userEvent.upload(await page.findByLabelText('Documentos do cadastro'), [pdf('RG Ana.pdf'), pdf('conta de luz.pdf')]);
    await expect(await page.findByText('conta-de-luz.pdf')).toBeVisible();
    await expect(bodiesOf(wizardDocument.send)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'identity', file: 'RG Ana.pdf' }),
        expect.objectContaining({ kind: 'proof_of_residence', file: 'conta de luz.pdf' }),
      ]),
    );
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Contrato' })).toBeVisible();
    await expect(bodiesOf(wizardDocument.finish)).toEqual([{ version: facts.version }]);
  },
};

/** A name that says nothing is taken for what lacks first; a paper that this account is not asked for stands apart, and may be called otherwise. */
export const Others: StoryObj = {
  ...at([
    answers(wizardDocument.list, [title, { ...cnh, id: 9, kind: 'balance_sheet', status: 'sent', name: 'balanco.pdf' }]),
    answers(wizardDocument.send, bill),
  ]),
  name: 'Documentos de outro tipo de conta',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'Outros documentos' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirar balanco.pdf' })).toBeVisible();
    await userEvent.upload(page.getByLabelText('Documentos do cadastro'), pdf('digitalizado.pdf'));
    await waitFor(() => expect(bodiesOf(wizardDocument.send)).toMatchObject([{ kind: 'cpf_card', file: 'digitalizado.pdf' }]));
    await userEvent.click(page.getByRole('link', { name: 'Trocar o tipo de balanco.pdf' }));
    const dialog = await dialogCalled('Qual é este documento?');
    const kind = await dialog.findByRole('combobox', { name: /^Documento/ });
    await expect(within(kind).queryByRole('option', { name: 'Balanço patrimonial' })).toBeNull();
    await expect(within(kind).getByRole('option', { name: 'RG' })).toBeInTheDocument();
  },
};

/** Too large, and of a kind that nobody can look at: said by name, and not sent. */
export const NotTaken: StoryObj = {
  ...at([answers(wizardDocument.list, [])]),
  name: 'Arquivos que não servem',
  play: async () => {
    const page = within(document.body);
    const large = new File([new Uint8Array(11_000_000)], 'rg.pdf', { type: 'application/pdf' });
    await userEvent.upload(await page.findByLabelText('Documentos do cadastro'), [large, pdf('cnh.docx')], { applyAccept: false });
    await expect(await page.findByText(/rg\.pdf/)).toHaveTextContent(/cnh\.docx/);
    await expect(bodiesOf(wizardDocument.send)).toEqual([]);
  },
};

/** A small photo is sent, and said to be hard to read. */
export const SmallPhoto: StoryObj = {
  ...at([answers(wizardDocument.list, []), answers(wizardDocument.send, rg)]),
  name: 'Foto pequena',
  play: async () => {
    const page = within(document.body);
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    const blob = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/png'));
    await userEvent.upload(await page.findByLabelText('Documentos do cadastro'), new File([blob ?? ''], 'rg.png', { type: 'image/png' }));
    await expect(await page.findByText(/^rg\.png: A foto é pequena/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Entendi' }));
    await expect(page.queryByText(/A foto é pequena/)).toBeNull();
    await waitFor(() => expect(bodiesOf(wizardDocument.send)).toMatchObject([{ kind: 'identity', file: 'rg.png' }]));
  },
};

/** Called by its right name, with the day until which it holds; another one is taken back after a question. */
export const Renamed: StoryObj = {
  ...at([
    answers(wizardDocument.list, [title, bill]),
    answers(wizardDocument.update, { ...title, version: 2, kind: 'income_tax_receipt' }),
    { endpoint: wizardDocument.remove, answer: () => ({ status: 204 }) },
  ]),
  name: 'Trocar o tipo e retirar',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('link', { name: 'Trocar o tipo de titulo-de-eleitor.pdf' }));
    const dialog = await dialogCalled('Qual é este documento?');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Documento/ }), 'Recibo do imposto de renda');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await page.findByText('Documento alterado.')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Retirar conta-de-luz.pdf' }));
    const question = await dialogCalled('Retirar documento', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar' }));
    const writes = () => theServer().requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('wizard/documents/'));
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { method: 'PUT', path: 'wizard/documents/2', body: { kind: 'income_tax_receipt', valid_until: null, version: 1 } },
        { method: 'DELETE', path: 'wizard/documents/4' },
      ]),
    );
  },
};

/** What lacks is said by the server too. */
export const Lacking: StoryObj = {
  ...at([
    answers(wizardDocument.list, [cnh, title, bill]),
    { endpoint: wizardDocument.finish, answer: () => ({ status: 422, body: { message: 'Falta enviar: RG.' } }) },
  ]),
  name: 'Falta um',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Continuar (falta 1)' }));
    await expect(await page.findByText('Falta enviar: RG.')).toBeVisible();
  },
};

/** All is told already: only a paper that was returned is sent anew. */
export const Returned: StoryObj = {
  ...at([answers(wizardDocument.list, [cnh, title, rg, bill])], { ...facts, step: 'concluded' }),
  name: 'Devolvido depois de completo',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/Falta o verso\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  },
};

export const OnAPhone: StoryObj = {
  ...at([answers(wizardDocument.list, [cnh, title, rg])]),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByText(/Falta o verso\./)).toBeVisible();
    await fitsTheScreen();
  },
};
