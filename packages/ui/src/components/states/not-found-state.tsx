import { Compass } from 'lucide-react';
import { ButtonLink } from '../button/button-link.tsx';
import { StateFrame } from './state-frame.tsx';

/** No page at this address. `home` is where the way back leads. */
export const NotFoundState = ({ home = '/', homeLabel = 'Ir para o início' }: { home?: string; homeLabel?: string }) => (
  <StateFrame icon={Compass} title={<h1>Página não encontrada</h1>} action={<ButtonLink to={home}>{homeLabel}</ButtonLink>}>
    O endereço pode ter mudado ou estar incompleto. Confira se foi digitado por inteiro.
  </StateFrame>
);
