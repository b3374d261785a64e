import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type IncomeTaxDetail, type IncomeTaxRow, incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { incomeTaxPendency } from '@esteto/contract/tax/income-tax-pendency';
import type { IncomeTaxFile, InformeReading } from '@esteto/contract/tax/income-tax-record';
import { informeComparison } from '@esteto/domain/tax/income-tax/informe-comparison';
import { richLines, storyDossier } from '@esteto/features/tax/income-tax/story-dossier';
import { NO_OUTCOME } from '@esteto/features/tax/income-tax/story-outcome';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const ana: IncomeTaxRow = {
  id: 1,
  version: 3,
  created_at: '2026-03-23T12:00:00Z',
  updated_at: '2026-04-02T12:00:00Z',
  exercise_year: 2026,
  kind: 'original',
  status: 'awaiting_documents',
  deadline: '2030-05-29',
  is_covered: false,
  price: 49_000,
  boleto_id: 9,
  boleto_status: 'paid',
  approved_at: null,
  transmitted_at: null,
  user_id: 5,
  user_name: 'Ana Souza',
  responsible_id: 4,
  responsible_name: 'Marina Teles',
  waiting: 2,
  overdue: 1,
  answered: 1,
  items_count: 11,
  items_settled: 4,
};
const pace = answers(incomeTax.pace, {
  exercise_year: 2026,
  deadline: '2030-05-29',
  total: 40,
  sent: 10,
  waiting_for_people: 12,
  days_left: 20,
  needed_per_day: 1.5,
  sent_per_day: 0.8,
  ends_on: '2030-07-01',
  responsibles: [{ id: 4, name: 'Marina Teles', open: 30, sent: 10 }],
});

const screen = screenStates({
  ...where,
  at: '/painel/irpf?ver=lista',
  endpoint: incomeTax.list,
  others: [pace],
  filled: { body: onlyPage<IncomeTaxRow>([ana]), sees: '2 do médico (1 em atraso), 1 para conferir' },
  empty: { body: onlyPage<IncomeTaxRow>([]), sees: /^Nenhuma declaração ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Ana Souza' },
});

export default { title: 'Telas/Painel/IRPF' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** A card goes on by the keyboard, from its menu. */
export const OnTheBoard: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/irpf',
    answers: [answers(incomeTax.list, onlyPage<IncomeTaxRow>([ana])), { endpoint: incomeTax.move, answer: () => ({ status: 204 }) }],
  }),
  name: 'No quadro',
  play: async () => {
    const page = within(document.body);
    const [menu] = await page.findAllByRole('button', { name: 'Mover Ana Souza' });
    if (!menu) throw new Error('no card has a menu');
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Começar a preencher' }));
    const moves = () =>
      theServer()
        .requests.filter(({ path, method }) => path === 'admin/income-taxes/1/move' && method === 'POST')
        .map(({ body }) => body);
    await waitFor(() => expect(moves()).toEqual([{ action: 'fill', reason: null, version: 3 }]));
  },
};

const hospital: NonNullable<InformeReading['informe']> = {
  kind: 'employer',
  payer_cnpj: '11444777000161',
  payer_name: 'HOSPITAL SANTA CLARA S.A.',
  year: 2025,
  income: 25_000_000,
  social_security: 1_118_772,
  tax: 4_800_000,
  thirteenth: 1_800_000,
  thirteenth_tax: 400_000,
};
const sent = (id: number, reading: InformeReading): IncomeTaxFile => ({
  id,
  income_tax_id: 1,
  name: `informe-${id}.pdf`,
  mime: 'application/pdf',
  size: 48_000,
  role: 'document',
  item_id: id,
  pendency_id: null,
  quota_id: null,
  from_client: true,
  created_at: '2026-04-02T12:00:00Z',
  reading,
});
const asked = (id: number, title: string) => ({
  id,
  version: 2,
  section: 'Rendimentos',
  title,
  source: null,
  reason: null,
  status: 'sent' as const,
  refused_reason: null,
});
const withInformes: IncomeTaxDetail = {
  ...ana,
  user_email: 'ana@clinica.test',
  ...NO_OUTCOME,
  items: [
    asked(21, 'Informe do hospital'),
    asked(22, 'Informe da clínica'),
    asked(23, 'Informe da cooperativa'),
    { ...asked(24, 'Informe aceito'), status: 'accepted' },
  ],
  files: [
    sent(21, { status: 'read', reason: null, informe: hospital }),
    sent(22, { status: 'refused', reason: 'O informe é de 2024, e não de 2025.', informe: null }),
    sent(23, { status: 'no_text', reason: 'O arquivo é uma imagem: confira os valores à mão.', informe: null }),
  ],
  pendencies: [],
  approval: null,
};
const known = storyDossier(richLines);
const dossier = answers(incomeTaxDossier.detail, {
  ...known,
  informes: [{ ...hospital, file_id: 21, set_aside: false, ...informeComparison(hospital, known.lines) }],
});

const informeAnswers = [
  answers(incomeTax.list, onlyPage<IncomeTaxRow>([ana])),
  pace,
  answers(incomeTax.detail, withInformes),
  answers(incomeTax.missingItems, []),
  answers(incomeTax.comments, []),
  dossier,
];

/** What a statement says otherwise is one press away from being asked, in words that may be changed. */
export const ComparedInforme: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/irpf/1/detalhes',
    answers: [...informeAnswers, answers(incomeTaxPendency.create, { id: 7 })],
  }),
  name: 'Com informes lidos',
  play: async () => {
    const page = within(document.body);
    const table = within(await page.findByRole('table', { name: /^Informe de HOSPITAL SANTA CLARA/ }));
    await waitFor(() => expect(table.getByRole('columnheader', { name: 'Diferença' })).toBeVisible());
    await expect(page.getByText('O informe é de 2024, e não de 2025.')).toBeVisible();
    await expect(page.getByText('O arquivo é uma imagem: confira os valores à mão.')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: /^Pedir ao médico sobre o informe/ }));
    const words = await page.findByRole('textbox', { name: /^O que pedimos/ });
    await expect(words).toHaveDisplayValue(/diz R\$\s250\.000,00 de rendimentos, e no Esteto constam R\$\s240\.000,00\./);
    await userEvent.type(words, ' Obrigada.');
    await userEvent.click(page.getByRole('button', { name: 'Pedir ao médico' }));
    const created = () =>
      theServer()
        .requests.filter(({ path, method }) => path === 'admin/income-taxes/1/pendencies' && method === 'POST')
        .map(({ body }) => body);
    await waitFor(() =>
      expect(created()).toMatchObject([{ kind: 'information', text: expect.stringMatching(/informe corrigido\. Obrigada\.$/) }]),
    );
  },
};

export const ComparedOnAPhone: StoryObj = {
  ...storyScreen({ ...where, at: '/painel/irpf/1/detalhes', answers: informeAnswers }),
  ...phone,
  name: 'Com informes lidos, no celular',
  play: async () => {
    const table = await within(document.body).findByRole('table', { name: /^Informe de HOSPITAL SANTA CLARA/ });
    await waitFor(() => expect(within(table).getByRole('columnheader', { name: 'Diferença' })).toBeVisible());
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The team sends what came by other ways, for the document that waits for it. */
export const SentByTheTeam: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/irpf/1/arquivos',
    answers: informeAnswers,
  }),
  name: 'Enviado pela equipe',
  play: async () => {
    const page = within(document.body);
    const role = await page.findByLabelText('O que são os próximos arquivos');
    await expect(page.queryByLabelText('Para qual documento pedido')).toBeNull();
    await userEvent.selectOptions(role, 'Documento');
    const item = await page.findByLabelText('Para qual documento pedido');
    await userEvent.selectOptions(item, 'Informe da clínica');
    await expect(item).toHaveDisplayValue('Informe da clínica');
    await expect(within(item).queryByRole('option', { name: 'Informe aceito' })).toBeNull();
  },
};
