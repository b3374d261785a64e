import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { type BookedMeeting, meeting } from '@esteto/contract/agenda/meeting';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/agenda/bookings', person: master } as const;

const row: BookedMeeting = {
  id: 1,
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  on: '2099-12-01',
  at: '10:00',
  way: 'video',
  subject: 'Fator R',
  notes: 'Distribuição de lucros',
  status: 'asked',
  answer: null,
  company_id: 7,
  company_name: 'Souza Urgência',
  person_name: 'Ana Souza',
  analyst_name: null,
};

const list = answers(meeting.list, onlyPage([row]));
export default { title: 'Telas/Equipe/Agenda/Reuniões' } satisfies Meta;

export const Empty: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(meeting.list, onlyPage<BookedMeeting>([]))] }),
  name: 'Vazia',
  play: async () => {
    await expect(await within(document.body).findByText(/^Nenhuma reunião pedida ainda/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...storyScreen({ ...where, answers: [list] }), ...phone, name: 'No celular' };

/** Confirmed on another day than was asked for, with the way to take part. */
export const Confirm: StoryObj = {
  ...storyScreen({ ...where, answers: [list, answers(meeting.confirm, undefined)] }),
  name: 'Confirmar',
  play: async () => {
    const body = within(document.body);
    await userEvent.click((await body.findAllByRole('button', { name: /Confirmar/ }))[0] as HTMLElement);
    const dialog = await dialogCalled('Confirmar “Fator R”');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Como participar' }), 'Ligamos para você.');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('/confirm'))?.body).toMatchObject({
        on: '2099-12-01',
        at: '10:00',
        answer: 'Ligamos para você.',
        version: 1,
      }),
    );
  },
};
