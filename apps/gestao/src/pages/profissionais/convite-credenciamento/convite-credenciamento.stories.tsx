import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type AccreditationRow, accreditation } from '@esteto/contract/duty/accreditation';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';

const invite: AccreditationRow = {
  id: 3,
  version: 1,
  professional_name: 'João Peixoto',
  crm_number: null,
  crm_state: null,
  specialty: null,
  origin: 'internal',
  status: 'invited',
  step: 'contact',
  status_since: '2026-11-22T12:00:00.000Z',
  valid_until: null,
  lacking: [],
  to_judge: 0,
  first_ending: null,
};

const where = { app: 'gestao', routes, at: '/gestao/profissionais/convite-credenciamento', person: manager } as const;

const list = screenStates({
  ...where,
  endpoint: accreditation.list,
  filled: { body: onlyPage([invite]), sees: 'João Peixoto' },
  empty: { body: onlyPage<AccreditationRow>([]), sees: /^Nenhum convite/ },
  refused: { person: viewer, sees: 'João Peixoto', lacks: 'Convidar médico' },
});

export default { title: 'Telas/Gestão/Convites de credenciamento' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com convites' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...list.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...list.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

export const Inviting: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/convidar`,
    answers: [answers(accreditation.list, onlyPage([invite])), answers(accreditation.invite, { id: 4, professional_name: 'Ana Souza' })],
  }),
  name: 'Convidar médico',
  play: async () => {
    const dialog = await dialogCalled('Convidar médico');
    await userEvent.type(await dialog.findByRole('textbox', { name: /CPF, e-mail ou CRM/ }), 'CRM/SP 123456{Enter}');
    await waitFor(() =>
      expect(
        theServer()
          .requests.filter(({ method }) => method === 'POST')
          .map(({ body }) => body),
      ).toEqual([{ person: 'CRM/SP 123456' }]),
    );
  },
};
