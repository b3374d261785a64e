import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { storyOwnShift as shift } from '@esteto/features/duty/shift/story-own-shift';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const person: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };

const shifts = [
  shift(1, '2026-11-24'),
  shift(2, '2026-11-27', { value: 10_000, value_kind: 'per_hour', status: 'confirmed' }),
  shift(3, '2026-11-28', { mine: false, value: null, value_kind: null, professional_name: null, status: 'open' }),
];
const mine = shifts.filter((one) => one.mine);
const screen = within(document.body);

export default { title: 'Telas/Médico/Doc Plantão/Escala' } satisfies Meta;

export const Mine: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/docplantao/minha-escala',
    person,
    answers: [answers(dutyShift.own, mine), answers(dutyShift.confirm, undefined), answers(shiftClock.own, [])],
  }),
  name: 'Minha escala',
  play: async () => {
    await expect(await screen.findByText(/2 plantões · 24h · 16h à noite · R\$\s2\.700,00/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar presença' }));
    await waitFor(() => expect(theServer().requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
    await expect(await screen.findByText('Presença confirmada.')).toBeVisible();
  },
};

export const MineOnAPhone: StoryObj = { ...Mine, ...phone, name: 'Minha escala, no celular' };

export const None: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/docplantao/minha-escala',
    person,
    answers: [answers(dutyShift.own, []), answers(shiftClock.own, [])],
  }),
  name: 'Sem plantões',
  play: async () => expect(await screen.findByText('Nenhum plantão seu nestes dias.')).toBeVisible(),
};

export const OfTheGroup: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/docplantao/escala',
    person,
    answers: [answers(dutyShift.own, shifts), answers(shiftClock.own, [])],
  }),
  name: 'Escala do grupo',
  play: async () => {
    await expect(await screen.findByRole('grid', { name: 'Escala de plantões' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Vaga, Hospital São Lucas, UTI/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Ana Souza, .*24 de novembro/ }));
    await expect(await screen.findByRole('heading', { name: 'Minha escala' })).toBeVisible();
  },
};
