import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type BoletoPaperDetail, type BoletoPaperRow, boletoPaper } from '@esteto/contract/money/boleto-paper';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const das: BoletoPaperRow = {
  id: 1,
  version: 2,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  file_name: 'souza-das-10-2026.pdf',
  file_mime: 'application/pdf',
  state: 'sure',
  company_id: 7,
  company_name: 'Souza Medicina',
  description: 'DAS de outubro de 2026',
  amount: 452_250,
  due_date: '2026-11-23',
  problem: null,
  boleto_id: null,
};
const noCompany = 'Nenhuma empresa daqui tem o documento 11.222.333/0001-81.';
const rows: BoletoPaperRow[] = [
  das,
  { ...das, id: 2, file_name: 'darf.pdf', state: 'doubtful', company_id: null, company_name: null, problem: noCompany },
  {
    ...das,
    id: 3,
    file_name: 'digitalizado.pdf',
    state: 'unread',
    company_id: null,
    company_name: null,
    description: null,
    amount: null,
    due_date: null,
    problem: 'O PDF é uma imagem, sem texto. Escreva os campos olhando a página.',
  },
];
const detail: BoletoPaperDetail = {
  ...das,
  id: 2,
  file_name: 'darf.pdf',
  state: 'doubtful',
  company_id: null,
  company_name: null,
  problem: noCompany,
  kind: 'fee',
  tax_key: null,
  competence: '2026-10',
  digitable_line: null,
  pix_code: null,
  field_notes: [
    { field: 'company_id', words: `Confira: ${noCompany}` },
    { field: 'amount', words: 'Lido no texto.' },
  ],
  useless: null,
  next_id: 3,
};
const still = { reading: 0, sure: 1, to_check: 2, batch: null };
const batch = { total: 2, launched: 1, refused: 1, queued: 0 };
const progress = answers(boletoPaper.progress, still);

const screen = screenStates({
  ...where,
  at: '/painel/boletos/pasta',
  endpoint: boletoPaper.list,
  others: [progress],
  filled: { body: onlyPage(rows), sees: 'souza-das-10-2026.pdf' },
  empty: { body: onlyPage<BoletoPaperRow>([]), sees: 'Nenhum PDF a conferir.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'souza-das-10-2026.pdf' },
});

export default { title: 'Telas/Painel/Boletos de uma pasta' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const page = () => within(document.body);
const sentTo = (path: string) => theServer().requests.filter((one) => one.method === 'POST' && one.path === path);

/** What is no PDF, or an empty one, is refused in words before it is sent. */
export const RefusedFiles: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/pasta',
    answers: [answers(boletoPaper.list, onlyPage(rows)), progress],
  }),
  name: 'Arquivos recusados',
  play: async () => {
    const files = [new File(['x'], 'planilha.xlsx'), new File([], 'vazio.pdf', { type: 'application/pdf' })];
    await userEvent.upload(await page().findByLabelText('PDFs da pasta'), files, { applyAccept: false });
    await expect(await page().findByText(/planilha\.xlsx não é de um tipo aceito.*vazio\.pdf está vazio/)).toBeVisible();
  },
};

/** All that are sure, after a question; each row's result is told as it comes. */
export const SureLaunched: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/pasta',
    answers: [
      answers(boletoPaper.list, onlyPage(rows)),
      answers(boletoPaper.progress, () => (hasLaunched() ? { ...still, sure: 0, to_check: 3, batch } : still)),
      answers(boletoPaper.launchSure, { ...still, sure: 0, batch: { ...batch, queued: 2, launched: 0, refused: 0 } }),
    ],
  }),
  name: 'Todos os certos',
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Lançar o certo' }));
    const question = await dialogCalled('Lançar os certos', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Lançar 1 boleto' }));
    await expect(await page().findByText('1 lançado, 1 não lançado, a conferir')).toBeVisible();
  },
};

const hasLaunched = () => sentTo('admin/boleto-papers/launch-sure').length > 0;

/** Beside its page, with why each field is to be checked; once it is launched the next one comes. */
export const Checked: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/pasta/arquivo/2',
    answers: [
      answers(boletoPaper.list, onlyPage(rows)),
      progress,
      answers(boletoPaper.detail, () =>
        sentTo('admin/boleto-papers/2/launch').length > 0
          ? { ...detail, id: 3, file_name: 'digitalizado.pdf' }
          : { ...detail, company_id: 7, company_name: 'Souza' },
      ),
      answers(boletoPaper.file, new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' })),
      answers(boletoPaper.launch, { boleto_id: 9 }),
    ],
  }),
  name: 'Conferir um PDF',
  play: async () => {
    const dialog = await dialogCalled('darf.pdf');
    await expect(await dialog.findByText(`Confira: ${noCompany}`)).toBeVisible();
    await expect(dialog.getByText('Lido no texto.')).toBeVisible();
    await expect(await dialog.findByTitle('darf.pdf')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lançar boleto' }));
    await waitFor(() =>
      expect(sentTo('admin/boleto-papers/2/launch').map(({ body }) => body)).toEqual([
        expect.objectContaining({ company_id: 7, amount: 452_250, version: 2 }),
      ]),
    );
    await expect(await dialogCalled('digitalizado.pdf')).toBeTruthy();
  },
};
