import { invite } from '@esteto/contract/invite';
import { newEmail, unique } from '../../testing/documents.ts';
import { type Examples, idOf } from '../../testing/example.ts';
import { linkIn } from '../../testing/outbox.ts';
import { newScene, type Scene, whileActive } from '../../testing/scene.ts';
import { termsInForce } from '../signup/signup.examples.ts';

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

const tokenFor = async (scene: Scene, email?: string) => sentToken(scene, await newInvite(scene, email));

export const inviteExamples: Examples<'invite'> = {
  invite: {
    list: () => ({}),
    create: () => ({ body: inviteSample() }),
    resend: async (scene) => idOf(await newInvite(scene)),
    remove: async (scene) => idOf(await newInvite(scene)),
    look: async (scene) => ({ body: { token: await tokenFor(scene) } }),
    // Into a company that the caller is no part of.
    accept: async ({ api }, { email }) => ({ body: { token: await tokenFor(await newScene(api), email) } }),
    enter: async (scene) => ({
      body: {
        token: await tokenFor(scene),
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
