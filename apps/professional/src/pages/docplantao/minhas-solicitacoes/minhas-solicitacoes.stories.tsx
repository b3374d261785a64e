import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { type OwnRequestRecord, ownRequest } from '@esteto/contract/duty/own-request';
import { storyRequest } from '@esteto/features/duty/shift/story-request';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const person: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };

const own = (given: Parameters<typeof storyRequest>[0] = {}): OwnRequestRecord => ({ ...storyRequest(given), own_id: 1 });

const requests = [
  own(),
  own({ id: 2, requester_id: 1, requester_name: 'Ana Souza', party_ids: [2], status: 'awaiting_coordination', accepted_ids: [2] }),
  own({ id: 3, status: 'refused', decision_reason: 'Falta gente.' }),
];

const screenOf = (
  shown: OwnRequestRecord[],
  at = '/app/docplantao/minhas-solicitacoes',
  one: OwnRequestRecord = own(),
  more: readonly StoryAnswer[] = [],
) =>
  storyScreen({
    app: 'professional',
    routes,
    at,
    person,
    answers: [...more, answers(ownRequest.list, shown), answers(ownRequest.detail, one), answers(ownRequest.accept, undefined)],
  });

const screen = within(document.body);

export default { title: 'Telas/Médico/Doc Plantão/Minhas solicitações' } satisfies Meta;

export const Filled: StoryObj = {
  ...screenOf(requests),
  name: 'Com solicitações',
  play: async () => {
    const waiting = within(await screen.findByRole('region', { name: 'Esperam por você' }));
    await expect(waiting.getByRole('link', { name: /^Responder: Troca: Sábado, 5 de dezembro/ })).toHaveTextContent('Responder');
    await expect(screen.getByRole('region', { name: 'Em andamento' })).toHaveTextContent('Você pediu');
    await expect(screen.getByRole('region', { name: 'Encerradas' })).toHaveTextContent('Recusada');
  },
};

export const Empty: StoryObj = {
  ...screenOf([]),
  name: 'Vazia',
  play: async () => {
    await expect(await screen.findByText(/^Nenhuma solicitação/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...screenOf(requests), name: 'No celular', ...phone };

export const Answering: StoryObj = {
  ...screenOf(requests, '/app/docplantao/minhas-solicitacoes/1/detalhes'),
  name: 'Responder',
  play: async () => {
    const dialog = await dialogCalled('Troca');
    await expect(await dialog.findByText(/de Bruno Alves para Ana Souza/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    await waitFor(() => expect(theServer().requests.find(({ path }) => path.endsWith('/acceptance'))?.body).toEqual({ version: 1 }));
  },
};

/** Who gave their word takes it back until the coordination decides. */
/** Something else is offered instead, and the request is there again. */
export const Countering: StoryObj = {
  ...screenOf(requests, '/app/docplantao/minhas-solicitacoes/1/detalhes', own(), [
    answers(ownRequest.counter, undefined),
    answers(dutyShift.own, []),
  ]),
  name: 'Contrapropor',
  play: async () => {
    const dialog = await dialogCalled('Troca');
    await userEvent.click(await dialog.findByRole('link', { name: 'Contrapropor' }));
    const form = await dialogCalled('Contraproposta');
    await expect(await form.findByText('Bruno Alves responde se aceita.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Diferença que você recebe' }), '20000');
    await userEvent.click(form.getByRole('button', { name: 'Enviar contraproposta' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('/counter'))?.body).toMatchObject({ value_difference: 2_000_000 }),
    );
    await expect(await dialogCalled('Troca')).toBeTruthy();
  },
};

export const TakingBack: StoryObj = {
  ...screenOf(
    requests,
    '/app/docplantao/minhas-solicitacoes/2/detalhes',
    own({ id: 2, status: 'awaiting_coordination', accepted_ids: [1] }),
  ),
  name: 'Desfazer o aceite',
  play: async () => {
    const dialog = await dialogCalled('Troca');
    await expect(await dialog.findByRole('button', { name: 'Desfazer aceite' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Aceitar' })).toBeNull();
  },
};
