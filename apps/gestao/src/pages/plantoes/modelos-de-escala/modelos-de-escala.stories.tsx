import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { professional } from '@esteto/contract/duty/professional';
import { type ScaleTemplateDetail, type ScaleTemplateRow, scaleTemplate, type TemplatePlace } from '@esteto/contract/duty/scale-template';
import { dutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';
import { newSlot } from './new-slot.ts';

const detail: ScaleTemplateDetail = {
  id: 1,
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  name: 'Semana padrão',
  unit_id: 1,
  unit_name: 'Hospital São Lucas',
  sector_id: null,
  sector_name: null,
  weeks_count: 1,
  slots: [newSlot()],
  holiday_policy: 'keep',
  holiday_surcharge: null,
  valid_from: '2026-11-01',
  valid_until: null,
  is_active: true,
  last_applied_at: null,
};

const { slots: _slots, ...shown } = detail;
const row: ScaleTemplateRow = { ...shown, slots_count: 1, places_count: 7 };
const where = { app: 'gestao', routes, at: '/gestao/plantoes/modelos-de-escala', person: manager } as const;

const list = screenStates({
  ...where,
  endpoint: scaleTemplate.list,
  filled: { body: onlyPage([row]), sees: 'Semana padrão' },
  empty: { body: onlyPage<ScaleTemplateRow>([]), sees: /^Nenhum modelo ainda/ },
  refused: { person: viewer, sees: 'Semana padrão', lacks: 'Criar modelo' },
});

export default { title: 'Telas/Gestão/Modelos de escala' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const others = [
  answers(scaleTemplate.list, onlyPage([row])),
  answers(scaleTemplate.detail, detail),
  answers(professional.list, []),
  answers(dutyShift.setup, { units: [{ id: 1, name: 'Hospital São Lucas' }], sectors: [], tags: [], qualifications: [] }),
];

const screen = within(document.body);

export const Creating: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [...others, answers(scaleTemplate.create, detail)] }),
  name: 'Novo modelo',
  play: async () => {
    const dialog = await dialogCalled('Novo modelo de escala');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Noites');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Unidade/ }));
    await userEvent.click(await dialog.findByRole('option', { name: /São Lucas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar plantão' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remover plantão 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar modelo' }));
    await expect(await screen.findByText('Modelo criado.')).toBeVisible();
    const [sent] = theServer().requests.filter(({ method }) => method === 'POST');
    await expect(sent?.body).toMatchObject({ name: 'Noites', unit_id: 1, slots: [{ weekday: 'MO', starts_at: '07:00', vacancies: 1 }] });
  },
};

const place = (starts_on: string, given: Partial<TemplatePlace>): TemplatePlace => ({
  shift: { ...dutyShiftForm.getDefault(), unit_id: 1, starts_on, starts_at: '07:00', ends_at: '19:00' },
  outcome: 'comes',
  holiday: null,
  left_out: [],
  ...given,
});

export const Applying: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/1/aplicar`,
    answers: [
      ...others,
      answers(scaleTemplate.preview, [
        place('2026-12-07', {}),
        place('2026-12-14', { left_out: ['Já tem plantão neste horário.'] }),
        place('2026-12-21', { outcome: 'collides' }),
        place('2026-12-25', { outcome: 'skipped', holiday: 'Natal' }),
      ]),
      answers(scaleTemplate.apply, { step_id: 3, added: 2 }),
    ],
  }),
  name: 'Aplicar à escala',
  play: async () => {
    const dialog = await dialogCalled('Aplicar à escala');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ver o que vai entrar' }));
    await expect(await dialog.findByText('2 plantões entram; 1 já está na escala; 1 fica de fora por feriado.')).toBeVisible();
    await expect(dialog.getByText('Entra como vaga: Já tem plantão neste horário.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir na escala' }));
    await waitFor(() => expect(screen.getByText(/^2 plantões incluídos em rascunho/)).toBeVisible());
  },
};

export const ApplyingOnAPhone: StoryObj = { ...Applying, ...phone, name: 'Aplicar, no celular' };
