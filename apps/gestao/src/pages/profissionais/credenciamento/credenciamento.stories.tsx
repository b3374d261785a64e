import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type AccreditationRow, accreditation } from '@esteto/contract/duty/accreditation';
import { unit } from '@esteto/contract/duty/unit';
import { storyAccreditation } from '@esteto/features/duty/accreditation/story-accreditation';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const row = (id: number, professional_name: string, given: Partial<AccreditationRow>): AccreditationRow => ({
  id,
  version: 1,
  professional_name,
  crm_number: '123456',
  crm_state: 'SP',
  specialty: 'Clínica médica',
  origin: 'internal',
  status: 'under_review',
  step: 'review',
  status_since: '2026-11-20T12:00:00.000Z',
  valid_until: null,
  lacking: [],
  to_judge: 0,
  first_ending: null,
  ...given,
});

const rows = [
  row(7, 'Ana Souza', { to_judge: 2 }),
  row(8, 'Caio Martins', { status: 'filling', step: 'documents', lacking: ['Diploma', 'CRM'] }),
  row(9, 'Débora Pires', { status: 'approved', step: 'validation', valid_until: '2027-05-01', first_ending: '2026-12-02' }),
];

const where = { app: 'gestao', routes, at: '/gestao/profissionais/credenciamento', person: manager } as const;

const list = screenStates({
  ...where,
  endpoint: accreditation.list,
  filled: { body: onlyPage(rows), sees: 'Débora Pires' },
  empty: { body: onlyPage<AccreditationRow>([]), sees: /^Nenhum profissional ainda/ },
  refused: { person: viewer, sees: 'Caio Martins', lacks: 'Convidar médico' },
});

export default { title: 'Telas/Gestão/Credenciamento' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com profissionais' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const record = storyAccreditation();
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = new Blob([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
const known = (shown = record) => [
  answers(accreditation.list, onlyPage(rows)),
  answers(accreditation.detail, shown),
  answers(accreditation.file, photo),
  answers(accreditation.judge, shown),
  answers(accreditation.approve, { ...shown, status: 'approved' }),
  answers(accreditation.suspend, { ...shown, status: 'suspended' }),
  answers(unit.list, onlyPage([])),
];
const sent = (end: string) => theServer().requests.filter(({ method, path }) => method !== 'GET' && path.endsWith(end));

/** Papers are for whoever looks at them: who only reads is told that one is there. */
export const PapersNotShown: StoryObj = {
  ...storyScreen({ ...where, person: viewer, at: `${where.at}/7/analise`, answers: known() }),
  name: 'Sem ver os documentos',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await expect(await dialog.findByText('O documento foi enviado. Quem coordena o grupo o vê.')).toBeVisible();
    await expect(theServer().requests.filter(({ path }) => path.endsWith('/file'))).toEqual([]);
  },
};

/** The paper that waits is in sight first; a correction is asked with what is wrong. */
export const Reviewing: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/7/analise`, answers: known() }),
  name: 'Analisar documentos',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await expect(await dialog.findByRole('region', { name: 'Diploma' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir correção' }));
    const over = await dialogCalled('Pedir correção: Diploma');
    await userEvent.type(await over.findByRole('textbox'), 'A foto está cortada.');
    await userEvent.click(over.getByRole('button', { name: 'Pedir correção' }));
    await waitFor(() =>
      expect(sent('accreditation-documents/2').map(({ body }) => body)).toEqual([
        { verdict: 'correct', note: 'A foto está cortada.', version: 1 },
      ]),
    );
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
    await userEvent.keyboard('j');
    await expect(await dialog.findByRole('region', { name: 'ACLS' })).toBeVisible();
    await userEvent.keyboard('kk');
    await expect(await dialog.findByRole('region', { name: 'Identidade e CPF' })).toBeVisible();
  },
};

export const ReviewingOnAPhone: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/7/analise`, answers: known() }),
  ...phone,
  name: 'Analisar, no celular',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await userEvent.click(await dialog.findByRole('button', { name: 'Aprovar documento' }));
    await waitFor(() => expect(sent('accreditation-documents/2')).toHaveLength(1));
  },
};

export const Approving: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/7/analise`,
    answers: known(storyAccreditation({ status: 'awaiting_supervisor', step: 'validation' })),
  }),
  name: 'Aprovar',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await userEvent.click(await dialog.findByRole('link', { name: 'Aprovar credenciamento' }));
    const over = await dialogCalled('Aprovar Ana Souza');
    await userEvent.type(await over.findByRole('textbox', { name: /Válido até/ }), '01/11/2027');
    await userEvent.click(over.getByRole('button', { name: 'Aprovar credenciamento' }));
    await waitFor(() =>
      expect(sent('/approval').map(({ body }) => body)).toEqual([{ valid_until: '2027-11-01', unit_ids: [], version: 3 }]),
    );
  },
};

/** Where somebody works is changed over the list as it stood, to which it leads back. */
export const ChangingUnits: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/7/analise?search=ana`,
    answers: [answers(accreditation.setUnits, record), ...known(storyAccreditation({ status: 'approved', step: 'validation' }))],
  }),
  name: 'Mudar unidades',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Mudar unidades' }));
    const form = await dialogCalled('Unidades de Ana Souza');
    await userEvent.click(await form.findByRole('button', { name: 'Salvar unidades' }));
    await waitFor(() => expect(sent('/units').map(({ body }) => body)).toEqual([{ unit_ids: [], version: 3 }]));
    await expect(await dialogCalled('Ana Souza')).toBeTruthy();
  },
};

/** Who is accredited is not approved once more by an address that somebody kept. */
export const ApprovedBefore: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/7/aprovar`,
    answers: known(storyAccreditation({ status: 'approved', step: 'validation' })),
  }),
  name: 'Aprovar quem já foi aprovado',
  play: async () => {
    const dialog = await dialogCalled('Aprovar Ana Souza');
    await expect(await dialog.findByText(/^O credenciamento/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Aprovar credenciamento' })).toBeNull();
  },
};

/** Who only views reads all of it, and decides nothing. */
export const Viewing: StoryObj = {
  ...storyScreen({ ...where, person: viewer, at: `${where.at}/7/analise`, answers: known() }),
  name: 'Só para ler, um profissional',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await expect(await dialog.findByRole('region', { name: 'Diploma' })).toBeVisible();
    for (const name of ['Aprovar documento', 'Pedir correção', 'Entregar ao supervisor', 'Cancelar'])
      await expect(dialog.queryByRole('button', { name })).toBeNull();
  },
};
