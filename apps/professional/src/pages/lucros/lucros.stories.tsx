import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { profitDistribution } from '@esteto/contract/money/profit-distribution';
import { emptyYear, fullYear, unnamedYear } from '@esteto/features/money/profit-distribution/story-profits';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'professional', routes, at: '/app/lucros', person: doctor } as const;

const screen = screenStates({
  ...where,
  endpoint: profitDistribution.own,
  filled: { body: fullYear, sees: /^Ainda cabem/ },
  empty: { body: { ...emptyYear, people: [] }, sees: 'Nenhuma retirada em 2026.' },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: /^Ainda cabem/ },
});

export default { title: 'Telas/Médico/Lucros' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Perto do limite' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com falha' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const page = () => within(document.body);
const done = () => ({ status: 204 });

/** What one types is judged as it is typed: free up to the limit, and one cent more costs the tax of the whole month. */
export const BeforeAPayment: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(profitDistribution.own, fullYear)] }),
  name: 'Antes de retirar',
  play: async () => {
    const amount = await page().findByRole('textbox', { name: 'Quanto' });
    await userEvent.type(amount, '8000,00');
    await userEvent.tab();
    await expect(await page().findByText('Sem imposto')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '8000,01');
    await userEvent.tab();
    await expect(await page().findByText(/^Retém R\$\s5\.000,00, líquido R\$\s3\.000,01$/)).toBeVisible();
    await expect(page().getByText(/Até R\$\s8\.000,00 sai sem imposto\.$/)).toBeVisible();
  },
};

/** A movement of the bank is told whose, a payment is taken back with its reason. */
export const ToldAndTakenBack: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(profitDistribution.own, unnamedYear),
      { endpoint: profitDistribution.nameOwn, answer: done },
      { endpoint: profitDistribution.voidOwn, answer: done },
    ],
  }),
  name: 'De quem é, e anular',
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Dizer de quem é: PIX ENVIADO SOCIO' }));
    const owner = await dialogCalled('De quem é?');
    await userEvent.selectOptions(owner.getByRole('combobox'), 'Bruno Alves');
    await userEvent.click(owner.getByRole('button', { name: 'Registrar' }));
    const sent = (part: string) => theServer().requests.find(({ method, path }) => method === 'POST' && path.includes(part))?.body;
    await waitFor(() => expect(sent('owner')).toEqual({ transaction_id: 31, user_id: 7 }));
    const [first] = page().getAllByRole('button', { name: /^Anular R\$\s42\.000,00 de Ana Souza/ });
    await userEvent.click(first as HTMLElement);
    const question = await dialogCalled('Anular retirada');
    await userEvent.type(question.getByRole('textbox', { name: 'Motivo' }), 'Valor lançado em dobro');
    await userEvent.click(question.getByRole('button', { name: 'Anular retirada' }));
    await waitFor(() => expect(sent('void')).toEqual({ reason: 'Valor lançado em dobro', version: 1 }));
  },
};

/** The one who writes is who took it out, today, unless they say otherwise. */
export const Register: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/lucros/retirada',
    answers: [answers(profitDistribution.own, fullYear), { endpoint: profitDistribution.createOwn, answer: done }],
  }),
  name: 'Registrar retirada',
  play: async () => {
    const dialog = await dialogCalled('Registrar retirada');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Valor' }), '1800,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ user_id: 1, amount: 180_000 }),
    );
  },
};

/** A month whose Reinf has left is said before anything is saved, and what the doctor may not take back. */
export const AfterTheReinf: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/lucros/retirada',
    answers: [answers(profitDistribution.own, { ...fullYear, filed: ['2026-10', '2026-11'] })],
  }),
  name: 'Com a Reinf entregue',
  play: async () => {
    const dialog = await dialogCalled('Registrar retirada');
    await expect(await dialog.findByText('A Reinf de novembro de 2026 já foi entregue: será preciso retificar.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    const [first] = await page().findAllByRole('button', { name: /^Anular R\$\s42\.000,00 de Ana Souza/ });
    await userEvent.click(first as HTMLElement);
    const question = await dialogCalled('Anular retirada');
    await expect(question.getByText(/já foi entregue: só o escritório anula\.$/)).toBeVisible();
  },
};

export const RegisterOnAPhone: StoryObj = { ...Register, ...phone, name: 'Registrar no celular' };
