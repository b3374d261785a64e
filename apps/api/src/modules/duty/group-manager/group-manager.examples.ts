import { groupManager } from '@esteto/contract/duty/group-manager';
import { newEmail, unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { groupAtWork, newScene, type Scene } from '../../../testing/scene.ts';
import { termsInForce } from '../../opening/signup/signup.examples.ts';

export const managerSample = (email = newEmail()) => ({ name: 'Otávio Reis', email, role: 'coordinator' as const, unit_ids: [] });

export const newManagerInvite = async ({ api, group, master }: Scene, email?: string) => {
  // The examples ask more people into one group than a day allows.
  await api.sql('delete from guesses');
  await groupAtWork({ api, group });
  return api.ask(groupManager.create, { body: { ...managerSample(email), group_id: group.id } }, { as: master });
};

/** The token that its e-mail brings. */
export const sentManagerToken = async ({ api }: Scene, { id, email }: { id: number; email: string }): Promise<string> => {
  await api.modules.managerInvites.send({ id }, `example-${unique()}`);
  const messages = (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
  return linkIn(messages.at(-1), '/convite-gestor/').split('/').at(-1) ?? '';
};

const tokenFor = async (scene: Scene, email?: string) => sentManagerToken(scene, await newManagerInvite(scene, email));

/** Somebody who is in the group. */
export const newManager = async (scene: Scene, status: 'active' | 'inactive' = 'active') => {
  const row = await newManagerInvite(scene);
  const person = await scene.api.make.person({ type: 'manager' });
  await scene.api.sql('update group_managers set status = $2, user_id = $3 where id = $1', [row.id, status, person.id]);
  return row;
};

const change = { role: 'viewer' as const, unit_ids: [], version: 1 };

export const groupManagerExamples: Examples<'groupManager'> = {
  groupManager: {
    list: () => ({}),
    detail: async (scene) => idOf(await newManagerInvite(scene)),
    create: async ({ api, group }) => {
      await api.sql('delete from guesses');
      await groupAtWork({ api, group });
      return { body: { ...managerSample(), group_id: group.id } };
    },
    update: async (scene) => ({ ...idOf(await newManagerInvite(scene)), body: change }),
    resend: async (scene) => idOf(await newManagerInvite(scene)),
    activate: async (scene) => idOf(await newManager(scene, 'inactive')),
    deactivate: async (scene) => idOf(await newManager(scene)),
    remove: async (scene) => idOf(await newManagerInvite(scene)),
    ownList: () => ({}),
    ownDetail: async (scene) => idOf(await newManagerInvite(scene)),
    ownCreate: async ({ api }) => {
      await api.sql('delete from guesses');
      return { body: managerSample() };
    },
    ownUpdate: async (scene) => ({ ...idOf(await newManagerInvite(scene)), body: change }),
    ownResend: async (scene) => idOf(await newManagerInvite(scene)),
    ownActivate: async (scene) => idOf(await newManager(scene, 'inactive')),
    ownDeactivate: async (scene) => idOf(await newManager(scene)),
    ownRemove: async (scene) => idOf(await newManagerInvite(scene)),
    // The invite is of a group that the caller is no part of, and that is not switched off while they call.
    look: async ({ api }) => ({ body: { token: await tokenFor(await newScene(api)) } }),
    accept: async ({ api }, { email, type }) => ({
      body: { token: await tokenFor(await newScene(api), type === 'manager' ? email : undefined) },
    }),
    enter: async ({ api }) => ({
      body: {
        token: await tokenFor(await newScene(api)),
        name: 'Otávio Reis',
        password: 'cavalo bateria grampo',
        accepts_terms: true,
        terms_id: await termsInForce(api),
      },
    }),
  },
};
