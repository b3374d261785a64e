import { answers } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type ListedRule, type ObligationRuleDetail, obligationRule } from '@esteto/contract/month/obligation-rule';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;
const at = '/painel/parametros-de-sistema/regras-de-obrigacoes';

const das: ListedRule = {
  id: -1,
  rule_id: null,
  rule_key: 'das',
  name: 'DAS do Simples Nacional',
  acronym: 'DAS',
  type: 'payment',
  sphere: 'federal',
  due: 'Dia 20 do mês seguinte. Posterga para o dia útil seguinte.',
  applies: 'Simples Nacional',
  valid_from: '2025-01',
  valid_until: null,
  source: 'LC 123/2006, art. 21, III; Res. CGSN 140/2018, art. 40',
};
const rows: ListedRule[] = [
  das,
  {
    ...das,
    id: 3,
    rule_id: 3,
    rule_key: null,
    name: 'Taxa de fiscalização',
    acronym: 'TAXA',
    sphere: 'municipal',
    due: 'Dia 10 do mês seguinte. Antecipa para o dia útil anterior. Todo mês.',
    applies: 'Simples Nacional ou Lucro Presumido',
    source: null,
  },
];
const rule: ObligationRuleDetail = {
  id: 3,
  version: 2,
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  name: 'Taxa de fiscalização',
  acronym: 'TAXA',
  type: 'payment',
  sphere: 'municipal',
  regimes: ['simples', 'presumido'],
  facts: [],
  ibge: null,
  state: null,
  city: null,
  cnaes: [],
  frequency: 'monthly',
  months: [],
  competence_offset: '-1',
  legal_day: 10,
  is_business_day: false,
  shift: 'previous',
  target_days_before: 2,
  department_id: null,
  department_name: null,
  points: 3,
  generates_fine: true,
  notify_client: true,
  client_message: 'A taxa foi paga. O recibo está nos arquivos.',
  requires_document: true,
  valid_from: '2026-01',
  valid_until: null,
};
const list = answers(obligationRule.list, rows);
const preview = answers(obligationRule.preview, {
  companies: 38,
  dates: [
    { competence: '2026-11', legal_date: '2026-12-10', target_date: '2026-12-08' },
    { competence: '2026-12', legal_date: '2027-01-08', target_date: '2027-01-06' },
  ],
});

const screen = screenStates({
  ...where,
  at,
  endpoint: obligationRule.list,
  filled: { body: rows, sees: 'Taxa de fiscalização' },
  empty: { body: [], sees: /^Nenhuma regra/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Taxa de fiscalização' },
});

export default { title: 'Telas/Painel/Regras de obrigações' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** The law's is read with its source. */
export const OfLaw: StoryObj = {
  ...storyScreen({ ...where, at: `${at}/lei/1/detalhes`, answers: [list] }),
  name: 'Da lei',
  play: async () => {
    const dialog = await dialogCalled('DAS do Simples Nacional');
    await expect(await dialog.findByText(/LC 123\/2006/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Editar' })).toBeNull();
  },
};

/** What it says, what it asks next, and of how many. */
export const OfOffice: StoryObj = {
  ...storyScreen({ ...where, at: `${at}/regra/3/detalhes`, answers: [list, answers(obligationRule.detail, rule), preview] }),
  name: 'Do escritório',
  play: async () => {
    const dialog = await dialogCalled('Taxa de fiscalização');
    await expect(await dialog.findByText('38 empresas')).toBeVisible();
    await expect(dialog.getByText(/10\/12\/2026 \(nov\/2026, meta 08\/12\/2026\)/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `${at}/regra/3/editar`);
  },
};

/** The preview comes once there is a rule; a bound is told beside its field. */
export const Created: StoryObj = {
  ...storyScreen({ ...where, at: `${at}/criar`, answers: [list, preview, answers(obligationRule.create, rule)] }),
  name: 'Nova regra',
  play: async () => {
    const form = await dialogCalled('Nova regra');
    await userEvent.type(await form.findByRole('textbox', { name: /^Nome/ }), 'Taxa de fiscalização');
    await userEvent.type(form.getByRole('textbox', { name: /^Sigla/ }), 'TAXA');
    await userEvent.type(form.getByLabelText(/^Dia do vencimento/), '32');
    await userEvent.click(form.getByRole('button', { name: 'Criar regra' }));
    await expect(await form.findByText(/^Dia do vencimento: .*31/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Dia do vencimento/));
    await userEvent.type(form.getByLabelText(/^Dia do vencimento/), '10');
    await expect(await form.findByText('38 empresas')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Criar regra' }));
    const sent = () => theServer().requests.find(({ method, path }) => method === 'POST' && !path.endsWith('preview'));
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({ acronym: 'TAXA', legal_day: 10, competence_offset: '-1', regimes: ['simples', 'presumido'] }),
    );
  },
};
