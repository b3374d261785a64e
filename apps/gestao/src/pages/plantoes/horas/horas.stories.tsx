import { answers } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import { storyPersonHours, storyStatement, storyWaiting } from '@esteto/features/duty/shift/story-hours';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const people = [
  storyPersonHours(13, 'Bruno Alves', { diverged: 0, balance: 90 }),
  storyPersonHours(12, 'Caio Reis', { diverged: 0, statement: storyWaiting }),
  storyPersonHours(11, 'Ana Souza'),
];
const others = [answers(dutyShift.setup, { units: [{ id: 1, name: 'Hospital São Lucas' }], sectors: [], tags: [], qualifications: [] })];
const where = { app: 'gestao', routes, at: '/gestao/plantoes/horas', person: manager } as const;

const page = screenStates({
  ...where,
  endpoint: hoursStatement.list,
  others,
  filled: { body: people, sees: 'Ana Souza' },
  empty: { body: [], sees: /Nenhum plantão com profissional/ },
  refused: { person: viewer, sees: 'Ana Souza', lacks: 'Assinar espelhos' },
});

export default { title: 'Telas/Gestão/Horas' } satisfies Meta;

export const Filled: StoryObj = { ...page.filled, name: 'Com horas' };
export const Empty: StoryObj = { ...page.empty, name: 'Sem plantões' };
export const Refused: StoryObj = { ...page.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...page.onPhone, name: 'No celular' };

const screen = within(document.body);
const sent = () => theServer().requests.filter(({ method }) => method === 'POST');

/** What is to be looked at stands first; who was signed for is not signed for again, and of the rest one is asked before. */
export const Sign: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(hoursStatement.list, people), answers(hoursStatement.present, undefined), ...others] }),
  name: 'Assinar pela coordenação',
  play: async () => {
    const caio = await screen.findByRole('checkbox', { name: /Caio Reis/ });
    const boxes = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? '');
    await expect(boxes.findIndex((name) => name.includes('Ana'))).toBeLessThan(boxes.findIndex((name) => name.includes('Bruno')));
    await userEvent.click(caio);
    await userEvent.click(await screen.findByRole('button', { name: 'Assinar espelhos' }));
    await expect(await screen.findByText(/Caio Reis: Este espelho já foi assinado/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Caio Reis/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ana Souza/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Bruno Alves/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assinar espelhos' }));
    const question = await dialogCalled('Assinar pela coordenação', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Assinar 2 espelhos' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await expect(sent()[0]?.body).toMatchObject({ month: '2026-10', professional_ids: expect.arrayContaining([11, 13]) });
  },
};

const dialogAt = { ...where, at: '/gestao/plantoes/horas/espelho/11' };

/** One that waits for the professional may be taken back, with a reason. */
export const Statement: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      answers(hoursStatement.list, people),
      answers(hoursStatement.detail, storyStatement({ statement: storyWaiting })),
      answers(hoursStatement.withdraw, undefined),
      ...others,
    ],
  }),
  name: 'Espelho de uma pessoa',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await expect(await dialog.findByText(/Assinado pela coordenação: Helena Castro/)).toBeVisible();
    await expect(dialog.getByText(/Entrada 1h depois do início/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar espelho' }));
    const question = await dialogCalled('Retirar espelho');
    await userEvent.type(await question.findByRole('textbox', { name: 'Motivo' }), 'Faltou um plantão');
    await userEvent.click(question.getByRole('button', { name: 'Retirar espelho' }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ reason: 'Faltou um plantão', version: 1 }));
  },
};

/** What both signed is reopened, with a reason. */
export const Reopened: StoryObj = {
  ...storyScreen({
    ...dialogAt,
    answers: [
      answers(hoursStatement.list, people),
      answers(
        hoursStatement.detail,
        storyStatement({ statement: { ...storyWaiting, status: 'signed', version: 2, signed_at: '2026-11-03T12:00:00Z' } }),
      ),
      answers(hoursStatement.withdraw, undefined),
      ...others,
    ],
  }),
  name: 'Mês assinado pelos dois lados',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await userEvent.click(await dialog.findByRole('button', { name: 'Reabrir mês' }));
    const question = await dialogCalled('Reabrir mês');
    await userEvent.type(await question.findByRole('textbox', { name: 'Motivo' }), 'Faltou um plantão');
    await userEvent.click(question.getByRole('button', { name: 'Reabrir mês' }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ reason: 'Faltou um plantão', version: 2 }));
  },
};

export const StatementOnAPhone: StoryObj = { ...Statement, ...phone, name: 'Espelho de uma pessoa, no celular' };
