import { answers } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { dutyShift, type ScheduleShift } from '@esteto/contract/duty/duty-shift';
import { professional } from '@esteto/contract/duty/professional';
import { type ShiftPunches, shiftClock } from '@esteto/contract/duty/shift-clock';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const shift: ScheduleShift = {
  id: 1,
  version: 4,
  status: 'done_with_divergence',
  unit_id: 1,
  unit_name: 'Hospital São Lucas',
  sector_id: null,
  sector_name: null,
  title: null,
  shift_type: 'on_site',
  starts_on: '2026-11-20',
  starts_at: '19:00',
  ends_on: '2026-11-21',
  ends_at: '07:00',
  start_at: '2026-11-20T22:00:00.000Z',
  end_at: '2026-11-21T10:00:00.000Z',
  duration_minutes: 720,
  night_minutes: 480,
  weekend_minutes: 0,
  holiday_minutes: 0,
  qualification_ids: [],
  tag_ids: [],
  value: null,
  value_kind: null,
  notes: null,
  professional_id: 11,
  professional_name: 'Ana Souza',
};

const clock: ShiftPunches = {
  version: 4,
  timezone: 'America/Sao_Paulo',
  done_minutes: 660,
  divergences: [
    { kind: 'late_in', amount: 60 },
    { kind: 'outside_in', amount: 2_340 },
  ],
  punches: [
    {
      id: 1,
      kind: 'in',
      source: 'offline',
      at: '2026-11-20T23:00:00.000Z',
      received_at: '2026-11-21T10:00:00.000Z',
      placement: 'outside',
      distance_meters: 2_340,
      reason: null,
      by_name: 'Ana Souza',
      counts: true,
    },
  ],
  fixed: null,
  may_correct: true,
  may_miss: false,
};

const others = [
  answers(dutyShift.schedule, { shifts: [shift], holidays: [] }),
  answers(dutyShift.setup, { units: [{ id: 1, name: 'Hospital São Lucas' }], sectors: [], tags: [], qualifications: [] }),
  answers(professional.list, []),
  answers(dutyShift.findings, []),
  answers(dutyShift.detail, shift),
];
const where = { app: 'gestao', routes, at: '/gestao/plantoes/escala/plantao/1/ponto', person: manager } as const;
const corrected = [answers(shiftClock.punches, clock), answers(shiftClock.correct, undefined), ...others];

export default { title: 'Telas/Gestão/Ponto' } satisfies Meta;

/** Begins with the times as they were planned, and asks for a reason. */
export const Correct: StoryObj = {
  ...storyScreen({ ...where, answers: corrected }),
  name: 'Corrigir ponto',
  play: async () => {
    const dialog = await dialogCalled('Ponto de Ana Souza');
    await expect(await dialog.findByText('Entrada 1h depois do início. Entrada a 2,3 km do local.')).toBeVisible();
    await expect(dialog.getByText(/Guardado sem conexão, enviado depois · chegou em 21 de novembro de 2026, 07:00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir ponto' }));
    const question = await dialogCalled('Corrigir ponto');
    await expect(await question.findByRole('textbox', { name: 'Entrada' })).toHaveValue('19:00');
    await userEvent.type(question.getByRole('textbox', { name: 'Motivo' }), 'Estava no andar de baixo');
    await userEvent.click(question.getByRole('button', { name: 'Corrigir ponto' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({
        in_on: '2026-11-20',
        in_time: '19:00',
        out_on: '2026-11-21',
        out_time: '07:00',
        reason: 'Estava no andar de baixo',
        version: 4,
      }),
    );
  },
};

export const OnAPhone: StoryObj = { ...Correct, ...phone, name: 'Corrigir ponto, no celular' };

const reads = async () => {
  const dialog = await dialogCalled('Ponto de Ana Souza');
  await expect(await dialog.findByText('Feitas')).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Corrigir ponto' })).toBeNull();
};

export const ReadOnly: StoryObj = { ...storyScreen({ ...where, person: viewer, answers: corrected }), name: 'Só para ler', play: reads };

export const Fixed: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(shiftClock.punches, {
        ...clock,
        fixed: 'A conferência do ponto deste mês terminou no dia 5 do mês seguinte.',
        may_correct: false,
      }),
      ...others,
    ],
  }),
  name: 'Depois da conferência',
  play: reads,
};
