import { randomUUID } from 'node:crypto';
import { invite } from '@esteto/contract/identity/invite';
import { newEmail, unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { granted } from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { newScene, type Scene, whileActive } from '../../../testing/scene.ts';
import { termsInForce } from '../../opening/signup/signup.examples.ts';

export const inviteSample = (email = newEmail()) => ({
  name: 'Bruno Alves',
  email,
  user_type: 'employee' as const,
  grants: ['invoices:view' as const],
});

export const newInvite = (scene: Scene, email?: string) =>
  whileActive(scene, async ({ api, company, partner }) => {
    // The examples invite more people into one company than a day allows.
    await api.sql('delete from guesses');
    return api.ask(invite.create, { company_id: company.id, body: inviteSample(email) }, { as: partner });
  });

/** The token that its e-mail brings. */
export const sentToken = async ({ api }: Scene, { id, email }: { id: number; email: string }): Promise<string> => {
  await api.modules.invites.send({ id }, `example-${unique()}`);
  const messages = (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
  return linkIn(messages.at(-1), '/convite/').split('/').at(-1) ?? '';
};

/** A partner whom staff asked in and who accepted: the owner, or somebody else of the staff, has to say yes. */
export const waitingInvite = async ({ api, company }: Scene): Promise<{ id: number }> => {
  const staff = await api.make.analyst([granted('doctors.general', 'view', 'edit')]);
  const known = await api.make.person({});
  const body = { ...inviteSample(known.email), user_type: 'partner' as const, company_id: company.id };
  const row = await api.ask(invite.createForCompany, { body }, { as: staff });
  // By a link that was copied: the letter's may be sent anew by its job meanwhile.
  const { link } = await api.ask(invite.link, { id: row.id }, { as: staff });
  await api.ask(invite.accept, { body: { token: link.split('/').at(-1) ?? '' } }, { as: known });
  return row;
};

const tokenFor = async (scene: Scene, email?: string) => sentToken(scene, await newInvite(scene, email));

export const inviteExamples: Examples<'invite'> = {
  invite: {
    list: () => ({}),
    create: () => ({ body: inviteSample() }),
    resend: async (scene) => idOf(await newInvite(scene)),
    remove: async (scene) => idOf(await newInvite(scene)),
    look: async (scene) => ({ body: { token: await tokenFor(scene) } }),
    // Into a company that the caller is no part of.
    confirm: async (scene) => idOf(await waitingInvite(scene)),
    confirmForCompany: async (scene) => idOf(await waitingInvite(scene)),
    accept: async ({ api }, { email }) => ({ body: { token: await tokenFor(await newScene(api), email) } }),
    enter: async (scene) => ({
      body: {
        token: await tokenFor(scene),
        key: randomUUID(),
        name: 'Bruno Alves',
        password: 'cavalo bateria grampo',
        accepts_terms: true,
        terms_id: await termsInForce(scene.api),
      },
    }),
    everyOpen: () => ({}),
    detail: async (scene) => idOf(await newInvite(scene)),
    createForCompany: ({ company }) => ({ body: { ...inviteSample(), company_id: company.id } }),
    resendForCompany: async (scene) => idOf(await newInvite(scene)),
    link: async (scene) => idOf(await newInvite(scene)),
  },
};
