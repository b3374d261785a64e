import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { hoursStatement, type OwnStatement } from '@esteto/contract/duty/hours-statement';
import { type ClockShift, shiftClock } from '@esteto/contract/duty/shift-clock';
import { sumHours } from '@esteto/domain/duty/hours-statement/month-hours';
import { storyLines, storyWaiting } from '@esteto/features/duty/shift/story-hours';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { forgetKept, writeKept } from '@esteto/ui/system/state/kept-storage';
import { dialogCalled, pasteCode, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const person: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };

// The clock of stories stands at 12:00 of the 24th in São Paulo.
const shift: ClockShift = {
  id: 1,
  group_name: 'Rede Vale Verde',
  timezone: 'America/Sao_Paulo',
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  title: null,
  shift_type: 'on_site',
  starts_on: '2026-11-24',
  starts_at: '12:00',
  ends_on: '2026-11-24',
  ends_at: '19:00',
  status: 'confirmed',
  opens_at: '2026-11-24T14:30:00.000Z',
  in_until: '2026-11-24T22:00:00.000Z',
  out_until: '2026-11-25T10:00:00.000Z',
  in_at: null,
  place: { latitude: -22.9056, longitude: -47.0608, radius_meters: 200 },
};

const came = { at: '2026-11-24T15:00:00.000Z', placement: 'inside' as const, distance_meters: 111, divergences: [] };
const screenOf = (given: readonly StoryAnswer[], at = '/app/docplantao/minha-escala') =>
  storyScreen({
    app: 'professional',
    routes,
    at,
    person,
    answers: [...given, answers(dutyShift.own, []), answers(shiftClock.own, [shift]), answers(shiftClock.punch, came)],
  });

/** The phone says where it is, or does not. */
const phoneSays = (at: { latitude: number; longitude: number } | null) =>
  spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((told, failed) => {
    if (at) told({ coords: at } as GeolocationPosition);
    else failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);
  });

const screen = within(document.body);
const sent = () => theServer().requests.filter(({ method }) => method === 'POST');

export default {
  title: 'Telas/Médico/Doc Plantão/Ponto',
  beforeEach: ({ parameters }) => {
    forgetKept('esteto.punches');
    if (parameters['isKnown']) writeKept('esteto.clock_shifts', JSON.stringify({ version: 1, value: [shift] }));
    else forgetKept('esteto.clock_shifts');
  },
} satisfies Meta;

/** Where the phone is, is asked when the button is pressed and not before; what is sent is how far that is. */
export const AtThePlace: StoryObj = {
  ...screenOf([]),
  name: 'Entrada no local',
  play: async () => {
    const asked = phoneSays({ latitude: -22.9046, longitude: -47.0608 });
    const button = await screen.findByRole('button', { name: 'Registrar entrada' });
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await screen.findByText('Entrada registrada às 12:00.')).toBeVisible();
    await expect(sent()).toMatchObject([{ body: { kind: 'in', kept_at: null, distance_meters: 111 } }]);
    await expect(JSON.stringify(sent())).not.toContain('22.90');
  },
};

export const OnAPhone: StoryObj = { ...AtThePlace, ...phone, name: 'Entrada, no celular' };

/** Refused, the person is told what follows before anything is sent. */
export const WithoutPosition: StoryObj = {
  ...screenOf([
    answers(shiftClock.punch, {
      ...came,
      placement: 'unknown',
      distance_meters: null,
      divergences: [{ kind: 'unknown_in', amount: null }],
    }),
  ]),
  name: 'Sem localização',
  play: async () => {
    phoneSays(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar entrada' }));
    const question = await dialogCalled('Registrar sem localização?', 'alertdialog');
    await expect(sent()).toEqual([]);
    await userEvent.click(await question.findByRole('button', { name: 'Registrar sem localização' }));
    await expect(await screen.findByText(/Entrada sem localização: a coordenação vai conferir\./)).toBeVisible();
    await expect(sent()).toMatchObject([{ body: { distance_meters: null } }]);
  },
};

/** Without a connection it waits on the phone, and the check-out is next. */
export const Offline: StoryObj = {
  ...screenOf([{ endpoint: shiftClock.punch, answer: () => Promise.reject(new Error('no connection')) }]),
  name: 'Sem conexão',
  play: async () => {
    phoneSays({ latitude: -22.9056, longitude: -47.0608 });
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar entrada' }));
    await expect(
      await screen.findByText('Entrada de hoje, 12:00 guardada neste aparelho: será enviada quando houver conexão.'),
    ).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Registrar saída' })).toBeVisible();
    await expect(localStorage.getItem('esteto.punches')).not.toContain('22.90');
  },
};

const offline = screenOf([{ endpoint: shiftClock.own, answer: () => Promise.reject(new Error('no connection')) }]);
/** Opened where there is no connection, the phone knows the shift that it saw last. */
export const OpenedOffline: StoryObj = {
  ...offline,
  parameters: { ...offline.parameters, isKnown: true },
  name: 'Aberta sem conexão',
  play: async () => expect(await screen.findByRole('button', { name: 'Registrar entrada' })).toBeVisible(),
};

const own: OwnStatement = {
  group_id: 1,
  group_name: 'Rede Vale Verde',
  hours: sumHours(storyLines),
  lines: storyLines,
  statement: storyWaiting,
  text: 'Espelho de horas dos plantões de Ana Souza em Rede Vale Verde, outubro de 2026.\n\nSaldo: −1:00',
};

/** The month is read, accepted and signed with a code. */
export const Hours: StoryObj = {
  ...screenOf(
    [
      answers(hoursStatement.own, [own]),
      answers(hoursStatement.askCode, { email: 'ana.souza@clinica.com.br' }),
      answers(hoursStatement.sign, undefined),
    ],
    '/app/docplantao/minha-escala/horas?mes=2026-10',
  ),
  name: 'Espelho de horas',
  play: async () => {
    const dialog = await dialogCalled('Espelho de horas');
    await expect(await dialog.findByText('Espera a sua assinatura')).toBeVisible();
    await expect(dialog.getByText(/Entrada 1h depois do início/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Conferi as minhas horas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Receber código por e-mail' }));
    await dialog.findByText('ana.souza@clinica.com.br');
    await pasteCode(dialog, 'K7M2QX');
    await userEvent.click(dialog.getByRole('button', { name: 'Assinar o espelho' }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ body: { code: 'K7M2QX' } }));
  },
};

export const HoursOnAPhone: StoryObj = { ...Hours, ...phone, name: 'Espelho de horas, no celular' };

export const NoHours: StoryObj = {
  ...screenOf([answers(hoursStatement.own, [])], '/app/docplantao/minha-escala/horas'),
  name: 'Mês sem plantões',
  play: async () => expect(await screen.findByText('Nenhum plantão seu neste mês.')).toBeVisible(),
};
