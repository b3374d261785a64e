import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { boleto, type OwnBoletoDetail, type OwnBoletoRow } from '@esteto/contract/money/boleto';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'professional', routes, at: '/app/boletos', person: doctor } as const;

const fee: OwnBoletoRow = {
  id: 1,
  version: 2,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  kind: 'fee',
  tax_key: null,
  status: 'overdue',
  description: 'Honorários de novembro',
  competence: '2026-11',
  amount: 81_240,
  due_date: '2026-11-10',
  pay_by: '2026-11-10',
  paid_on: null,
  paid_amount: null,
  claimed_on: null,
  new_guide_asked_on: null,
  now: 83_135,
  per_day: 27,
  discount_amount: null,
  discount_until: null,
  discount: 0,
  needs_new_guide: false,
  selic_missing: [],
};
const rows: OwnBoletoRow[] = [
  fee,
  {
    ...fee,
    id: 2,
    kind: 'tax',
    description: 'DAS de outubro',
    status: 'opened',
    due_date: '2030-11-23',
    pay_by: '2030-11-25',
    now: 452_250,
    amount: 452_250,
    per_day: 0,
  },
  { ...fee, id: 3, description: 'Honorários de outubro', status: 'paid', paid_on: '2026-10-09', paid_amount: 81_240, now: 0 },
];
const detail: OwnBoletoDetail = {
  ...fee,
  digitable_line: '00190000090000000000000000000000188880000081240',
  pix_code: null,
  pix_qr: null,
  awaits_guide: false,
  file: { id: 'f1', name: 'boleto.pdf', mime: 'application/pdf', size: 4000 },
  cancel_reason: null,
  proof: null,
  replaces: null,
  replaced_by: null,
  price_lines: [
    { kind: 'base', label: 'Plano Essencial', amount: 90_000, reason: 'Preço do plano.' },
    { kind: 'coupon', label: 'Cupom BEMVINDO', amount: -8760, reason: 'Desconto no preço do plano, por mais 2 pagamentos.' },
  ],
};
const page = (items: OwnBoletoRow[]) => ({ ...onlyPage(items), sums: { amount: 614_730 } });
const seen = { endpoint: boleto.see, answer: () => ({ status: 204 }) };

const screen = screenStates({
  ...where,
  endpoint: boleto.own,
  filled: { body: page(rows), sees: 'DAS de outubro' },
  empty: { body: page([]), sees: /^Nenhum boleto ainda/ },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'DAS de outubro' },
});

export default { title: 'Telas/Médico/Boletos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What it takes to pay it today, the line to copy, and the word that it was paid; that it was opened is noted. */
export const Claimed: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/entradas-e-saidas/boleto/1?mes=2026-11',
    answers: [
      answers(boleto.ownDetail, detail),
      seen,
      { endpoint: boleto.claim, answer: () => ({ status: 204 }) },
      { endpoint: boleto.prove, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Detalhes e já paguei',
  play: async () => {
    const dialog = await dialogCalled('Honorários de novembro');
    await expect(await dialog.findByText('Hoje R$ 831,35; a partir de amanhã + R$ 0,27 por dia.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copiar linha' })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Já paguei' }));
    const form = await dialogCalled('Já paguei');
    const photo = new File(['jpg'], 'IMG_1.HEIC', { type: 'image/heic' });
    await userEvent.upload(await form.findByLabelText('Comprovante (opcional)'), photo);
    await userEvent.click(form.getByRole('button', { name: 'Informar pagamento' }));
    await waitFor(() =>
      expect(
        theServer()
          .requests.filter(({ path }) => path === 'boletos/1/claim')
          .map((one) => one.body),
      ).toEqual([{ paid_on: '2026-11-24', version: 2 }]),
    );
    await waitFor(() => expect(theServer().requests.map(({ path }) => path)).toContain('boletos/1/proof'));
    const back = await dialogCalled('Honorários de novembro');
    await expect(await back.findByRole('link', { name: 'Já paguei' })).toHaveAttribute(
      'href',
      '/app/entradas-e-saidas/boleto/1/pagamento?mes=2026-11',
    );
  },
};

/** A tax that is late is asked for anew with one tap, and says so from then on. */
export const NewGuideAsked: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/boleto/1',
    answers: [
      answers(boleto.ownDetail, () => ({
        ...detail,
        kind: 'tax' as const,
        description: 'ISS de outubro',
        needs_new_guide: true,
        new_guide_asked_on: asked().length > 0 ? '2026-11-24' : null,
      })),
      seen,
      { endpoint: boleto.askNewGuide, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Guia nova, com um toque',
  play: async () => {
    const dialog = await dialogCalled('ISS de outubro');
    await expect(await dialog.findByText(/A linha antiga não serve mais: peça uma guia nova à equipe\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir guia nova' }));
    await expect(await dialog.findByText('Você pediu a guia nova em 24/11/2026.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Pedir guia nova' })).toBeNull();
    await expect(asked()).toHaveLength(1);
  },
};

const asked = () => theServer().requests.filter(({ path }) => path === 'boletos/1/new-guide');

/** One that was replaced leads to the one that took its place. The code of a Pix, which has no blanks, stays within the screen. */
export const Replaced: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/boleto/1',
    answers: [
      answers(boleto.ownDetail, {
        ...detail,
        pix_code: `00020126580014br.gov.bcb.pix0136${'a1b2c3d4'.repeat(20)}6304ABCD`,
        status: 'canceled',
        cancel_reason: 'Valor errado',
        proof: { id: 'f2', name: 'comprovante.jpg', mime: 'image/jpeg', size: 4000 },
        replaced_by: { id: 9, description: 'Honorários de novembro, corrigido' },
      }),
      seen,
    ],
  }),
  name: 'Substituído, no celular',
  ...phone,
  play: async () => {
    const dialog = await dialogCalled('Honorários de novembro');
    await expect(await dialog.findByRole('link', { name: 'Honorários de novembro, corrigido' })).toHaveAttribute('href', '/app/boleto/9');
    await expect(dialog.getByText('Comprovante que você enviou')).toBeVisible();
    await expect(dialog.getByText(/^00020126/).getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** What was paid already is not told of again by an address that somebody kept. */
export const ClaimedBefore: StoryObj = {
  ...storyScreen({ ...where, at: '/app/boleto/1/pagamento', answers: [answers(boleto.ownDetail, { ...detail, status: 'paid' }), seen] }),
  name: 'Já paguei, de um boleto pago',
  play: async () => {
    const form = await dialogCalled('Já paguei');
    await expect(await form.findByText('Este boleto não está à espera de pagamento.')).toBeVisible();
    await userEvent.click(form.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await expect(await dialogCalled('Honorários de novembro')).toBeTruthy();
  },
};
