import { answers } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { statement } from '@esteto/contract/month/statement';
import { overview } from '@esteto/contract/office/overview';
import { type SentDocumentRow, sentDocument } from '@esteto/contract/office/sent-document';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const sent: SentDocumentRow = {
  id: 4,
  kind: 'inss',
  competence: '2026-09',
  year: null,
  type: null,
  payer: 'Hospital São Lucas',
  amount: 93_231,
  name: 'holerite-setembro.pdf',
  mime: 'application/pdf',
  created_at: '2026-10-06T13:00:00Z',
};
const counts = { open: 0, attention: 0, attention_id: null, attention_due: null, late: 0, at_risk: null, latest: [] };

const screen = (at: string, rows: SentDocumentRow[]) =>
  storyScreen({
    app: 'professional',
    routes,
    at,
    person: doctor,
    answers: [
      answers(overview.home, { months: [], invoices: counts }),
      answers(statement.year, { accounts: [], statements: [] }),
      answers(sentDocument.own, rows),
      { endpoint: sentDocument.sendInss, answer: () => ({ status: 204 }) },
      { endpoint: sentDocument.sendIncomeTax, answer: () => ({ status: 204 }) },
      { endpoint: sentDocument.remove, answer: () => ({ status: 204 }) },
    ],
  });

export default { title: 'Telas/Médico/Envios' } satisfies Meta;

const pdf = () => new File(['%PDF-1.4'], 'holerite.pdf', { type: 'application/pdf' });
const writes = () =>
  theServer()
    .requests.filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);

export const Inss: StoryObj = {
  ...screen('/app/empresa/1/enviar-inss', [sent]),
  name: 'Enviar INSS, e o que já foi',
  play: async () => {
    const dialog = await dialogCalled('Enviar INSS');
    await expect(await dialog.findByText('holerite-setembro.pdf')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText(/^Comprovante/), pdf());
    await userEvent.type(dialog.getByLabelText(/^Quem descontou/), 'Clínica Aurora');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar comprovante' }));
    const body = { competence: '2026-10', payer: 'Clínica Aurora', file: 'holerite.pdf' };
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')).toMatchObject({ path: 'sent-documents/inss', body }),
    );
  },
};

export const TakenBack: StoryObj = {
  ...screen('/app/empresa/1/enviar-inss', [sent]),
  name: 'Retirar o que foi enviado',
  play: async () => {
    const dialog = await dialogCalled('Enviar INSS');
    await userEvent.click(await dialog.findByRole('button', { name: 'Retirar holerite-setembro.pdf' }));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Retirar documento' }));
    await userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(writes()).toEqual(['DELETE sent-documents/4']));
  },
};

export const IncomeTax: StoryObj = {
  ...screen('/app/empresa/1/enviar-arquivos-para-ir', []),
  name: 'Enviar arquivos para o IR',
  play: async () => {
    const dialog = await dialogCalled('Enviar arquivos para o IR');
    await userEvent.upload(await dialog.findByLabelText(/^Documento/), pdf());
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar documento' }));
    await expect(await dialog.findByText(/Preencha o campo O que é/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/^O que é/), 'Despesa médica');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar documento' }));
    await waitFor(() => expect(writes()).toEqual(['POST sent-documents/income-tax']));
  },
};
