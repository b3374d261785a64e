import { answers } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { shiftMoney, type UnitCosts } from '@esteto/contract/duty/shift-money';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const unit = (id: number, name: string, given: Partial<UnitCosts> = {}): UnitCosts => ({
  id,
  name,
  shifts: 60,
  planned: 8_400_000,
  cost: 8_250_000,
  done: 6_000_000,
  invoiced: 3_000_000,
  paid: 1_500_000,
  budget: 8_000_000,
  ...given,
});

const units = [
  unit(1, 'Hospital São Lucas'),
  unit(2, 'Maternidade Vale Verde', { cost: 4_000_000, budget: null }),
  unit(3, 'UPA Norte', { shifts: 0, planned: 0, cost: 0, done: 0, invoiced: 0, paid: 0, budget: null }),
];
const where = { app: 'gestao', routes, at: '/gestao/plantoes/custos', person: manager } as const;

const page = screenStates({
  ...where,
  endpoint: shiftMoney.costs,
  filled: { body: units, sees: 'Os plantões do mês custam R$ 122.500,00. Acima do orçamento: Hospital São Lucas, R$ 2.500,00.' },
  empty: { body: [], sees: /Nenhuma unidade para mostrar/ },
  refused: { person: viewer, sees: 'UPA Norte', lacks: 'Definir orçamento' },
});

export default { title: 'Telas/Gestão/Custos' } satisfies Meta;

export const Filled: StoryObj = { ...page.filled, name: 'Com custos' };
export const Empty: StoryObj = { ...page.empty, name: 'Sem unidades' };
export const Refused: StoryObj = { ...page.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...page.onPhone, name: 'No celular' };

/** The budget of a unit begins with what it is, and an empty one takes it back. */
export const Budget: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/gestao/plantoes/custos/1/orcamento?mes=2026-10',
    answers: [answers(shiftMoney.costs, units), answers(shiftMoney.setBudget, undefined)],
  }),
  name: 'Orçamento',
  play: async () => {
    const dialog = await dialogCalled('Hospital São Lucas');
    const amount = await dialog.findByRole('textbox', { name: 'Orçamento' });
    await waitFor(() => expect(amount).toHaveValue('80.000,00'));
    await userEvent.clear(amount);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        unit_id: 1,
        month: '2026-10',
        amount: null,
      }),
    );
  },
};
