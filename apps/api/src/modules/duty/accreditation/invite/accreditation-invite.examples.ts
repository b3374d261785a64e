import { accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { newEmail, unique } from '../../../../testing/documents.ts';
import type { Examples } from '../../../../testing/example.ts';
import { linkIn } from '../../../../testing/outbox.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { termsInForce } from '../../../opening/signup/signup.examples.ts';
import { groupOpen } from '../accreditation.examples.ts';

export const inviteSample = (email = newEmail()) => ({ name: 'Rui Barreto', email, unit_ids: [] });

type Invited = { id: number; email: string };

/** A letter of the scene's group to somebody whom Esteto does not know. */
export const newDoctorInvite = async (scene: Scene, given: { email?: string; crm?: string; message?: string } = {}): Promise<Invited> => {
  const { api, group, manager } = scene;
  await groupOpen(scene);
  const body = { ...inviteSample(), ...given };
  await api.ask(accreditationInvite.create, { group_id: group.id, body }, { as: manager });
  const [row] = await api.sql<{ id: number }>('select id::int from accreditation_invites where group_id = $1 and email = $2', [
    group.id,
    body.email,
  ]);
  return { id: row?.id ?? 0, email: body.email };
};

/** The token that its e-mail brings. */
export const sentDoctorToken = async ({ api }: Scene, { id, email }: Invited): Promise<string> => {
  await api.modules.accreditationInvites.send({ id }, `example-${unique()}`);
  const messages = (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
  return linkIn(messages.at(-1), '/convite-credenciamento/').split('/').at(-1) ?? '';
};

/** A letter to whoever has this account: one who uses Esteto gets none, so that it went before the account was theirs. */
export const tokenOfAccount = async (scene: Scene, email: string): Promise<string> => {
  const invite = await newDoctorInvite(scene);
  const token = await sentDoctorToken(scene, invite);
  await scene.api.sql('update accreditation_invites set email = $2 where id = $1', [invite.id, email]);
  return token;
};

export const accreditationInviteExamples: Examples<'accreditationInvite'> = {
  accreditationInvite: {
    list: () => ({}),
    create: async (scene) => {
      await groupOpen(scene);
      return { body: inviteSample() };
    },
    resend: async (scene) => ({ id: (await newDoctorInvite(scene)).id }),
    withdraw: async (scene) => ({ id: (await newDoctorInvite(scene)).id }),
    // The invite is of a group that the caller is no part of, and that is not switched off while they call.
    look: async ({ api }) => {
      const elsewhere = await newScene(api);
      return { body: { token: await sentDoctorToken(elsewhere, await newDoctorInvite(elsewhere)) } };
    },
    accept: async ({ api }, { id, email }) => {
      // Only a partner takes it, which is a matter of the account and of no company.
      await api.sql("update users set doctor_role = 'partner' where id = $1 and type = 'doctor'", [id]);
      return { body: { token: await tokenOfAccount(await newScene(api), email) } };
    },
    enter: async ({ api }) => {
      const elsewhere = await newScene(api);
      return {
        body: {
          token: await sentDoctorToken(elsewhere, await newDoctorInvite(elsewhere)),
          name: 'Rui Barreto',
          phone: '81999998888',
          password: 'cavalo bateria grampo',
          accepts_terms: true,
          terms_id: await termsInForce(api),
        },
      };
    },
  },
};
