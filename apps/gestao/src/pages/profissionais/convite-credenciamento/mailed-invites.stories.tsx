import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type AccreditationInviteRow, accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { type UnitRow, unit } from '@esteto/contract/duty/unit';
import { unitForm } from '@esteto/domain/duty/unit/unit-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const sent: AccreditationInviteRow = {
  id: 3,
  name: 'Rui Barreto',
  email: 'rui.barreto@demo.test',
  status: 'pending',
  unit_names: 'Hospital São Lucas',
  invited_by: 'Helena Castro',
  sent_at: '2026-11-22T12:00:00.000Z',
  opened_at: '2026-11-23T09:30:00.000Z',
  expires_at: '2026-11-29T12:00:00.000Z',
};
const invites: AccreditationInviteRow[] = [
  sent,
  { ...sent, id: 4, name: 'Lara Siqueira', email: 'lara@demo.test', status: 'accepted' },
  { ...sent, id: 5, name: 'Tales Brandão', email: 'tales@demo.test', status: 'expired', opened_at: null, unit_names: null },
  { ...sent, id: 6, name: 'Nelson Couto', email: 'nelson@demo.test', status: 'withdrawn', opened_at: null },
];

const ward: UnitRow = {
  ...unitForm.omit(['sectors']).getDefault(),
  id: 1,
  group_id: 1,
  name: 'Hospital São Lucas',
  code: 'HSL',
  type: 'hospital',
  cnes: '2077485',
  geofence_radius_meters: 200,
  is_active: true,
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
};

const at = '/gestao/profissionais/convite-credenciamento';
const where = { app: 'gestao', routes, at: `${at}?por=email`, person: manager } as const;

const list = screenStates({
  ...where,
  endpoint: accreditationInvite.list,
  filled: { body: onlyPage(invites), sees: 'Rui Barreto' },
  empty: { body: onlyPage<AccreditationInviteRow>([]), sees: /^Nenhum médico convidado/ },
  refused: { person: viewer, sees: 'Rui Barreto', lacks: 'Convidar por e-mail' },
});

export default { title: 'Telas/Gestão/Convites por e-mail' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com convites' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...list.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...list.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const posts = (end: string) => theServer().requests.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

/** Sent again it brings another link; withdrawn only after a question. What was accepted is neither. */
export const Acting: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(accreditationInvite.list, onlyPage(invites)),
      answers(accreditationInvite.resend, undefined),
      answers(accreditationInvite.withdraw, undefined),
    ],
  }),
  name: 'Enviar de novo e retirar',
  play: async () => {
    const page = within(document.body);
    const press = async (name: RegExp, label: string) =>
      userEvent.click(within(await page.findByRole('row', { name })).getByRole('button', { name: label }));
    await press(/Rui Barreto/, 'Enviar de novo');
    await waitFor(() => expect(posts('/3/resend')).toHaveLength(1));
    await press(/Tales Brandão/, 'Retirar convite');
    const question = await dialogCalled('Retirar o convite de Tales Brandão', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar convite' }));
    await waitFor(() => expect(posts('/5/withdraw')).toHaveLength(1));
  },
};

const dialog = { ...where, at: `${at}/convidar-por-email?por=email` };
const known = [answers(accreditationInvite.list, onlyPage(invites)), answers(unit.list, onlyPage([ward]))];

export const Inviting: StoryObj = {
  ...storyScreen({ ...dialog, answers: [...known, answers(accreditationInvite.create, { professional_name: null })] }),
  name: 'Convidar por e-mail',
  play: async () => {
    const form = await dialogCalled('Convidar médico por e-mail');
    await userEvent.type(await form.findByRole('textbox', { name: /^Nome/ }), 'Rui Barreto');
    await userEvent.type(form.getByRole('textbox', { name: /^E-mail/ }), 'rui@demo.test');
    await userEvent.type(form.getByRole('textbox', { name: /^CRM/ }), 'CRM/PE 4711');
    await userEvent.click(await form.findByRole('checkbox', { name: /São Lucas/ }));
    await userEvent.click(form.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() =>
      expect(posts('accreditation-invites').map(({ body }) => body)).toMatchObject([
        { name: 'Rui Barreto', email: 'rui@demo.test', crm: 'CRM/PE 4711', unit_ids: [1], message: null },
      ]),
    );
  },
};

/** Whoever looks for too many doctors is told to wait. */
export const TooMany: StoryObj = {
  ...storyScreen({
    ...dialog,
    answers: [
      ...known,
      refuses(accreditationInvite.create, 409, 'Você já procurou 30 médicos nesta hora. Espere até uma hora e tente de novo.'),
    ],
  }),
  ...phone,
  name: 'Muitas buscas, no celular',
  play: async () => {
    const form = await dialogCalled('Convidar médico por e-mail');
    await userEvent.type(await form.findByRole('textbox', { name: /^Nome/ }), 'Rui Barreto');
    await userEvent.type(form.getByRole('textbox', { name: /^E-mail/ }), 'rui@demo.test');
    await userEvent.click(form.getByRole('button', { name: 'Enviar convite' }));
    await expect(await form.findByText(/Espere até uma hora e tente de novo/)).toBeVisible();
  },
};
