import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CouponDetail, type CouponRow, coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { couponForm } from '@esteto/domain/plan/coupon/coupon-form';
import { storyPlan } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/financeiro/cupons', person: master } as const;

const welcome: CouponRow = {
  id: 1,
  code: 'BEMVINDO',
  name: 'Boas-vindas',
  discount: 'percentage',
  percentage: '0.2',
  amount: null,
  max_payments: 3,
  max_uses: 100,
  uses_count: 42,
  valid_until: null,
  situation: 'active',
  created_at: '2026-01-10T12:00:00Z',
};
const rows: CouponRow[] = [
  welcome,
  { ...welcome, id: 2, code: 'RESIDENTE', discount: 'amount', percentage: null, amount: 5000, max_uses: null, uses_count: 7 },
  { ...welcome, id: 3, code: 'PASCOA', valid_until: '2026-04-05', situation: 'expired' },
];
const detail: CouponDetail = {
  ...couponForm.getDefault(),
  ...welcome,
  version: 4,
  updated_at: '2026-01-10T12:00:00Z',
  max_uses_per_doctor: 1,
  plan_ids: [1],
};

const screen = screenStates({
  ...where,
  endpoint: coupon.list,
  filled: { body: onlyPage(rows), sees: 'RESIDENTE' },
  empty: { body: onlyPage<CouponRow>([]), sees: /^Nenhum cupom ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'RESIDENTE' },
});

export default { title: 'Telas/Painel/Cupons' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(coupon.list, onlyPage(rows));
const plans = answers(plan.list, [storyPlan, { ...storyPlan, id: 2, name: 'Completo' }]);
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);

/** The discount is a percentage or an amount, and for the plans that are ticked. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, plans, answers(coupon.create, detail)] }),
  name: 'Novo cupom',
  play: async () => {
    const dialog = await dialogCalled('Novo cupom');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Código' }), 'natal');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Natal');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Desconto em' }), 'Valor em reais');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar cupom' }));
    await expect(await dialog.findByText('Preencha o campo Valor.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '50');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Completo' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Nas indicações' }), 'Prêmio de quem indicou');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar cupom' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/coupons')?.body).toMatchObject({
        code: 'NATAL',
        discount: 'amount',
        amount: 5000,
        plan_ids: [2],
        referral: 'reward',
      }),
    );
  },
};

export const Edit: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/cupom/1/editar`, answers: [list, plans, answers(coupon.detail, detail)] }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('BEMVINDO');
    await expect(await dialog.findByText('Quem já usou (42 vezes) fica com o desconto de antes.')).toBeVisible();
    await expect(await dialog.findByRole('checkbox', { name: 'Essencial' })).toBeChecked();
  },
};

export const Doctors: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/cupom/1/medicos`,
    answers: [
      list,
      answers(coupon.uses, [
        {
          id: 1,
          company_id: 4,
          company_name: 'Alves Anestesiologia Ltda.',
          doctor_name: 'Bruno Alves',
          plan_name: 'Essencial',
          used_at: '2026-11-01T12:00:00Z',
          payments_left: 2,
        },
      ]),
    ],
  }),
  name: 'Quem usou',
  play: async () => {
    const dialog = await dialogCalled('Quem usou o cupom');
    await expect(await dialog.findByText('mais 2 pagamentos')).toBeVisible();
  },
};
