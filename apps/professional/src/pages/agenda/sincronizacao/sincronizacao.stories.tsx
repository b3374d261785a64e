import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, employee, type StoryPerson, storyCompany } from '@esteto/auth/testing/story-people';
import { type BusyCalendarRow, busyCalendar } from '@esteto/contract/agenda/busy-calendar';
import { type CalendarFeedRow, calendarFeed } from '@esteto/contract/agenda/calendar-feed';
import { EVERY_KIND } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

export default { title: 'Telas/Médico/Sincronização da agenda' } satisfies Meta;

const stamps = { version: 3, created_at: '2026-11-10T12:00:00Z', updated_at: '2026-11-10T12:00:00Z' };
const mobile: CalendarFeedRow = {
  ...stamps,
  id: 1,
  name: 'Celular',
  kinds: [...EVERY_KIND],
  company_ids: [],
  company_names: [],
  last_read_at: '2026-11-20T11:00:00Z',
  last_read_by: 'Apple Calendário',
};
const secretary: CalendarFeedRow = {
  ...mobile,
  id: 2,
  name: 'Consultório',
  kinds: ['shift', 'appointment'],
  company_ids: [1],
  company_names: ['Souza Medicina Ltda.'],
  last_read_at: null,
  last_read_by: null,
};
const google: BusyCalendarRow = {
  ...stamps,
  id: 7,
  name: 'Pessoal',
  host: 'calendar.google.com',
  times_count: 84,
  is_cut: false,
  is_waiting: false,
  last_read_at: '2026-11-20T11:00:00Z',
  problem: null,
};
const broken: BusyCalendarRow = {
  ...google,
  id: 8,
  name: 'Hospital',
  host: 'agenda.hospital.com.br',
  times_count: 0,
  problem: 'O endereço não respondeu. Tentaremos de novo em algumas horas.',
};
const fromFile: BusyCalendarRow = { ...google, id: 9, name: 'Congresso', host: null, times_count: 1 };
const link = 'https://app.esteto.com.br/api/feeds/SEGREDO.ics';
const made = { id: 3, name: 'Tablet', link };

const others: readonly StoryAnswer[] = [
  answers(busyCalendar.list, [google, broken, fromFile]),
  answers(calendarFeed.create, made),
  answers(calendarFeed.rotate, { ...made, id: 1, name: 'Celular' }),
  answers(calendarFeed.update, secretary),
  { endpoint: calendarFeed.revoke, answer: () => ({ status: 204 }) },
  answers(busyCalendar.create, { ...google, is_waiting: true }),
  answers(busyCalendar.refresh, google),
  { endpoint: busyCalendar.remove, answer: () => ({ status: 204 }) },
];
const where = { app: 'professional', routes, at: '/app/agenda/sincronizacao' } as const;
const screen = screenStates({
  ...where,
  person: doctor,
  endpoint: calendarFeed.list,
  others,
  filled: { body: [mobile, secretary], sees: 'Celular' },
  empty: { body: [], sees: /^Cada programa lê a sua agenda por um link secreto/ },
  refused: { person: employee, sees: /não possui/, lacks: 'Celular' },
});

export const Filled: StoryObj = { ...screen.filled, name: 'Com links e agendas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Sem links' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const page = () => within(document.body);
const dialog = async (name: string, role = 'dialog') => within(await page().findByRole(role, { name }));
const sent = (path: string) => theServer().requests.filter((request) => request.path === path && request.method !== 'GET');
const act = async (name: string, item: string) => {
  await userEvent.click(await page().findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: item }));
};

/** What a link carries is said in words, and the link itself is told once. */
export const Creates: StoryObj = {
  ...screen.filled,
  name: 'Criar um link',
  play: async () => {
    await expect(await page().findByText(/^Plantão e consulta, de Souza Medicina Ltda\. · Ainda não foi lido$/)).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Novo link' }));
    const form = await dialog('Novo link da agenda');
    await userEvent.type(await form.findByLabelText(/^Nome do link/), 'Tablet');
    await userEvent.click(form.getByRole('checkbox', { name: 'Pessoal' }));
    await expect(form.queryByRole('group', { name: /^Empresas/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Criar link' }));
    const told = await dialog('Link de Tablet');
    await expect(told.getByText(link)).toBeVisible();
    await expect(told.getByRole('link', { name: 'Abrir na agenda deste aparelho' })).toHaveAttribute(
      'href',
      'webcal://app.esteto.com.br/api/feeds/SEGREDO.ics',
    );
    await expect(sent('calendar-feeds')[0]?.body).toEqual({
      name: 'Tablet',
      kinds: EVERY_KIND.filter((kind) => kind !== 'personal'),
      company_ids: [],
    });
    await userEvent.click(told.getByRole('button', { name: 'Já copiei' }));
    await waitFor(() => expect(page().queryByText(link)).toBeNull());
  },
};

const twoCompanies: StoryPerson = { ...doctor, companies: [storyCompany, { ...storyCompany, id: 2, name: 'Clínica Alfa Ltda.' }] };

/** Who has several companies chooses among them; the version that was seen goes along. */
export const Changes: StoryObj = {
  ...storyScreen({ ...where, person: twoCompanies, answers: [answers(calendarFeed.list, [secretary]), ...others] }),
  name: 'Alterar um link',
  play: async () => {
    await act('Consultório', 'Alterar');
    const form = await dialog('Alterar link da agenda');
    await expect(await form.findByRole('checkbox', { name: 'Souza Medicina Ltda.' })).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Clínica Alfa Ltda.' }));
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent('calendar-feeds/2')).toHaveLength(1));
    await expect(sent('calendar-feeds/2')[0]?.body).toEqual({
      name: 'Consultório',
      kinds: ['shift', 'appointment'],
      company_ids: [1, 2],
      version: 3,
    });
  },
};

/** Both take a link away from whoever has it, and ask before. */
export const Ends: StoryObj = {
  ...screen.filled,
  name: 'Trocar e revogar',
  play: async () => {
    await act('Celular', 'Trocar link');
    await userEvent.click((await dialog('Trocar link', 'alertdialog')).getByRole('button', { name: 'Trocar link' }));
    const told = await dialog('Link de Celular');
    await expect(sent('calendar-feeds/1/rotate')).toHaveLength(1);
    await userEvent.click(told.getByRole('button', { name: 'Já copiei' }));
    await act('Celular', 'Revogar');
    await userEvent.click((await dialog('Revogar link', 'alertdialog')).getByRole('button', { name: 'Revogar' }));
    await waitFor(() => expect(sent('calendar-feeds/1')).toHaveLength(1));
  },
};

/** A link that may never be read is refused beside it; why one could not be read stands beside that. */
export const Imports: StoryObj = {
  ...screen.filled,
  name: 'Importar agenda ocupada',
  play: async () => {
    await expect(await page().findByText(/O endereço não respondeu\. Tentaremos de novo em algumas horas\./)).toBeVisible();
    await expect(page().getByText(/^De um arquivo · 1 horário ocupado/)).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Importar por link' }));
    const form = await dialog('Importar agenda por link');
    await userEvent.type(await form.findByLabelText(/^Nome/), 'Pessoal');
    await userEvent.type(form.getByLabelText(/^Link da agenda/), 'http://agenda.com/a.ics');
    await userEvent.click(form.getByRole('button', { name: 'Importar' }));
    await expect(await form.findByText(/^O endereço precisa ser https:\/\/ ou webcal:\/\//)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Link da agenda/));
    await userEvent.type(form.getByLabelText(/^Link da agenda/), 'webcal://agenda.com/a.ics');
    await userEvent.click(form.getByRole('button', { name: 'Importar' }));
    await waitFor(() => expect(sent('busy-calendars')).toHaveLength(1));
    await expect(sent('busy-calendars')[0]?.body).toEqual({ name: 'Pessoal', url: 'https://agenda.com/a.ics' });
  },
};

/** A file is read once, and how much was found in it is told. */
export const ImportsFile: StoryObj = {
  ...storyScreen({
    ...where,
    person: doctor,
    at: `${where.at}/importar-arquivo`,
    answers: [answers(calendarFeed.list, [mobile]), answers(busyCalendar.upload, fromFile), ...others],
  }),
  name: 'Importar um arquivo, pelo endereço',
  play: async () => {
    const form = await dialog('Importar arquivo de agenda');
    await userEvent.type(await form.findByLabelText(/^Nome/), 'Congresso');
    await userEvent.upload(form.getByLabelText(/^Arquivo/), new File(['BEGIN:VCALENDAR'], 'congresso.ics', { type: 'text/calendar' }));
    await userEvent.click(form.getByRole('button', { name: 'Importar' }));
    await expect(await page().findByText('Agenda importada: 1 horário ocupado.')).toBeVisible();
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

/** A link that was revoked meanwhile is not there to be changed. */
export const FeedGone: StoryObj = {
  ...storyScreen({
    ...where,
    person: doctor,
    at: `${where.at}/links/9/editar`,
    answers: [answers(calendarFeed.list, [mobile]), ...others],
  }),
  name: 'Alterar um link que não está lá',
  play: async () => {
    const form = await dialog('Alterar link da agenda');
    await expect(await form.findByText('Não encontramos o que você procura.')).toBeVisible();
  },
};

/** What came by a link is read again and removed; what came by a file is only removed. */
export const Rereads: StoryObj = {
  ...screen.filled,
  name: 'Atualizar e remover',
  play: async () => {
    await act('Pessoal', 'Atualizar agora');
    await waitFor(() => expect(sent('busy-calendars/7/refresh')).toHaveLength(1));
    await userEvent.click(await page().findByRole('button', { name: 'Ações de Congresso' }));
    await page().findByRole('menuitem', { name: 'Remover' });
    await expect(page().queryByRole('menuitem', { name: 'Atualizar agora' })).toBeNull();
    await userEvent.click(page().getByRole('menuitem', { name: 'Remover' }));
    await userEvent.click((await dialog('Remover agenda', 'alertdialog')).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(sent('busy-calendars/9')).toHaveLength(1));
  },
};

/** Where to press in the programs that most people have, drawn and in words. */
export const Steps: StoryObj = {
  ...screen.filled,
  name: 'Passos de cada programa',
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Google Agenda, no computador' }));
    await expect(await page().findByRole('img', { name: 'Desenho: a lista Outras agendas, com De URL marcado.' })).toBeVisible();
    await expect(page().getByRole('img', { name: /com o link no campo e o botão Adicionar agenda/ })).toBeVisible();
  },
};
