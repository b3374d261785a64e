import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type RFactorHistory, type RFactorRow, rFactor } from '@esteto/contract/month/r-factor';
import { lastCompetences } from '@esteto/domain/shared/date/competence';
import { belowFactor } from '@esteto/features/month/r-factor/story-factor';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/mensal/fator-r', person: master } as const;

const below: RFactorRow = {
  id: 1,
  name: 'Souza Serviços Médicos Ltda.',
  analyst_name: 'Marcos Lima',
  situation: 'below',
  ratio: '0.279999',
  annex: 'V',
  window_months: 12,
  payroll_months: 11,
  revenue12: 18_000_000,
  waiting12: 1_500_000,
  payroll12: 3_600_000,
  cpp12: 480_000,
  lacking: 1_440_000,
  suggested: 420_000,
  balance: 98_000,
};
const rows: RFactorRow[] = [
  below,
  { ...below, id: 2, name: 'Alves Ortopedia Ltda.', situation: 'safe', ratio: '0.31', annex: 'III', lacking: -540_000, payroll_months: 12 },
  {
    ...below,
    id: 3,
    name: 'Prado Radiologia Ltda.',
    situation: 'unknown',
    ratio: '0.01',
    payroll_months: 0,
    suggested: null,
    balance: null,
    lacking: 100,
  },
];

const screen = screenStates({
  ...where,
  endpoint: rFactor.list,
  filled: { body: onlyPage(rows), sees: 'Souza Serviços Médicos Ltda.' },
  empty: { body: onlyPage<RFactorRow>([]), sees: /^Nenhuma empresa no Simples neste mês/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Souza Serviços Médicos Ltda.' },
});

export default { title: 'Telas/Painel/Fator R' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const payroll = {
  id: 5,
  version: 2,
  pro_labore: 300_000,
  wages: 0,
  inss_employer: 0,
  fgts: 0,
  reason: 'Conferida com o eSocial.',
  author_name: 'Marina Teles',
  updated_at: '2026-11-04T12:00:00Z',
};
const months = lastCompetences('2026-11', 13);
const history: RFactorHistory = {
  ...belowFactor,
  this_month: 1_320_000,
  months: months.toReversed().map((competence, at) => ({
    competence,
    revenue: 21_500_000,
    waiting: at === 0 ? 1_500_000 : 0,
    cpp: 40_000,
    payroll: at === 0 || at === 3 ? null : { ...payroll, id: at + 1 },
  })),
};
const list = answers(rFactor.list, onlyPage(rows));
const dialogAt = { ...where, at: `${where.at}/historico/empresa/1` };

/** What is not known is said first; a month is mended with its reason and the version that was seen. */
export const History: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      list,
      answers(rFactor.comments, []),
      answers(rFactor.history, history),
      { endpoint: rFactor.savePayroll, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Mês a mês',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    await expect(await dialog.findByText(/^Falta a folha de ago\/2026/)).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^Fator R por competência, com a linha de 28 %/ })).toBeVisible();
    // What is whole, what is only known to be so much, and where there is nothing, in words too.
    await expect(dialog.getByText('Pelo menos isto: falta folha')).toBeVisible();
    await expect(dialog.getByText(/^Sem ponto: nenhuma folha/)).toBeVisible();
    const picture = dialog.getByRole('img', { name: /^Fator R por competência/ });
    await expect(picture).toHaveAccessibleName(/dez\/2025 sem folha informada/);
    await expect(picture).toHaveAccessibleName(/fev\/2026 pelo menos 27/);
    await userEvent.click(dialog.getByRole('link', { name: 'Corrigir a folha de out/2026' }));
    const form = await dialogCalled('Folha de outubro de 2026');
    const amount = await form.findByRole('textbox', { name: 'Pró-labore' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '4200');
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await expect(await form.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Faltava um sócio.');
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({
        competence: '2026-10',
        pro_labore: 420_000,
        wages: 0,
        inss_employer: 0,
        fgts: 0,
        reason: 'Faltava um sócio.',
        version: 2,
      }),
    );
  },
};

/** A company outside the Simples has payrolls, which its months are closed with, and no fator R. */
export const OutsideSimples: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      list,
      answers(rFactor.comments, []),
      answers(rFactor.history, { ...history, company: { ...history.company, has_factor: false }, plan: [] }),
    ],
  }),
  name: 'Fora do Simples',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    await expect(await dialog.findByText(/^Fora do Simples não há fator R/)).toBeVisible();
    await expect(dialog.queryByText('Sugestão')).toBeNull();
  },
};

/** Nothing was told yet: nothing is suggested, and each month may be told. */
export const WithoutPayroll: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      list,
      answers(rFactor.comments, []),
      answers(rFactor.history, {
        ...history,
        company: { ...history.company, opening_date: null },
        standing: { ...history.standing, situation: 'unknown', payroll_months: 0, ratio: '0.01', advice: null },
        this_month: null,
        months: history.months.map((month) => ({ ...month, payroll: null })),
      }),
    ],
  }),
  name: 'Sem folha',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    await expect(await dialog.findByText(/^O cadastro não diz quando a empresa abriu/)).toBeVisible();
    await expect(dialog.getAllByRole('link', { name: /^Informar a folha/ })).toHaveLength(13);
    await expect(dialog.queryByText('Sugestão')).toBeNull();
  },
};

/** A month without a payroll is told as the last one was, and saved from there with its reason. */
export const AsLastMonth: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      list,
      answers(rFactor.comments, []),
      answers(rFactor.history, history),
      { endpoint: rFactor.savePayroll, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Igual ao mês passado',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    await userEvent.click(await dialog.findByRole('link', { name: 'Informar a folha de nov/2026' }));
    const form = await dialogCalled('Folha de novembro de 2026');
    await userEvent.click(await form.findByRole('button', { name: 'Igual ao mês passado' }));
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        competence: '2026-11',
        pro_labore: 300_000,
        reason: 'Igual à folha de out/2026.',
        version: null,
      }),
    );
  },
};

/** What is suggested for a month to come is mended, and said to be. */
export const Decide: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      list,
      answers(rFactor.comments, []),
      answers(rFactor.history, history),
      { endpoint: rFactor.decide, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Decidir o pró-labore',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    await expect(await dialog.findByText('Ajustada')).toBeVisible();
    await expect(dialog.getByText(/^anexo III em jun\/2027; sozinho custa/)).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Decidir o pró-labore de nov/2026' }));
    const form = await dialogCalled('Pró-labore de novembro de 2026');
    await userEvent.click(await form.findByRole('radio', { name: 'Recusada' }));
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await expect(await form.findByText('Preencha o campo Observação.')).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Ajustada' }));
    const amount = await form.findByRole('textbox', { name: 'Pró-labore decidido' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '13500');
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        competence: '2026-11',
        decision: 'adjusted',
        pro_labore: 1_350_000,
        version: null,
      }),
    );
  },
};

export const HistoryOnAPhone: StoryObj = {
  ...storyScreen({ ...dialogAt, answers: [list, answers(rFactor.comments, []), answers(rFactor.history, history)] }),
  ...phone,
  name: 'Mês a mês, no celular',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    const table = await dialog.findByRole('region', { name: 'Receita e folha por mês' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};
