import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { overview } from '@esteto/contract/office/overview';
import { type DraftDetail, draft } from '@esteto/contract/opening/draft';
import { type RegistrationFollow, registration } from '@esteto/contract/opening/registration';
import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import { anasSignature } from '@esteto/features/identity/signature/story-signature';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, pasteCode, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const [company] = doctor.companies;
const opened = { ...doctor, companies: company ? [{ ...company, has_document: false, wizard_step: 'register' as const }] : [] };
const where = { app: 'professional', routes, at: '/app', person: opened } as const;
const home = answers(overview.home, { months: null, invoices: null });

type Opening = NonNullable<RegistrationFollow['registration']>;
const opening: Opening = {
  status: 'pending',
  company_name: 'Souza Medicina Ltda.',
  protocol: null,
  board_fee_amount: 26_500,
  board_fee_line: '23793381286000000000300000000401184340000026500',
  board_fee_due_on: '2030-12-01',
  board_fee_file: null,
  has_draft: true,
  finished_at: null,
  end: { from: '2030-12-18', median: '2030-12-23', to: '2031-01-08', openings: 24 },
  steps: REGISTRATION_STEPS.map((step, index) => ({
    step,
    status: index === 0 ? 'waiting' : 'pending',
    begun_on: null,
    due_on: null,
    ended_on: null,
    reason: null,
    from: `2030-12-${10 + index}`,
    to: `2030-12-${14 + index}`,
    is_learned: false,
  })),
};
const follows = (given: Partial<Opening>) => answers(registration.follow, { registration: { ...opening, ...given } });

const minuta: DraftDetail = {
  id: 2,
  version: 3,
  number: 2,
  status: 'waiting',
  reason: null,
  created_at: '2026-11-18T12:00:00Z',
  company_name: 'Souza Medicina Ltda.',
  signature: null,
  clauses: [
    { title: 'Sede', text: 'A sociedade tem sede em Santos/SP.', plain: 'Onde a empresa fica.' },
    { title: 'Objeto', text: 'Serviços médicos.', plain: null },
  ],
  before: [
    { title: 'Sede', text: 'A sociedade tem sede em Campinas/SP.', plain: 'Onde a empresa fica.' },
    { title: 'Objeto', text: 'Serviços médicos.', plain: null },
  ],
};

export default { title: 'Telas/Médico/Abertura' } satisfies Meta;

/** What happens now and whose turn it is, above the line of steps with the days on which each is expected. */
export const Waiting: StoryObj = {
  ...storyScreen({ ...where, answers: [follows({}), home] }),
  name: 'Minuta espera',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('É a sua vez')).toBeVisible();
    await expect(page.getByText(/A minuta está pronta/)).toBeVisible();
    await expect(page.getByText(/^entre 10/)).toBeVisible();
    await expect(page.getByText('por volta de 23 dez 2030, entre 18 dez 2030 e 8 jan 2031')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ler a minuta' })).toBeVisible();
  },
};

export const Fee: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      follows({
        board_fee_file: { name: 'taxa-da-junta.pdf', mime: 'application/pdf' },
        steps: opening.steps.map((one) => {
          const place = REGISTRATION_STEPS.indexOf(one.step);
          if (place > 4) return one;
          const status = place === 4 ? 'sent' : 'concluded';
          return { ...one, status, ended_on: place === 4 ? null : '2026-11-12', from: null, to: null };
        }),
      }),
      home,
    ],
  }),
  name: 'Taxa da Junta',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/O boleto da taxa da Junta espera/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Copiar a linha digitável/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver Boleto da taxa' })).toBeVisible();
  },
};

/** What was rejected says why. */
export const Rejected: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      follows({
        steps: opening.steps.map((one) =>
          one.step === 'viability'
            ? { ...one, status: 'rejected', reason: 'A prefeitura não aceita clínica neste endereço.' }
            : one.step === 'draft'
              ? { ...one, status: 'concluded', ended_on: '2026-11-12' }
              : one,
        ),
      }),
      home,
    ],
  }),
  name: 'Etapa rejeitada',
  play: async () => {
    await expect(await within(document.body).findByText('Motivo: A prefeitura não aceita clínica neste endereço.')).toBeVisible();
  },
};

/** The moment is seen for some days; the company works by then. */
export const Open: StoryObj = {
  ...storyScreen({
    ...where,
    person: { ...doctor, companies: company ? [{ ...company, wizard_step: 'finished' as const, opening_date: '2030-01-02' }] : [] },
    answers: [follows({ status: 'finished', finished_at: '2030-01-10T12:00:00Z' }), home],
  }),
  name: 'Empresa aberta',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'A empresa está aberta' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir a primeira nota' })).toBeVisible();
  },
};

export const Failed: StoryObj = {
  ...storyScreen({ ...where, answers: [refuses(registration.follow, 500, 'Erro.'), home] }),
  name: 'Com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: /tentar/i })).toBeVisible();
  },
};

export const None: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(registration.follow, { registration: null }), home] }),
  name: 'Sem abertura',
};

export const OnAPhone: StoryObj = { ...storyScreen({ ...where, answers: [follows({}), home] }), ...phone, name: 'No celular' };

const decides = [
  follows({}),
  home,
  answers(draft.current, { draft: minuta }),
  answers(draft.askCode, { email: 'ana@exemplo.com' }),
  { endpoint: draft.approve, answer: () => ({ status: 204 }) },
  { endpoint: draft.reject, answer: () => ({ status: 204 }) },
];

/** The new text with what it changed, and in plain words; approved in the version that was read. */
export const Minuta: StoryObj = {
  ...storyScreen({ ...where, at: '/app/minuta', answers: decides }),
  name: 'Minuta',
  play: async () => {
    const dialog = within(document.body);
    await expect(await dialog.findByRole('button', { name: 'Decidir depois' })).toBeVisible();
    await expect(dialog.getByText('Santos/SP.')).toBeVisible();
    await expect(dialog.getByText('Campinas/SP.')).toBeVisible();
    await expect(dialog.getByText(/1 cláusula mudou/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Li a minuta/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Receber código por e-mail' }));
    await dialog.findByText('ana@exemplo.com');
    await pasteCode(dialog, 'K7M2QX');
    await userEvent.click(dialog.getByRole('button', { name: 'Assinar e aprovar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'registration/draft/approve')).toMatchObject({
        body: { draft_id: 2, version: 3, code: 'K7M2QX' },
      }),
    );
  },
};

/** Approved: how it was signed, and the file. */
export const Signed: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/minuta',
    answers: [follows({}), home, answers(draft.current, { draft: { ...minuta, status: 'approved', signature: anasSignature } })],
  }),
  name: 'Minuta assinada',
  play: async () => {
    const dialog = await dialogCalled('Minuta do contrato social');
    await expect(await dialog.findByRole('button', { name: 'Baixar PDF' })).toBeVisible();
    await userEvent.click(dialog.getByText('Evidências da assinatura'));
    await expect(await dialog.findByText(anasSignature.sha256)).toBeVisible();
  },
};

export const NoMinuta: StoryObj = {
  ...storyScreen({ ...where, at: '/app/minuta', answers: [follows({}), home, answers(draft.current, { draft: null })] }),
  name: 'Sem minuta',
  play: async () => {
    const dialog = await dialogCalled('Minuta do contrato social');
    await expect(await dialog.findByText('Ainda não há uma minuta.')).toBeVisible();
  },
};
