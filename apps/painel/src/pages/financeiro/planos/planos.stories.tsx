import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { planFee } from '@esteto/contract/money/plan-fee';
import { type PlanRow, plan } from '@esteto/contract/plan/plan';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/plan/standard-contract';
import { storyContract, storyPlan, storySubscription } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/financeiro/planos', person: master } as const;

const rows: PlanRow[] = [
  storyPlan,
  { ...storyPlan, id: 2, name: 'Completo', value: 49_900, companies_count: 61 },
  { ...storyPlan, id: 3, name: 'Fundadores', value: 19_900, is_active: false, companies_count: 8 },
];

const screen = screenStates({
  ...where,
  endpoint: plan.list,
  filled: { body: rows, sees: 'Completo' },
  empty: { body: [], sees: /^Nenhum plano ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Completo' },
});

export default { title: 'Telas/Painel/Planos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(plan.list, rows);
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);

/** A new price is in force from a day on; what it is today is confirmed beside what it will be. */
export const Edit: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/plano/1/editar`,
    answers: [list, answers(plan.detail, storyPlan), answers(plan.update, storyPlan)],
  }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Essencial');
    await expect(await dialog.findByText('R$ 249,00 desde 01/01/2026')).toBeVisible();
    const value = dialog.getByRole('textbox', { name: 'Valor por mês' });
    await userEvent.clear(value);
    await userEvent.type(value, '269');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText('R$ 269,00')).toBeVisible();
    await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(sent('PUT', 'admin/plans/1')?.body).toMatchObject({ version: 2, value: 26_900 }));
    await expect(sent('PUT', 'admin/plans/1')?.body).toHaveProperty('effective_from');
  },
};

/** What is announced can be taken back, by who was asked first. */
export const Announced: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/plano/1/editar`,
    answers: [
      list,
      answers(plan.detail, { ...storyPlan, prices: [{ effective_from: '2027-02-01', value: 26_900 }, ...storyPlan.prices] }),
      answers(plan.withdrawPrice, storyPlan),
    ],
  }),
  name: 'Retirar preço anunciado',
  play: async () => {
    const dialog = await dialogCalled('Essencial');
    await expect(await dialog.findByText(/^Anunciado: .*269,00 a partir de 01\/02\/2027/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(sent('POST', 'admin/plans/1/withdraw-price')?.body).toEqual({ effective_from: '2027-02-01', version: 2 }));
    await expect(await within(document.body).findByText('Mudança retirada.')).toBeVisible();
  },
};

/** Moved by its buttons; the whole order is sent. */
export const Order: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/ordenar-planos`,
    answers: [list, { endpoint: plan.order, answer: () => ({ status: 204 }) }],
  }),
  name: 'Ordenar',
  play: async () => {
    const dialog = await dialogCalled('Ordenar planos');
    const save = await dialog.findByRole('button', { name: 'Salvar ordem' });
    await expect(save).toBeDisabled();
    await userEvent.click(await dialog.findByRole('button', { name: 'Mover Fundadores para cima' }));
    await expect(dialog.getByText('Fundadores: posição 2 de 3')).toBeInTheDocument();
    await userEvent.click(save);
    await waitFor(() => expect(sent('POST', 'admin/plans/order')?.body).toEqual({ ids: [1, 3, 2] }));
  },
};

/** Who has the plan, and from there what each pays and why. */
export const Doctors: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/plano/1/medicos`,
    answers: [
      list,
      answers(
        plan.subscribers,
        onlyPage([
          {
            id: 9,
            company_id: 4,
            company_name: 'Alves Anestesiologia Ltda.',
            owner_name: 'Bruno Alves',
            subscription_status: 'active',
            starts_on: '2026-09-01',
            coupon_code: 'BEMVINDO',
          },
        ]),
      ),
      answers(plan.ofCompany, { subscription: storySubscription, contract: storyContract }),
    ],
  }),
  name: 'Médicos',
  play: async () => {
    const dialog = await dialogCalled('Médicos do plano');
    await expect(await dialog.findByText('Bruno Alves · desde 1 de setembro de 2026 · cupom BEMVINDO')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Plano de Alves Anestesiologia Ltda.' }));
    const price = await dialogCalled('Plano');
    await expect(await price.findByText('R$ 249,10')).toBeVisible();
    await expect(price.getByRole('button', { name: 'Ver Contrato assinado' })).toBeVisible();
    await expect(price.getByText(/^Ainda 2 pagamentos com desconto; depois,/)).toBeVisible();
  },
};

/** A text that names an unknown field is refused where it is written. */
export const Contract: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/plano/1/contratos`,
    answers: [
      list,
      answers(plan.contract, {
        version: 2,
        text: STANDARD_CONTRACT,
        plan: { name: 'Essencial', value: 24_900, services: [] },
        versions: [{ id: 1, number: 1, created_at: '2026-01-01T12:00:00Z', author: 'Marina Teles' }],
      }),
    ],
  }),
  name: 'Contrato',
  play: async () => {
    const dialog = await dialogCalled('Contrato do plano');
    const text = await dialog.findByRole('textbox', { name: 'Texto do contrato' });
    await userEvent.click(dialog.getByRole('button', { name: 'Como fica' }));
    await expect(await dialog.findByText(/Escritório Exemplo Ltda\., inscrito no CNPJ .* plano Essencial/s)).toBeVisible();
    await userEvent.type(text, ' {{{{contratante.idade}}');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar versão' }));
    await expect(await dialog.findByText('O contrato não conhece o campo “{{contratante.idade}}”.')).toBeVisible();
  },
};

export const WithoutPlan: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/sem-plano`,
    answers: [
      list,
      answers(plan.without, onlyPage([{ id: 4, name: 'Prado Radiologia Ltda.', type: 'new_company', created_at: '2026-11-01T12:00:00Z' }])),
      answers(plan.ofCompany, { subscription: null, contract: null }),
      answers(plan.change, {
        month: '2026-11',
        lines: [
          { kind: 'base', label: 'Plano Completo', amount: 49_900, reason: 'Preço do plano.' },
          { kind: 'part', label: 'Proporcional a 11 de 30 dias', amount: -31_603, reason: 'O plano conta a partir de 20/11/2026.' },
        ],
        total: 18_297,
        trial_until: null,
        coupon_code: null,
        coupon_refusal: 'Este cupom não vale para este plano.',
      }),
      answers(plan.subscribe, { subscription: storySubscription, contract: null }),
    ],
  }),
  name: 'Sem plano',
  play: async () => {
    const dialog = await dialogCalled('Empresas sem plano');
    await userEvent.click(await dialog.findByRole('button', { name: 'Plano de Prado Radiologia Ltda.' }));
    const company = await dialogCalled('Plano');
    await userEvent.click(await company.findByRole('button', { name: 'Definir plano' }));
    const form = await dialogCalled('Definir plano');
    await userEvent.click(await form.findByRole('combobox', { name: 'Plano' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Completo/ }));
    await userEvent.type(form.getByRole('textbox', { name: 'Cupom' }), 'bemvindo');
    await expect(await form.findByText('Próximo honorário: novembro de 2026')).toBeVisible();
    await expect(form.getByText('R$ 182,97')).toBeVisible();
    await expect(await form.findByText('Sem o cupom: Este cupom não vale para este plano.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Definir plano' }));
    await waitFor(() => expect(sent('POST', 'admin/companies/4/subscription')?.body).toEqual({ plan_id: 2, coupon: 'bemvindo' }));
  },
};

const feesOfMonth = { month: '2026-11', last_run_at: '2026-11-20T07:40:00Z', made: 212, amount: 5_278_800 };

/** What the clock charged, and whom it left out; from there the plan of one is opened. */
export const Fees: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/honorarios`,
    answers: [
      list,
      answers(planFee.month, feesOfMonth),
      answers(
        planFee.leftOut,
        onlyPage([
          { id: 9, company_id: 4, company_name: 'Alves Anestesiologia Ltda.', plan_name: 'Completo', reason: 'Em teste até 04/12/2026.' },
          { id: 10, company_id: 5, company_name: 'Prado Radiologia Ltda.', plan_name: 'Essencial', reason: null },
        ]),
      ),
      answers(plan.ofCompany, { subscription: storySubscription, contract: null }),
    ],
  }),
  name: 'Honorários do mês',
  play: async () => {
    const dialog = await dialogCalled('Honorários do mês');
    await expect(await dialog.findByText('212 honorários, R$ 52.788,00')).toBeVisible();
    await expect(await dialog.findByText('Completo · Em teste até 04/12/2026.')).toBeVisible();
    await expect(dialog.getByText('Essencial · Será cobrada quando a rotina rodar de novo.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Plano de Alves Anestesiologia Ltda.' }));
    await expect(await (await dialogCalled('Plano')).findByText('R$ 249,10')).toBeVisible();
  },
};

export const FeesNobodyLeftOut: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/honorarios`,
    answers: [
      list,
      answers(planFee.month, { ...feesOfMonth, last_run_at: null, made: 0, amount: 0 }),
      answers(planFee.leftOut, onlyPage([])),
    ],
  }),
  name: 'Honorários do mês, sem ninguém de fora',
  play: async () => {
    const dialog = await dialogCalled('Honorários do mês');
    await expect(await dialog.findByText('Ninguém ficou de fora.')).toBeVisible();
    await expect(await dialog.findByText('Não rodou nos últimos sete dias')).toBeVisible();
  },
};
