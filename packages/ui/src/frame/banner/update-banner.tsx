import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { Banner } from '../../components/states/banner.tsx';

/**
 * A new version comes, and waits; the person chooses when it starts. `restart`: null while it is on its way. (Who gets the banner and who a notice
 * is told by the caller.)
 */
export const UpdateBanner = ({ restart }: { restart: (() => void) | null }) => (
  <Banner
    tone="running"
    action={
      <Button size="sm" my="-0.5" icon={RotateCw} busy={!restart} onClick={() => restart?.()}>
        Atualizar agora
      </Button>
    }
  >
    Uma nova versão desta aplicação foi detectada. A aplicação será reiniciada para que a atualização tenha efeito.
  </Banner>
);
