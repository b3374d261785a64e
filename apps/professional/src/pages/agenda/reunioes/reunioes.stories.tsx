import { answers } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { type MeetingRow, meeting } from '@esteto/contract/agenda/meeting';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'professional', routes, at: '/app/agenda/reunioes', person: doctor } as const;

const row: MeetingRow = {
  id: 1,
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  on: '2099-12-01',
  at: '10:00',
  way: 'video',
  subject: 'Fator R',
  notes: null,
  status: 'confirmed',
  answer: 'O link chega por e-mail.',
};

const asked = (url: string | null, meetings: MeetingRow[] = [row], is_framed = false) => [
  answers(meeting.page, { url, is_framed }),
  answers(meeting.own, meetings),
  answers(meeting.ask, row),
  answers(meeting.cancel, { ...row, status: 'cancelled' }),
];

export default { title: 'Telas/Médico/Agenda/Reuniões' } satisfies Meta;

/** Asked for here: what was answered stands beside, and may be cancelled. */
export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: asked(null) }),
  name: 'Com reuniões',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('O link chega por e-mail.')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Cancelar reunião' }));
    const question = await dialogCalled('Cancelar “Fator R”', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Cancelar reunião' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path.endsWith('/cancel'))).toBe(true));
  },
};

export const Ask: StoryObj = {
  ...storyScreen({ ...where, answers: asked(null, []) }),
  name: 'Pedir reunião',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('Nenhuma reunião ainda.')).toBeVisible();
    await userEvent.click(body.getByRole('link', { name: 'Pedir reunião' }));
    const dialog = await dialogCalled('Pedir reunião');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Assunto' }), 'Fator R');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dia' }), '01/12/2099');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Horário' }), '10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir reunião' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        on: '2099-12-01',
        at: '10:00',
        subject: 'Fator R',
      }),
    );
  },
};

/** A page that may not be framed opens by a link, and says what happens next. */
export const Elsewhere: StoryObj = {
  ...storyScreen({ ...where, answers: asked('https://agenda.exemplo.com.br/escritorio', []) }),
  ...phone,
  name: 'Agenda em outra página',
  play: async () => {
    const link = await within(document.body).findByRole('link', { name: /Abrir a agenda do escritório/ });
    await expect(link).toHaveAttribute('href', 'https://agenda.exemplo.com.br/escritorio');
  },
};
