import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { MailWarning } from 'lucide-react';

/** Of an invitation that leads nowhere any more. */
export const InviteOver = () => (
  <StateFrame
    icon={MailWarning}
    tone="waiting"
    title={<h1>Este convite não vale mais</h1>}
    action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}
  >
    Ele já foi aceito, venceu ou foi retirado. Peça outro a quem convidou você.
  </StateFrame>
);
