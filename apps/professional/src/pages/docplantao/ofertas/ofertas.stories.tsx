import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { ownRequest } from '@esteto/contract/duty/own-request';
import { type ShiftOffer, shiftOffer } from '@esteto/contract/duty/shift-offer';
import { storyRequest, storyShift } from '@esteto/features/duty/shift/story-request';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const person: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };

const offer = (id: number, given: Partial<ShiftOffer> = {}): ShiftOffer => {
  const { professional_name: _nobody, ...shift } = storyShift(id, { status: 'announced' });
  return {
    ...shift,
    version: 2,
    group_name: 'Rede Vale Verde',
    shift_type: 'on_site',
    night_minutes: 480,
    value: 150_000,
    hour_value: 12_500,
    latitude: null,
    longitude: null,
    message: null,
    closes_at: '2026-12-05T20:00:00.000Z',
    choice: 'first',
    findings: [],
    answer: 'take',
    application: null,
    ...given,
  };
};

const offers = [
  offer(1, {
    starts_on: '2026-12-01',
    answer: null,
    findings: [{ rule: 'overlap', severity: 'block', message: 'Tem outro compromisso neste horário.' }],
  }),
  offer(2, {
    starts_on: '2026-12-03',
    answer: 'apply',
    hour_value: 20_000,
    findings: [{ rule: 'rest', severity: 'warn', message: 'Descansa 6h entre plantões; o grupo pede 11h.' }],
  }),
  offer(3),
  offer(4, { starts_on: '2026-12-09', application: { id: 9, status: 'awaiting_coordination' } }),
];

const coverage = {
  ...storyRequest({
    id: 5,
    type: 'coverage',
    party_ids: [],
    legs: [{ shift: storyShift(9), from_id: 2, from_name: 'Bruno Alves', to_id: null, to_name: null }],
  }),
  own_id: 1,
};

const screenOf = (shown: ShiftOffer[], at = '/app/docplantao/ofertas') =>
  storyScreen({
    app: 'professional',
    routes,
    at,
    person,
    answers: [
      answers(shiftOffer.list, shown),
      answers(ownRequest.list, shown.length > 0 ? [coverage] : []),
      answers(shiftOffer.take, undefined),
      answers(shiftOffer.apply, undefined),
      answers(ownRequest.accept, undefined),
    ],
  });

const screen = within(document.body);

export default { title: 'Telas/Médico/Doc Plantão/Ofertas' } satisfies Meta;

/** What one may take comes first, what one may not last; taking asks once. */
export const Filled: StoryObj = {
  ...screenOf(offers),
  name: 'Com vagas',
  play: async () => {
    await screen.findByRole('button', { name: 'Assumir' });
    const list = within(screen.getByRole('region', { name: 'Vagas anunciadas' }));
    const lines = list.getAllByRole('listitem').filter((line) => line.textContent.includes('2026'));
    await expect(lines.map((line) => /(\d+) de dezembro/.exec(line.textContent)?.[1])).toEqual(['5', '9', '3', '1']);
    await userEvent.click(list.getAllByRole('button', { name: 'Assumir' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Assumir plantão' }));
    await waitFor(() => expect(theServer().requests.find(({ path }) => path.endsWith('/take'))?.body).toEqual({ version: 2 }));
  },
};

/** The coordination chooses among those who apply. */
export const Applying: StoryObj = {
  ...screenOf(offers),
  name: 'Candidatar-me',
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Candidatar-me' }));
    const dialog = await dialogCalled('Candidatar-me');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Mensagem à coordenação' }), 'Moro ao lado.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar candidatura' }));
    await waitFor(() =>
      expect(
        theServer()
          .requests.filter(({ path }) => path === 'duty/offers/2/application')
          .map((one) => one.body),
      ).toEqual([{ justification: 'Moro ao lado.' }]),
    );
  },
};

/** Nobody applies twice by an address that they kept. */
export const AppliedBefore: StoryObj = {
  ...screenOf(offers, '/app/docplantao/ofertas/4/candidatar'),
  name: 'Candidatar-me de novo',
  play: async () => {
    const dialog = await dialogCalled('Candidatar-me');
    await expect(await dialog.findByText('Você já se candidatou a esta vaga.')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  ...screenOf([]),
  name: 'Sem vagas',
  play: async () => {
    await expect(await screen.findByText(/^Nenhuma vaga para você agora/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...screenOf(offers), name: 'No celular', ...phone };
