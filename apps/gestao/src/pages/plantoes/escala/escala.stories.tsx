import { answers } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type AutoFillRun, autoFill } from '@esteto/contract/duty/auto-fill';
import { dutyShift, type Schedule, type ScheduleShift, type ShiftCandidate } from '@esteto/contract/duty/duty-shift';
import { professional } from '@esteto/contract/duty/professional';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import { storyProfessional } from '@esteto/features/duty/shift/story-professional';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const shift = (id: number, starts_on: string, given: Partial<ScheduleShift> = {}): ScheduleShift => ({
  id,
  version: 1,
  status: 'published',
  unit_id: 1,
  unit_name: 'Hospital São Lucas',
  sector_id: null,
  sector_name: null,
  title: null,
  shift_type: 'on_site',
  starts_on,
  starts_at: '19:00',
  ends_on: starts_on,
  ends_at: '07:00',
  start_at: `${starts_on}T22:00:00.000Z`,
  end_at: `${starts_on}T22:00:00.000Z`,
  duration_minutes: 720,
  night_minutes: 480,
  weekend_minutes: 0,
  holiday_minutes: 0,
  qualification_ids: [],
  tag_ids: [],
  value: 150_000,
  value_kind: 'per_shift',
  notes: null,
  professional_id: 11,
  professional_name: 'Ana Souza',
  ...given,
});

const hole = { professional_id: null, professional_name: null, status: 'open' as const };
const shifts = [
  shift(1, '2026-11-24'),
  shift(2, '2026-11-25', hole),
  shift(3, '2026-11-26', { status: 'draft', professional_id: 12, professional_name: 'Caio Reis' }),
];

const candidate = (professional_id: number, name: string, findings: ShiftCandidate['findings'] = []): ShiftCandidate => ({
  professional_id,
  name,
  findings,
  month_minutes: 720,
});

const setup = { units: [{ id: 1, name: 'Hospital São Lucas' }], sectors: [], tags: [], qualifications: [] };
const others = [
  answers(dutyShift.setup, setup),
  answers(professional.list, [storyProfessional(11, 'Ana Souza'), storyProfessional(12, 'Caio Reis')]),
  answers(shiftRequest.waiting, { count: 2 }),
  answers(dutyShift.findings, [
    { id: 3, findings: [{ rule: 'rest', severity: 'warn', message: 'Descansa 6h entre plantões; o grupo pede 11h.' }] },
  ]),
];
const full: Schedule = { shifts, holidays: [] };
const where = { app: 'gestao', routes, at: '/gestao/plantoes/escala', person: manager } as const;

const page = screenStates({
  ...where,
  endpoint: dutyShift.schedule,
  others,
  filled: { body: full, sees: /19–7/ },
  empty: { body: { shifts: [], holidays: [] }, sees: /Nenhuma em aberto/ },
  refused: { person: viewer, sees: 'Ana Souza', lacks: 'Novo plantão' },
});

export default { title: 'Telas/Gestão/Escala' } satisfies Meta;

export const Filled: StoryObj = { ...page.filled, name: 'Com plantões' };
export const Empty: StoryObj = { ...page.empty, name: 'Sem plantões' };
export const Loading: StoryObj = { ...page.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...page.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...page.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...page.onPhone, name: 'No celular' };

const screen = within(document.body);
const sent = (method: string) => theServer().requests.filter((request) => request.method === method);

export const Warned: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(dutyShift.schedule, full),
      ...others,
      {
        endpoint: dutyShift.step,
        answer: () => ({
          status: 422,
          body: {
            message: 'Há avisos.',
            code: 'schedule_warned',
            errors: { 'changes.0': ['Descansa 6h entre plantões; o grupo pede 11h.'] },
          },
        }),
      },
    ],
  }),
  name: 'Retirar com aviso',
  play: async () => {
    const item = await screen.findByRole('button', { name: /Vaga, Hospital São Lucas/ });
    item.closest<HTMLElement>('[role=gridcell]')?.focus();
    await userEvent.click(item.closest('[role=gridcell]') ?? item, { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Escape}{Delete}');
    const question = await dialogCalled('Seguir com avisos?');
    await expect(await question.findByText('Descansa 6h entre plantões; o grupo pede 11h.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Seguir assim mesmo' }));
    await expect(await question.findByRole('textbox', { name: /^Motivo/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Creating: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      answers(dutyShift.schedule, full),
      ...others,
      answers(dutyShift.candidates, [
        candidate(12, 'Caio Reis', [{ rule: 'overlap', severity: 'block', message: 'Tem outro compromisso neste horário.' }]),
        candidate(11, 'Ana Souza', [{ rule: 'rest', severity: 'warn', message: 'Descansa 6h entre plantões; o grupo pede 11h.' }]),
      ]),
      answers(dutyShift.create, { step_id: 9 }),
    ],
  }),
  name: 'Novo plantão',
  play: async () => {
    const dialog = await dialogCalled('Novo plantão');
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Unidade/ }));
    await userEvent.click(await dialog.findByRole('option', { name: /São Lucas/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Profissional/ }));
    const list = await dialog.findByRole('listbox', { name: /^Profissional/ });
    const options = within(list).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Ana SouzaAviso: Descansa 6h entre plantões; o grupo pede 11h. 12h no mês.',
      'Caio ReisImpedido: Tem outro compromisso neste horário. 12h no mês.',
    ]);
    if (options[0]) await userEvent.click(options[0]);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Motivo/ }), 'Combinado por telefone');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir plantão' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await expect(sent('POST')[0]?.body).toMatchObject({ unit_id: 1, professional_id: 11, reason: 'Combinado por telefone', vacancies: 1 });
    await expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeEnabled();
  },
};

export const Publishing: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/publicar`,
    answers: [answers(dutyShift.schedule, full), ...others, answers(dutyShift.publish, { published: 1, told: 1 })],
  }),
  name: 'Publicar',
  play: async () => {
    const dialog = await dialogCalled('Publicar a escala');
    await expect(await dialog.findByText('Caio Reis')).toBeVisible();
    await expect(dialog.getByText(/1 plantão, 12h · Descansa 6h/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar e avisar' }));
    await expect(await screen.findByText('1 plantão publicado; 1 profissional avisado.')).toBeVisible();
  },
};

export const Removing: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/plantao/1`,
    answers: [
      answers(dutyShift.schedule, full),
      ...others,
      answers(dutyShift.detail, shift(1, '2026-11-24')),
      answers(dutyShift.candidates, []),
      answers(dutyShift.step, { step_id: 4 }),
    ],
  }),
  ...phone,
  name: 'Retirar da escala, no celular',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await userEvent.click(await dialog.findByRole('button', { name: 'Retirar da escala' }));
    const question = await dialogCalled('Retirar da escala', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar da escala' }));
    await expect(await screen.findByText('Plantão retirado da escala.')).toBeVisible();
    await expect(sent('POST')[0]?.body).toMatchObject({ changes: [{ id: 1, version: 1, shift: null }] });
  },
};

export const CreatingOnAPhone: StoryObj = { ...Creating, ...phone, name: 'Novo plantão, no celular' };

const run: AutoFillRun = {
  id: 5,
  status: 'ready',
  from: '2026-11-22',
  to: '2026-12-31',
  unit_id: null,
  unit_name: null,
  with_warnings: true,
  seed: 1,
  created_at: '2026-11-24T12:00:00.000Z',
  actor_name: 'Marta Lima',
  phase: 'spread',
  proposal: null,
};

const proposedPlace = (shift_id: number, starts_on: string) => ({
  shift_id,
  starts_on,
  starts_at: '19:00',
  ends_at: '07:00',
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  title: null,
  is_open: true,
  findings: [],
});

const rest = { rule: 'rest', severity: 'warn', message: 'Descansa 6h entre plantões; o grupo pede 11h.' } as const;

const proposal: NonNullable<AutoFillRun['proposal']> = {
  is_best: true,
  filled: [
    { ...proposedPlace(2, '2026-11-25'), professional_name: 'Ana Souza', reason: 'fewer_nights' },
    { ...proposedPlace(7, '2026-11-26'), professional_name: 'Caio Reis', reason: 'available', findings: [rest] },
    { ...proposedPlace(8, '2026-11-26'), professional_name: 'Ana Souza', reason: 'preferred', is_open: false },
  ],
  left: [
    {
      ...proposedPlace(9, '2026-12-25'),
      against: [
        { rule: 'overlap', people: 1 },
        { rule: 'qualification', people: 2 },
      ],
      relaxation: { professional_name: 'Caio Reis', findings: [{ rule: 'qualification', severity: 'block', message: 'Falta ACLS.' }] },
    },
  ],
  balance: [
    { professional_id: 11, name: 'Ana Souza', places: 2, minutes: 1440, share: 1.2, before: 300, after: 340 },
    { professional_id: 12, name: 'Caio Reis', places: 1, minutes: 720, share: 0.8, before: 280.5, after: 300.5 },
  ],
};

const filling = (given: Partial<AutoFillRun> | null, more: Parameters<typeof storyScreen>[0]['answers'] = []) =>
  storyScreen({
    ...where,
    at: `${where.at}/preencher`,
    answers: [answers(dutyShift.schedule, full), ...others, answers(autoFill.latest, { run: given && { ...run, ...given } }), ...more],
  });

export const AskingToFill: StoryObj = {
  ...filling(null, [answers(autoFill.start, { id: 5 })]),
  name: 'Pedir preenchimento',
  play: async () => {
    // The dialog that waits for the answer has the same name.
    await screen.findByRole('button', { name: 'Preencher' });
    const dialog = await dialogCalled('Preencher vagas');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Também com avisos/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preencher' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await expect(sent('POST')[0]?.body).toMatchObject({ with_warnings: true, seed: 1, unit_id: null });
  },
};

export const BeingFilled: StoryObj = {
  ...filling({ status: 'running' }, [{ endpoint: autoFill.cancel, answer: () => ({ status: 204 }) }]),
  name: 'Preenchimento em andamento',
  play: async () => {
    await expect(await screen.findByText('Equilibrando noites, fins de semana e feriados')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar preenchimento' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
  },
};

export const FailedToFill: StoryObj = {
  ...filling({ status: 'failed' }),
  name: 'Preenchimento que não terminou',
  play: async () => {
    await expect(await screen.findByText(/não terminou/)).toBeVisible();
  },
};

const warnedOnce = () => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1
      ? { status: 422, body: { message: 'Há avisos.', code: 'schedule_warned', errors: { 'shift_ids.1': [rest.message] } } }
      : { status: 200, body: { step_id: 12, filled: 2 } };
  };
};

export const Proposed: StoryObj = {
  ...filling({ proposal }, [
    { endpoint: autoFill.accept, answer: warnedOnce() },
    { endpoint: autoFill.close, answer: () => ({ status: 204 }) },
  ]),
  name: 'Proposta',
  play: async () => {
    const dialog = await dialogCalled('Proposta de preenchimento');
    await expect(await dialog.findByRole('status')).toHaveTextContent('3 vagas com proposta; 1 fica sem ninguém.');
    await expect(dialog.getByText(/2 sem a qualificação pedida\. O que falta menos: Caio Reis\. Falta ACLS\./)).toBeVisible();
    // What warns is not ticked, and what changed cannot be.
    await expect(dialog.getAllByRole('checkbox').map((box) => [box.matches(':checked'), box.matches(':disabled')])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Caio Reis/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar 2 plantões' }));
    const question = await dialogCalled('Seguir com avisos?');
    await expect(await question.findByText(`Caio Reis, 26/11/2026: ${rest.message}`)).toBeVisible();
    await userEvent.type(await question.findByRole('textbox', { name: /^Motivo/ }), 'Combinado');
    await userEvent.click(question.getByRole('button', { name: 'Seguir assim mesmo' }));
    await expect(await screen.findByText(/2 plantões preenchidos/)).toBeVisible();
    await expect(sent('POST').map(({ body }) => body)).toMatchObject([{ reason: null }, { shift_ids: [2, 7], reason: 'Combinado' }, {}]);
    await expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeEnabled();
  },
};

export const ProposedOnAPhone: StoryObj = {
  ...filling({ proposal }),
  ...phone,
  name: 'Proposta, no celular',
  play: async () => {
    const dialog = await dialogCalled('Proposta de preenchimento');
    await userEvent.click(await dialog.findByRole('button', { name: 'Desmarcar todos' }));
    await expect(dialog.getByRole('button', { name: 'Aceitar 0 plantões' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^Pontos de cada pessoa/ }));
    await expect(dialog.getByText(/1 plantão, 12h · de 280,5 para 300,5 pontos · trabalha 80% da média/)).toBeVisible();
  },
};
