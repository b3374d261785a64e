import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type HolidayRow, holiday } from '@esteto/contract/agenda/holiday';
import { type AccountingParameterSet, accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { parameterImpact } from '@esteto/contract/month/parameter-impact';
import { lookup } from '@esteto/contract/office/lookup';
import { FIRST_PROCESSING_TIMES } from '@esteto/domain/opening/onboarding/processing-times';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/parametros-de-sistema/parametros-contabeis', person: master } as const;

const law = { id: null, is_replaced: false, reason: null, author_name: null, created_at: null };
const told = { is_replaced: false, author_name: 'Marina Teles', created_at: '2026-11-05T12:00:00Z' };

const lawAlone: AccountingParameterSet = {
  social_security: [
    {
      ...law,
      valid_from: '2026-01',
      until: null,
      source: 'Portaria MPS/MF 13/2026',
      minimum_wage: 162_100,
      ceiling: 847_555,
      partner_rate: '0.11',
      own_rate: '0.2',
      employer_rate: '0.2',
    },
  ],
  irrf: [
    {
      ...law,
      valid_from: '2026-01',
      until: null,
      source: 'Lei 11.482/2007, art. 1º',
      bands: [
        { up_to: 242_880, rate: '0', deduction: 0 },
        { up_to: 466_468, rate: '0.225', deduction: 67_549 },
        { up_to: null, rate: '0.275', deduction: 90_873 },
      ],
      dependent: 18_959,
      simplified: 60_720,
      reduction: { full_up_to: 500_000, full: 31_289, up_to: 735_000, constant: 97_862, factor: '0.133145' },
    },
  ],
  irpf_annual: [
    {
      ...law,
      valid_from: '2026-01',
      until: '2026-12',
      source: 'Lei 11.482/2007, art. 1º; Lei 9.250/1995, art. 10',
      bands: [
        { up_to: 2_914_560, rate: '0', deduction: 0 },
        { up_to: null, rate: '0.275', deduction: 1_090_466 },
      ],
      simplified_rate: '0.2',
      simplified: 1_764_000,
      dependent: 227_508,
      education: 356_150,
      pension_rate: '0.12',
      reduction: { full_up_to: 6_000_000, full: 269_415, up_to: 8_820_000, constant: 842_973, factor: '0.095575' },
    },
  ],
  selic: [],
  office_rules: [],
  processing_times: [{ ...law, ...FIRST_PROCESSING_TIMES, valid_from: '2018-01', until: null, source: 'Experiência do escritório' }],
};

const everything: AccountingParameterSet = {
  ...lawAlone,
  selic: [
    { ...told, id: 3, valid_from: '2026-09', until: null, source: 'Receita Federal', reason: null, rate: '0.0121' },
    { ...told, id: 2, valid_from: '2026-08', until: '2026-08', source: 'Receita Federal', reason: null, rate: '0.0117' },
  ],
  office_rules: [
    {
      ...told,
      id: 4,
      valid_from: '2026-02',
      until: null,
      source: null,
      reason: 'Folga para conferir.',
      days_before: 3,
      r_factor_margin: '0.005',
      floors_pro_labore: true,
      closing_points: 3,
      weekly_points: 120,
      delinquent_after: 30,
    },
  ],
};

const conception: HolidayRow = {
  id: 1,
  version: 1,
  created_at: '2026-11-05T12:00:00Z',
  updated_at: '2026-11-05T12:00:00Z',
  date: '2026-12-08',
  name: 'Nossa Senhora da Conceição',
  scope: 'city',
  state: 'SP',
  ibge: '3509502',
  city: 'Campinas',
  source: 'Calendário da prefeitura',
};
const holidays = answers(holiday.list, onlyPage([conception]));

const screen = screenStates({
  ...where,
  endpoint: accountingParameter.all,
  others: [holidays],
  filled: { body: everything, sees: 'set/2026' },
  empty: { body: lawAlone, sees: /^Nenhuma taxa informada ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Campinas/SP' },
});

export default { title: 'Telas/Painel/Parâmetros contábeis' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com valores' };
export const Empty: StoryObj = { ...screen.empty, name: 'Só o que a lei diz' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const page = () => within(document.body);
const sent = () => theServer().requests.find(({ method, path }) => method === 'POST' && !path.endsWith('impact'));
const noContent = (endpoint: (typeof accountingParameter)['setIrrf' | 'setIrpfAnnual' | 'setSocialSecurity' | 'setProcessingTimes']) => ({
  endpoint,
  answer: () => ({ status: 204 }),
});
const all = answers(accountingParameter.all, everything);

const clinic = { company_id: 7, company_name: 'Clínica Sol' };
const bay = { company_id: 9, company_name: 'Clínica Baía' };

/** Two slices: what they say is added up. */
const impact = answers(parameterImpact.ofSocialSecurity, ({ body }) =>
  JSON.stringify(body).includes('"after":0')
    ? {
        impacts: [
          { ...clinic, impact: 'suggested_pro_labore' as const, count: 2, change: 15_800 },
          { ...clinic, impact: 'withheld' as const, count: 1, change: 4_125 },
        ],
        continues_after: 7,
      }
    : { impacts: [{ ...bay, impact: 'suggested_pro_labore' as const, count: 2, change: 31_600 }], continues_after: null },
);

/** Begins with what holds now; the month, the ground and the reason are asked. */
export const NewCeiling: StoryObj = {
  ...storyScreen({ ...where, answers: [all, holidays, impact, noContent(accountingParameter.setSocialSecurity)] }),
  name: 'Novo teto do INSS',
  play: async () => {
    await userEvent.click(await page().findByRole('link', { name: 'Nova vigência: Salário mínimo e INSS' }));
    const dialog = await dialogCalled('Salário mínimo e INSS');
    const ceiling = await dialog.findByRole('textbox', { name: 'Teto do INSS' });
    await userEvent.clear(ceiling);
    await userEvent.type(ceiling, '9000');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Vale a partir de/ }), '01/2027');
    await expect(await dialog.findByText('4 meses, R$ 474,00 a mais', undefined, { timeout: 5000 })).toBeVisible();
    await expect(dialog.getByText('1 folha, R$ 41,25 a mais')).toBeVisible();
    await expect(dialog.getByText(/^: 2 meses, R\$ 316,00 a mais/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Clínica Baía' })).toHaveAttribute('href', '/painel/mensal/fator-r/historico/empresa/9');
    await userEvent.type(dialog.getByRole('textbox', { name: /Fonte/ }), 'Portaria MPS/MF 1/2027');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Reajuste anual.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({ valid_from: '2027-01', ceiling: 900_000, minimum_wage: 162_100, partner_rate: '0.11' }),
    );
  },
};

/** A month that the law of the house refuses is said before anybody saves. */
export const RefusedMonth: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/regras`,
    answers: [
      all,
      holidays,
      refuses(
        parameterImpact.ofOfficeRules,
        422,
        'Vale a partir de: há meses fechados até 10/2026, que não mudam mais. Escolha 11/2026 ou depois.',
      ),
    ],
  }),
  name: 'Mês que não muda mais',
  play: async () => {
    const dialog = await dialogCalled('Regras do escritório');
    await expect(await dialog.findByText(/^Preencha os valores e o mês para ver o que muda/)).toBeVisible();
    await userEvent.type(await dialog.findByRole('textbox', { name: /Vale a partir de/ }), '10/2026');
    await expect(await dialog.findByText(/há meses fechados até 10\/2026/)).toBeVisible();
  },
};

export const NewIrrf: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      all,
      holidays,
      answers(parameterImpact.ofIrrf, { impacts: [], continues_after: null }),
      noContent(accountingParameter.setIrrf),
    ],
  }),
  name: 'Nova tabela do imposto',
  play: async () => {
    await userEvent.click(await page().findByRole('link', { name: 'Nova tabela: Imposto de renda na fonte' }));
    const dialog = await dialogCalled('Imposto de renda na fonte');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remover a faixa 2' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Vale a partir de/ }), '01/2027');
    await expect(await dialog.findByText(/^Nada muda no que já existe/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Fonte/ }), 'Lei de 2027');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Nova tabela.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({
        bands: [
          { up_to: 242_880, rate: '0' },
          { up_to: null, rate: '0.275' },
        ],
        reduction: { factor: '0.133145' },
      }),
    );
  },
};

/** Begins with the last year that is known; a year that cannot be told says why beside its field. */
export const NewYearTable: StoryObj = {
  ...storyScreen({ ...where, answers: [all, holidays, noContent(accountingParameter.setIrpfAnnual)] }),
  name: 'Tabela de outro ano',
  play: async () => {
    await userEvent.click(await page().findByRole('link', { name: 'Informar um ano: Imposto de renda do ano' }));
    const dialog = await dialogCalled('Imposto de renda do ano');
    const ceiling = await dialog.findByRole('textbox', { name: 'Desconto simplificado até' });
    await userEvent.clear(ceiling);
    await userEvent.type(ceiling, '18000');
    await userEvent.type(dialog.getByRole('textbox', { name: /Fonte/ }), 'Lei de 2027');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'A tabela do ano que vem.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({
        year: 2027,
        simplified: 1_800_000,
        simplified_rate: '0.2',
        bands: [{ up_to: 2_914_560 }, { up_to: null }],
      }),
    );
  },
};

/** What changes is shown, old and new, before it is saved. */
export const NewTimes: StoryObj = {
  ...storyScreen({ ...where, answers: [all, holidays, noContent(accountingParameter.setProcessingTimes)] }),
  name: 'Novos prazos de abertura',
  play: async () => {
    await userEvent.click(await page().findByRole('link', { name: 'Mudar prazos: Prazos de aberturas e licenças' }));
    const dialog = await dialogCalled('Prazos de aberturas e licenças');
    const slowest = await dialog.findByRole('textbox', { name: 'Viabilidade (até)' });
    await userEvent.clear(slowest);
    await userEvent.type(slowest, '0');
    await userEvent.type(dialog.getByRole('textbox', { name: /Vale a partir de/ }), '12/2026');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'A prefeitura está mais lenta.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Viabilidade (até): não pode ser menos que o começo.')).toBeVisible();
    await userEvent.clear(slowest);
    await userEvent.type(slowest, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(await page().findByRole('alertdialog'));
    await expect(question.getByText(/Viabilidade \(até\)/)).toBeVisible();
    await userEvent.click(question.getAllByRole('button').at(-1) ?? document.body);
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({ valid_from: '2026-12', steps: { viability: { from: 1, to: 12 }, draft: { from: 2, to: 6 } } }),
    );
  },
};

/** The law's own holidays stand there already; those of a city are told with their ground. */
export const NewHoliday: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [all, holidays, answers(lookup.cities, [{ id: 3550308, nome: 'São Paulo' }]), answers(holiday.create, conception)],
  }),
  name: 'Novo feriado',
  play: async () => {
    await expect(await page().findByText('Natal')).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Novo feriado: Feriados' }));
    const dialog = await dialogCalled('Novo feriado');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Data' }), '25/01/2027');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Aniversário da cidade');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'UF' }), 'SP');
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Município' }), 'São');
    await userEvent.click(await page().findByRole('option', { name: 'São Paulo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Fonte/ }), 'Lei 14.485/2007');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(sent()?.body).toMatchObject({ date: '2027-01-25', scope: 'city', ibge: '3550308', city: 'São Paulo' }));
  },
};
