import { chakra } from '@chakra-ui/react';
import { accreditationInviteByToken } from '@esteto/api-client/duty/accreditation-invite';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import type { AccreditationInviteView } from '@esteto/contract/duty/accreditation-invite';
import { dossierKindLabel, REQUIRED_KINDS } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { InvitePage } from '../../features/convite/invite-page.tsx';
import { DoctorAccount } from './doctor-account.tsx';
import { goToInvite } from './go-to-invite.ts';

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
