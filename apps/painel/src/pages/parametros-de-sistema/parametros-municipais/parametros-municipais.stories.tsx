import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type MunicipalParameterRow, type MunicipalRuleVersion, municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import { lookup } from '@esteto/contract/office/lookup';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/parametros-de-sistema/parametros-municipais', person: master } as const;

const campinas: MunicipalParameterRow = {
  id: 1,
  version: 3,
  created_at: '2024-02-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
  ibge: '3509502',
  city: 'Campinas',
  state: 'SP',
  adapter: 'national',
  environment: 'production',
  dps_series: 1,
  sends_municipal_registration: false,
  companies_count: 12,
  rule_in_force: {
    valid_from: '2020-01',
    iss_rate: '0.02',
    iss_by_service: [{ code: '04.03', rate: '0.03' }],
    cancel_deadline: 'day_of_next_month',
    cancel_days: 10,
    iss_due_day: 10,
    source: 'LC municipal 12/2020, art. 3º',
  },
};
const rows: MunicipalParameterRow[] = [
  campinas,
  { ...campinas, id: 2, city: 'Recife', state: 'PE', ibge: '2611606', adapter: 'manual', rule_in_force: null },
];

const screen = screenStates({
  ...where,
  endpoint: municipalParameter.list,
  filled: { body: onlyPage(rows), sees: 'Campinas/SP' },
  empty: { body: onlyPage<MunicipalParameterRow>([]), sees: /^Nenhum município ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Campinas/SP' },
});

export default { title: 'Telas/Painel/Parâmetros municipais' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(municipalParameter.list, onlyPage(rows));
const detail = answers(municipalParameter.detail, campinas);
const sent = (method: string) => theServer().requests.find((request) => request.method === method);

/** A new rate holds from this month on, with its ground and its reason; what was there before is shown before it is saved. */
export const Edit: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/municipio/1/editar`,
    answers: [list, detail, answers(municipalParameter.update, campinas)],
  }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Campinas/SP');
    const rate = await dialog.findByRole('textbox', { name: /ISS geral/ });
    await expect(rate).toHaveValue('2,00');
    await userEvent.clear(rate);
    await userEvent.type(rate, '2,5');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Nova lei.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(await question.findByText(/2,50/)).toBeVisible();
    await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() =>
      expect(sent('PUT')?.body).toMatchObject({
        version: 3,
        adapter: 'national',
        rule: { iss_rate: '0.025', iss_by_service: [{ code: '04.03', rate: '0.03' }], reason: 'Nova lei.' },
      }),
    );
  },
};

export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [list, answers(lookup.cities, [{ id: 3550308, nome: 'São Paulo' }]), answers(municipalParameter.create, campinas)],
  }),
  name: 'Novo município',
  play: async () => {
    const dialog = await dialogCalled('Novo município');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'UF' }), 'SP');
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Município' }), 'São');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'São Paulo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar serviço' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Item da lista' }), '04.03');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alíquota' }), '3');
    await userEvent.type(dialog.getByRole('textbox', { name: /Fonte/ }), 'Lei 13.701/2003');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Primeira empresa na cidade.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() =>
      expect(sent('POST')?.body).toMatchObject({
        ibge: '3550308',
        city: 'São Paulo',
        state: 'SP',
        rule: { iss_by_service: [{ code: '04.03', rate: '0.03' }], source: 'Lei 13.701/2003' },
      }),
    );
  },
};

const version = (values: Partial<MunicipalRuleVersion>): MunicipalRuleVersion => ({
  ...(campinas.rule_in_force as NonNullable<MunicipalParameterRow['rule_in_force']>),
  id: 1,
  until: null,
  is_replaced: false,
  reason: 'Cadastro do município.',
  author_name: 'Marina Teles',
  created_at: '2024-02-01T12:00:00Z',
  ...values,
});

/** What holds, what will and what held, each with its ground, above who changed it. */
export const Versions: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/municipio/1/historico`,
    answers: [
      list,
      answers(municipalParameter.rules, [
        version({ id: 2, valid_from: '2099-01', iss_rate: '0.025', reason: 'Nova lei.' }),
        version({ until: '2098-12' }),
      ]),
      answers(municipalParameter.history, [
        {
          id: 9,
          actor_name: 'Marina Teles',
          action: 'municipal_parameter.rule_set',
          label: 'ISS e prazos do município alterados',
          reason: 'Nova lei.',
          created_at: '2026-11-01T12:00:00Z',
          changes: [{ path: 'iss_rate', label: 'ISS geral', old: '2,00 %', new: '2,50 %' }],
        },
      ]),
      detail,
    ],
  }),
  name: 'Histórico',
  play: async () => {
    const dialog = await dialogCalled('Histórico de Campinas/SP');
    await expect(await dialog.findByText('Futura')).toBeVisible();
    await expect(dialog.getByText('Em vigor')).toBeVisible();
    await expect(dialog.getByText('De jan/2020 a dez/2098')).toBeVisible();
    await expect(await dialog.findByText('ISS e prazos do município alterados')).toBeVisible();
  },
};
