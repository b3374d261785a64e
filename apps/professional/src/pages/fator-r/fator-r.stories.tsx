import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { ownRFactor } from '@esteto/contract/month/r-factor';
import { belowFactor } from '@esteto/features/month/r-factor/story-factor';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'professional', routes, at: '/app/fator-r', person: doctor } as const;

const screen = screenStates({
  ...where,
  endpoint: ownRFactor.detail,
  filled: { body: belowFactor, sees: 'Próximos meses' },
  empty: {
    body: { ...belowFactor, company: { ...belowFactor.company, has_factor: false }, plan: [] },
    sees: 'Esta empresa não tem fator R.',
  },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'Próximos meses' },
});

export default { title: 'Telas/Médico/Fator R' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Abaixo de 28 %' };
export const Empty: StoryObj = { ...screen.empty, name: 'Fora do Simples' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com falha' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What is suggested is there to be accepted; another amount is asked for only where it is meant. */
export const Decision: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/pro-labore/2026/11`,
    answers: [answers(ownRFactor.detail, belowFactor), { endpoint: ownRFactor.decide, answer: () => ({ status: 204 }) }],
  }),
  name: 'Decidir o pró-labore',
  play: async () => {
    const dialog = await dialogCalled('Pró-labore de novembro de 2026');
    await expect(await dialog.findByText(/^Sugerido: R\$\s13\.200,00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Aceita' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
        competence: '2026-11',
        decision: 'accepted',
        version: null,
      }),
    );
  },
};

/** A month that is too far away, by its address. */
export const NothingToDecide: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/pro-labore/2030/01`, answers: [answers(ownRFactor.detail, belowFactor)] }),
  name: 'Nada a decidir',
  play: async () => {
    const dialog = await dialogCalled('Pró-labore de janeiro de 2030');
    await expect(await dialog.findByText(/^Não há pró-labore a decidir neste mês/)).toBeVisible();
  },
};
