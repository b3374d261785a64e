import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { uploadByFetch } from '@esteto/api-client/testing/story-upload';
import { doctor } from '@esteto/auth/testing/story-people';
import { company } from '@esteto/contract/company/company';
import { member } from '@esteto/contract/company/member';
import { invite } from '@esteto/contract/identity/invite';
import { licence } from '@esteto/contract/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { plan } from '@esteto/contract/plan/plan';
import { storyAsked, storyPermit, storyRefused } from '@esteto/features/opening/licence/story-licence';
import { storySubscription } from '@esteto/features/plan/plan/story-plan';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Licença', beforeEach: uploadByFetch } satisfies Meta;

const screen = (licences: readonly LicenceRecord[], at: string) =>
  storyScreen({
    app: 'professional',
    routes,
    at,
    person: doctor,
    answers: [
      refuses(company.detail, 500, 'Erro.'),
      answers(member.list, []),
      answers(invite.list, []),
      answers(plan.own, { subscription: storySubscription, contract: null }),
      answers(licence.follow, { city: 'Campinas', licences: [...licences] }),
      { endpoint: licence.answer, answer: () => ({ status: 204 }) },
      answers(licence.send, []),
    ],
  });

const sentTo = (path: string) => theServer().requests.filter((request) => request.path === path && request.method === 'POST');

/** What is in force stays to be seen beside the renewal, whose question is answered with words and a file. */
export const Asked: StoryObj = {
  ...screen([storyPermit, storyAsked, storyRefused], '/app/empresa/licenca/12'),
  name: 'Com um pedido',
  play: async () => {
    const dialog = await dialogCalled('Licença Prefeitura');
    const held = within(await dialog.findByRole('region', { name: 'Em vigor' }));
    await expect(held.getByText('118/2026')).toBeVisible();
    await expect(held.getByText('Prefeitura de Campinas')).toBeVisible();
    const renewal = within(dialog.getByRole('region', { name: 'Renovação' }));
    await expect(renewal.getByText('Envie o IPTU deste ano.')).toBeVisible();
    await expect(renewal.getAllByText('Falta enviar')).toHaveLength(2);
    await userEvent.upload(
      renewal.getByLabelText('Documentos da licença'),
      new File(['%PDF-1.7'], 'iptu-2026.pdf', { type: 'application/pdf' }),
    );
    await waitFor(() => expect(sentTo('licences/12/papers')).toMatchObject([{ body: { kind: 'property_tax', file: 'iptu-2026.pdf' } }]));
    await userEvent.type(renewal.getByRole('textbox', { name: 'Resposta' }), 'Segue o IPTU.');
    await userEvent.click(renewal.getByRole('button', { name: 'Enviar resposta' }));
    await waitFor(() => expect(sentTo('licences/12/answer').map(({ body }) => body)).toEqual([{ answer: 'Segue o IPTU.', version: 3 }]));
  },
};

/** What was renewed is in the history, and nothing is asked. */
export const Renewed: StoryObj = {
  ...screen(
    [
      { ...storyPermit, valid_until: '2026-11-01' },
      { ...storyPermit, id: 12, renewal: 'issued', renews_id: 11, number: '7/2027' },
    ],
    '/app/empresa/licenca/11',
  ),
  name: 'Renovada',
  play: async () => {
    const dialog = await dialogCalled('Licença Prefeitura');
    await expect(await dialog.findByText('7/2027')).toBeVisible();
    await expect(dialog.queryByText('118/2026')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Antes: 1 licença' }));
    await expect(await dialog.findByText('118/2026')).toBeVisible();
  },
};

export const NotFound: StoryObj = {
  ...screen([storyPermit], '/app/empresa/licenca/99'),
  name: 'Que não existe',
  play: async () => {
    await expect(await within(document.body).findByText('Não encontramos esta licença.')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...screen([storyPermit, storyAsked], '/app/empresa/licenca/12'),
  ...phone,
  name: 'No celular',
  play: async () => {
    const dialog = await dialogCalled('Licença Prefeitura');
    await expect(await dialog.findByRole('button', { name: 'Enviar resposta' })).toBeVisible();
  },
};
