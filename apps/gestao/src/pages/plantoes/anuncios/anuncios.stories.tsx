import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { type AnnouncementDetail, type AnnouncementRow, shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import { storyShift } from '@esteto/features/duty/shift/story-request';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const row: AnnouncementRow = {
  ...storyShift(1, { status: 'announced', professional_name: null }),
  version: 3,
  value: 150_000,
  value_kind: 'per_shift',
  announcement_type: 'open',
  closes_at: '2026-12-05T20:00:00.000Z',
  candidates: 2,
};
const where = { app: 'gestao', routes, at: '/gestao/plantoes/anuncios', person: manager } as const;
const setup = answers(dutyShift.setup, { units: [{ id: 1, name: 'Hospital São Lucas' }], sectors: [], tags: [], qualifications: [] });

const list = screenStates({
  ...where,
  endpoint: shiftAnnouncement.list,
  others: [setup],
  filled: { body: onlyPage([row]), sees: /1\.500,00/ },
  empty: { body: onlyPage<AnnouncementRow>([]), sees: /^Nenhuma vaga anunciada/ },
  refused: { person: viewer, sees: /1\.500,00/, lacks: 'Anunciar vagas' },
});

export default { title: 'Telas/Gestão/Anúncios' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const candidate = { version: 1, applied_at: '2026-11-24T12:00:00.000Z', status: 'awaiting_coordination', month_minutes: 2160 } as const;
const detail: AnnouncementDetail = {
  ...row,
  choice: 'coordination',
  priority_until: null,
  announced_at: '2026-11-23T12:00:00.000Z',
  message: 'Com residente de apoio.',
  named: [],
  applicants: [
    { ...candidate, request_id: 7, professional_id: 1, name: 'Ana Souza', justification: 'Moro ao lado.', findings: [] },
    {
      ...candidate,
      request_id: 8,
      professional_id: 2,
      name: 'Bruno Alves',
      justification: null,
      findings: [{ rule: 'qualification', severity: 'block', message: 'Falta ACLS.' }],
    },
  ],
};

/** Whoever may not is not to be chosen; whoever may gets the place at once. */
export const Choosing: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/1/detalhes`,
    answers: [
      setup,
      answers(shiftAnnouncement.list, onlyPage([row])),
      answers(shiftAnnouncement.detail, detail),
      answers(shiftRequest.approve, undefined),
    ],
  }),
  name: 'Escolher um candidato',
  play: async () => {
    const dialog = await dialogCalled('Sábado, 5 de dezembro de 2026, 19:00 às 7:00');
    const candidates = within(await dialog.findByRole('region', { name: 'Candidatos' }));
    await expect(candidates.getByText('Impedimento: Falta ACLS.')).toBeVisible();
    const choose = candidates.getAllByRole('button', { name: 'Escolher' });
    await expect(choose).toHaveLength(1);
    await userEvent.click(choose[0] ?? document.body);
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('/approval'))).toMatchObject({ body: { version: 1, reason: null } }),
    );
  },
};
