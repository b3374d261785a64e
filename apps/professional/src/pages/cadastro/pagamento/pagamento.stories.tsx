import type { FakeRequest } from '@esteto/api-client/testing/fake-fetch';
import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { type OwnPayment, wizardOrder } from '@esteto/contract/opening/wizard-order';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fitsTheScreen, registration, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

type Payment = NonNullable<OwnPayment['payment']>;

const open: Payment = {
  id: 12,
  version: 2,
  status: 'open',
  way: 'pix',
  plan_name: 'Essencial',
  amount: 29_900,
  paid_on: null,
  proof: null,
  reason: null,
  boleto: null,
  created_at: '2026-11-20T12:00:00Z',
  decided_at: null,
  pix: {
    code: '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406299.005802BR5906ESTETO6008CAMPINAS62120508ESTETO126304A1B2',
    qr_code: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h2v2H4z"/></svg>',
  },
};
const claimed: Payment = {
  ...open,
  version: 3,
  status: 'claimed',
  paid_on: '2026-11-20',
  proof: { name: 'comprovante.pdf', mime: 'application/pdf' },
};
const asked: Payment = { ...open, version: 3, way: 'boleto' };

/** The proof itself; without it nothing was told. */
const isProven = ({ path, body }: FakeRequest) => path === 'wizard/payment/12/claim' && body?.['file'] === 'comprovante.pdf';

const at = (...told: StoryAnswer[]): StoryObj =>
  storyScreen({
    app: 'professional',
    routes,
    at: '/app/cadastro/pagamento',
    ...standing({ ...registration, step: 'payment', payment_status: 'open' }, told),
  });
const shows = (payment: Payment | null) => answers(wizardOrder.payment, { payment });

export default { title: 'Telas/Médico/Cadastro/Pagamento' } satisfies Meta;

/** Paid by Pix: told with its proof, which is asked for, and then being checked. */
export const Pix: StoryObj = {
  ...at(
    answers(wizardOrder.payment, () => ({ payment: theServer().requests.some(isProven) ? claimed : open })),
    {
      endpoint: wizardOrder.claim,
      answer: (request) =>
        isProven(request)
          ? { body: { payment: claimed } }
          : { status: 422, body: { message: 'Confira os campos.', errors: { file: ['Escolha um arquivo.'] } } },
    },
  ),
  name: 'Pix, e já paguei',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('img', { name: 'Código QR do Pix desta cobrança' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Já paguei' }));
    const dialog = await dialogCalled('Já paguei');
    await userEvent.click(await dialog.findByRole('button', { name: 'Informar pagamento' }));
    await expect(await dialog.findByText('Escolha um arquivo.')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText(/^Comprovante/), new File(['%PDF-1.4'], 'comprovante.pdf', { type: 'application/pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Informar pagamento' }));
    await expect(await page.findByText(/^Recebemos o seu comprovante/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Já paguei' })).toBeNull();
    await expect(theServer().requests.find(isProven)?.body).toEqual({ paid_on: '2026-11-24', file: 'comprovante.pdf' });
  },
};

export const Claimed: StoryObj = {
  ...at(shows(claimed)),
  name: 'Em conferência',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('Em conferência')).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Pix' })).toBeNull();
  },
};

/** Why it was not found, and all ways to pay again. */
export const Refused: StoryObj = {
  ...at(shows({ ...claimed, status: 'refused', reason: 'O comprovante é de um agendamento que o banco cancelou.' })),
  name: 'Não confirmado',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('O comprovante é de um agendamento que o banco cancelou.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Já paguei' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  },
};

/** Asked for in the place of the Pix, which still works. */
export const BoletoAsked: StoryObj = {
  ...at(
    answers(wizardOrder.payment, () => ({
      payment: theServer().requests.some(({ path }) => path === 'wizard/payment/12/boleto') ? asked : open,
    })),
    answers(wizardOrder.askBoleto, { payment: asked }),
  ),
  name: 'Boleto pedido',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Prefiro pagar por boleto' }));
    await expect(await page.findByText(/^A equipe está emitindo o seu boleto\..*pague por Pix agora\.$/)).toBeVisible();
    await waitFor(() => expect(page.queryByRole('button', { name: 'Prefiro pagar por boleto' })).toBeNull());
  },
};

export const BoletoSent: StoryObj = {
  ...at(shows({ ...asked, boleto: { line: '23793381286000000000300000000401184340000029900', due_on: '2026-12-01' } })),
  name: 'Boleto enviado',
  play: async () => {
    const page = within(document.body);
    const boleto = within(await page.findByRole('region', { name: 'Boleto' }));
    await expect(boleto.getByText(/^Vence /)).toBeVisible();
    await expect(boleto.getByText(/^23793\.38128/)).toBeVisible();
    await expect(boleto.getByRole('button', { name: 'Copiar a linha digitável' })).toBeVisible();
    await expect(page.queryByText(/^A equipe está emitindo o seu boleto/)).toBeNull();
  },
};

export const Confirmed: StoryObj = {
  ...at(shows({ ...claimed, status: 'confirmed', decided_at: '2026-11-21T12:00:00Z' })),
  name: 'Confirmado, com o recibo',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('button', { name: 'Baixar Recibo do primeiro pagamento' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Já paguei' })).toBeNull();
  },
};

export const None: StoryObj = {
  ...at(shows(null)),
  name: 'Sem cobrança',
  play: async () => {
    await expect(await within(document.body).findByRole('link', { name: 'Conferir o plano' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at(shows({ ...asked, boleto: { line: '23793381286000000000300000000401184340000029900', due_on: '2026-12-01' } })),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByRole('region', { name: 'Boleto' })).toBeVisible();
    await fitsTheScreen();
  },
};
