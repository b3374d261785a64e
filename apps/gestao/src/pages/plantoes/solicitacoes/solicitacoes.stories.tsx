import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { professional } from '@esteto/contract/duty/professional';
import { type ShiftRequestDetail, shiftRequest } from '@esteto/contract/duty/shift-request';
import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import { storyProfessional } from '@esteto/features/duty/shift/story-professional';
import { storyRequest } from '@esteto/features/duty/shift/story-request';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const row = storyRequest({ status: 'awaiting_coordination', accepted_ids: [1] });
const where = { app: 'gestao', routes, at: '/gestao/plantoes/solicitacoes', person: manager } as const;

const list = screenStates({
  ...where,
  endpoint: shiftRequest.list,
  filled: { body: onlyPage([row]), sees: 'Bruno Alves' },
  empty: { body: onlyPage<ShiftRequestRecord>([]), sees: /^Nenhuma solicitação/ },
  refused: { person: viewer, sees: 'Bruno Alves', lacks: 'Aprovar' },
});

export default { title: 'Telas/Gestão/Solicitações' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const warned: ShiftRequestDetail = {
  ...row,
  findings: [
    {
      professional_name: 'Ana Souza',
      shift_id: 1,
      findings: [{ rule: 'rest', severity: 'warn', message: 'Descansa 6h entre plantões; o grupo pede 11h.' }],
    },
  ],
  freed: [],
};

const opened = (detail: ShiftRequestDetail, person = manager) =>
  storyScreen({
    ...where,
    person,
    at: `${where.at}/1/detalhes`,
    answers: [answers(shiftRequest.list, onlyPage([row])), answers(shiftRequest.detail, detail), answers(shiftRequest.approve, undefined)],
  });

/** Given to somebody who called: what it leaves open is read before it is. */
export const GrantDayOff: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/folga`,
    answers: [
      answers(shiftRequest.list, onlyPage([row])),
      answers(professional.list, [storyProfessional(11, 'Ana Souza')]),
      answers(
        shiftRequest.freed,
        row.legs.map(({ shift }) => shift),
      ),
      answers(shiftRequest.grantDayOff, { id: 9 }),
    ],
  }),
  name: 'Dar folga',
  play: async () => {
    const dialog = await dialogCalled('Dar folga');
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Profissional/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Ana Souza/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^De/ }), '01/12/2026');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Até/ }), '05/12/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Dar folga' }));
    const question = await dialogCalled('Confirmar', 'alertdialog');
    await expect(await question.findByText(/fica[m]? em aberto$/)).toBeVisible();
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Dar folga' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
        professional_id: 11,
        starts_on: '2026-12-01',
        ends_on: '2026-12-05',
      }),
    );
  },
};

export const GrantDayOffOnAPhone: StoryObj = { ...GrantDayOff, ...phone, name: 'Dar folga, no celular' };

/** What only warns is approved with the reason why. */
export const Warned: StoryObj = {
  ...opened(warned),
  name: 'Aprovar com aviso',
  play: async () => {
    const dialog = await dialogCalled('Troca: Bruno Alves');
    await expect(await dialog.findByText(/Descansa 6h entre plantões/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    const over = await dialogCalled('Aprovar com avisos');
    await userEvent.type(await over.findByRole('textbox', { name: /^Motivo/ }), 'Combinado com os dois');
    await userEvent.click(over.getByRole('button', { name: 'Aprovar mesmo assim' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('/approval'))?.body).toEqual({
        version: 1,
        reason: 'Combinado com os dois',
      }),
    );
  },
};

/** What blocks is not approved by anybody. */
export const Blocked: StoryObj = {
  ...opened({
    ...row,
    findings: [
      {
        professional_name: 'Ana Souza',
        shift_id: 1,
        findings: [{ rule: 'overlap', severity: 'block', message: 'Tem outro compromisso neste horário.' }],
      },
    ],
    freed: [],
  }),
  name: 'Impedida',
  play: async () => {
    const dialog = await dialogCalled('Troca: Bruno Alves');
    await expect(await dialog.findByText(/Impedimento: Tem outro compromisso/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Recusar' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  },
};

export const Read: StoryObj = {
  ...opened(warned, viewer),
  name: 'Só para ler',
  play: async () => {
    const dialog = await dialogCalled('Troca: Bruno Alves');
    await expect(await dialog.findByText('Tenho uma banca neste dia.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Recusar' })).toBeNull();
  },
};
