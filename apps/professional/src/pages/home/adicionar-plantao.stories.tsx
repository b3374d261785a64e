import { answers } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { calendarAnswers } from '../../features/evento/story-events.ts';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Início/Adicionar plantão' } satisfies Meta;

/** No day is ticked beforehand, and what else is on a ticked day is told. */
export const Days: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/adicionar-plantao',
    person: doctor,
    answers: [...calendarAnswers(), answers(calendarEvent.addShifts, { added: 1 })],
  }),
  name: 'Dias e conflitos',
  play: async () => {
    const dialog = await dialogCalled('Adicionar plantão');
    await expect(await dialog.findByText('Nenhum dia escolhido.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /, 26 de novembro de 2026$/ }));
    await expect(await dialog.findByText(/^Já há outro compromisso neste horário: Santa Casa/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Onde/ }), 'UPA');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await waitFor(() =>
      expect(
        theServer()
          .requests.filter(({ method }) => method === 'POST')
          .map(({ body }) => body),
      ).toMatchObject([{ days: ['2026-11-26'] }]),
    );
  },
};
