import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { doctor, employee, type StoryPerson } from '@esteto/auth/testing/story-people';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { dueDate } from '@esteto/contract/agenda/due-date';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { storyOwnShift } from '@esteto/features/duty/shift/story-own-shift';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, drawnEvent, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { calendarAnswers, shift, storyEvent, weekly } from '../../../features/evento/story-events.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'professional', routes, at: '/app/agenda/calendario?view=month&day=2026-11-24', person: doctor } as const;

export default { title: 'Telas/Médico/Agenda/Calendário' } satisfies Meta;

/** Each part is switched off by itself, and stays off. */
export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: calendarAnswers() }),
  name: 'Com eventos',
  play: async () => {
    const body = within(document.body);
    await expect((await body.findAllByText('Santa Casa')).length).toBeGreaterThan(0);
    await drawnEvent('DAS de outubro de 2026');
    await userEvent.click(body.getByRole('button', { name: 'Boletos', pressed: true }));
    await waitFor(() => expect(body.queryByText('DAS de outubro de 2026')).toBeNull());
    await userEvent.click(body.getByRole('button', { name: 'Boletos', pressed: false }));
    await drawnEvent('DAS de outubro de 2026');
  },
};

const onDuty: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };
const nights = [
  storyOwnShift(1, '2026-11-24', { ends_on: '2026-11-25', status: 'confirmed' }),
  storyOwnShift(2, '2026-11-26', { ends_on: '2026-11-27', status: 'cancelled', unit_name: 'UPA Vila Mariana' }),
];

/** What groups published is a part of its own, told to whom Doc Plantão is open for; it opens in the schedule. */
export const OnDuty: StoryObj = {
  ...storyScreen({
    ...where,
    person: onDuty,
    answers: [...calendarAnswers(), answers(dutyShift.own, nights), answers(shiftClock.own, [])],
  }),
  name: 'Com plantões da escala',
  play: async () => {
    const body = within(document.body);
    await drawnEvent('Hospital São Lucas · UTI');
    await expect(body.queryByText('UPA Vila Mariana · UTI')).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Plantões', pressed: true }));
    await waitFor(() => expect(body.queryByText('Hospital São Lucas · UTI')).toBeNull());
    await userEvent.click(body.getByRole('button', { name: 'Plantões', pressed: false }));
    await userEvent.click(await drawnEvent('Hospital São Lucas · UTI'));
    await expect(await body.findByRole('heading', { name: 'Minha escala' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...storyScreen({ ...where, at: '/app/agenda/calendario?day=2026-11-24', answers: calendarAnswers() }),
  ...phone,
  name: 'No celular',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByRole('combobox', { name: 'Como ver' })).toHaveValue('list');
    // It begins with the day: what was before it is not the first to be read, and 'Hoje' comes back to it.
    await drawnEvent('Santa Casa');
    await expect(body.queryByText('Dia da Consciência Negra')).toBeNull();
    await userEvent.click(body.getByRole('button', { name: /Anterior/ }));
    await userEvent.click(body.getByRole('button', { name: /Próxim/ }));
    await drawnEvent('Dia da Consciência Negra');
    await userEvent.click(body.getByRole('button', { name: 'Hoje' }));
    await waitFor(() => expect(body.queryByText('Dia da Consciência Negra')).toBeNull());
  },
};

export const Empty: StoryObj = {
  ...storyScreen({ ...where, at: '/app/agenda/calendario?view=list&day=2026-11-24', answers: calendarAnswers([], []) }),
  name: 'Vazio',
  play: async () => {
    await expect(await within(document.body).findByText('Não há eventos para mostrar')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      refuses(calendarEvent.within, 500, 'Um erro interno ocorreu.'),
      answers(dueDate.own, []),
      answers(calendarEvent.holidays, []),
    ],
  }),
  name: 'Com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  ...storyScreen({ ...where, person: employee, answers: [] }),
  name: 'Sem permissão',
  play: async () => {
    await expect(await within(document.body).findByText('Olá, Bruno.')).toBeVisible();
  },
};

/** A night that ends before it began ends on the next day; what else is then is told; a rhythm is said in words. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: '/app/agenda/calendario/criar', answers: calendarAnswers() }),
  name: 'Novo evento',
  play: async () => {
    const dialog = await dialogCalled('Novo evento');
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const type = async (name: string, text: string) => {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), text);
      await userEvent.tab();
    };
    await type('Título', 'UPA');
    await type('Data', '26/11/2026');
    await type('Início', '19:00');
    await type('Fim', '7:00');
    await waitFor(() => expect(field('Termina em')).toHaveValue('27/11/2026'));
    await expect(await dialog.findByText(/^Já há outro compromisso neste horário: Santa Casa/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repete' }), 'Por semana');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Qui' }));
    await expect(await dialog.findByText('Toda semana, quinta.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        title: 'UPA',
        starts_on: '2026-11-26',
        ends_on: '2026-11-27',
        repeats: 'weekly',
        repeat_weekdays: ['TH'],
      }),
    );
  },
};

/** A day of a series is changed alone, unless another part is chosen. */
export const EditSeries: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/agenda/calendario/editar/2?occurrence=2026-11-24',
    answers: [...calendarAnswers(), answers(calendarEvent.detail, storyEvent(weekly)), answers(calendarEvent.update, storyEvent(weekly))],
  }),
  name: 'Evento que se repete',
  play: async () => {
    const dialog = await dialogCalled('Consultório');
    await expect(await dialog.findByText('Repete-se: toda semana, terça.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Só este' })).toBeChecked();
    await expect(dialog.queryByRole('combobox', { name: 'Repete' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Este e os próximos' }));
    await expect(await dialog.findByRole('combobox', { name: 'Repete' })).toHaveValue('weekly');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        part: 'this_and_next',
        occurrence_on: '2026-11-24',
        version: 1,
      }),
    );
  },
};

/** What was paid is noted with its day; what goes is asked about. */
export const Received: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/app/agenda/calendario/editar/1',
    answers: [...calendarAnswers(), answers(calendarEvent.detail, storyEvent(shift)), answers(calendarEvent.receive, storyEvent(shift))],
  }),
  name: 'Recebido',
  play: async () => {
    const dialog = await dialogCalled('Santa Casa');
    await userEvent.click(await dialog.findByRole('button', { name: 'Marcar como recebido' }));
    const question = await dialogCalled('“Santa Casa” foi recebido');
    await userEvent.click(await question.findByRole('button', { name: 'Anotar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('/received'))?.body).toMatchObject({ paid_on: expect.any(String) }),
    );
  },
};
