import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { accreditationInviteByToken } from '@esteto/api-client/duty/accreditation-invite';
import { startSession, userAtom } from '@esteto/auth/session/session-store';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { type AccreditationInviteView, accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { session } from '@esteto/contract/identity/session';
import { doctorEntryForm } from '@esteto/domain/duty/accreditation/accreditation-invite-form';
import { dossierKindLabel, REQUIRED_KINDS } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { useQueryClient } from '@tanstack/react-query';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { InvitePage } from '../../features/convite/invite-page.tsx';
import { InvitedAccount } from '../../features/convite/invited-account.tsx';

/** Where the link of a group's letter to a doctor leads: who asks, what the group will want to see, and the way in. */
export default function AccreditationInvitePage() {
  return <InvitePage view={accreditationInviteByToken}>{(view, token) => <Invitation view={view} token={token} />}</InvitePage>;
}

const Invitation = ({ view, token }: { view: AccreditationInviteView; token: string }) => {
  const user = useStoredUser();
  const { group, invited_by, message, unit_names, proofs, email, account } = view;
  return (
    <Page
      title={`Convite para ${group}`}
      subtitle={`${invited_by ? `${invited_by} convida` : 'O grupo convida'} você a se credenciar para os plantões.`}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {message && (
          <chakra.blockquote ps="4" borderInlineStartWidth="3px" borderColor="border.strong" whiteSpace="pre-line" overflowWrap="anywhere">
            {message}
          </chakra.blockquote>
        )}
        {unit_names && <p>Unidades: {unit_names}</p>}
        <section aria-label="O que o grupo vai pedir">
          <chakra.h2 mb="2" fontSize="md" fontWeight="semibold">
            O que o grupo vai pedir
          </chakra.h2>
          <chakra.ul display="grid" gap="1" listStyleType="disc" ps="5">
            {REQUIRED_KINDS.map((kind) => (
              <li key={kind}>{dossierKindLabel[kind]}</li>
            ))}
            {proofs.map(({ name, is_required }) => (
              <li key={name}>{is_required ? name : `${name} (não é obrigatório)`}</li>
            ))}
          </chakra.ul>
        </section>
        <p>Nada é mostrado ao grupo até você aceitar o convite na sua conta e escolher cada documento.</p>
        {account === 'none' && <DoctorAccount token={token} invite={view} />}
        {account === 'doctor' && (
          <AcceptInvite
            email={email}
            signedIn={user !== null}
            gain="O convite passa para ela, e lá você responde ao grupo."
            onAccept={() => goToInvite(token)}
          />
        )}
        {account === 'other' && (
          <Banner tone="attention">
            O e-mail {email} é de uma conta que não se credencia: só a de um médico sócio. Peça ao grupo um convite para outro e-mail seu.
          </Banner>
        )}
      </chakra.div>
    </Page>
  );
};

/** An account for the e-mail that received the letter, on trial: what Esteto does for companies nobody has to take. */
const DoctorAccount = ({ token, invite: { name, email } }: { token: string; invite: AccreditationInviteView }) => {
  const queryClient = useQueryClient();
  return (
    <InvitedAccount
      schema={doctorEntryForm}
      email={email}
      initial={(terms_id) => ({ token, name, terms_id })}
      submitLabel="Criar conta e ver o convite"
      onSubmit={async (body) => {
        const { access_token, user } = await call(accreditationInvite.enter, { body });
        startSession(access_token, user);
        // Where that fails the account is there: the page offers to accept with it.
        await goToInvite(token).catch((error: unknown) => {
          void queryClient.invalidateQueries({ queryKey: accreditationInviteByToken(token).queryKey });
          throw error;
        });
      }}
    >
      <PhoneField name="phone" />
    </InvitedAccount>
  );
};

/** Leads the link into the account of whoever is signed in, and on to where the group's invite is answered. */
const goToInvite = async (token: string): Promise<void> => {
  await call(accreditationInvite.accept, { body: { token } });
  // Doc Plantão is open to them from now on: the app that is entered knows its person from here.
  clientStore.set(userAtom, await call(session.user, {}));
  location.assign(`${basePath.professional}/docplantao/credenciamento`);
};
