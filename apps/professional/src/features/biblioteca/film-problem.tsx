import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { CloudAlert, RotateCw } from 'lucide-react';

/** The film does not come, or stopped coming. */
export const FilmProblem = ({ again }: { again: () => void }) => (
  <Card>
    <div role="alert">
      <StateFrame
        icon={CloudAlert}
        tone="waiting"
        title={navigator.onLine ? 'Não foi possível tocar o vídeo.' : 'Sem conexão com a internet.'}
        action={
          <Button icon={RotateCw} onClick={again}>
            Tentar de novo
          </Button>
        }
      >
        Até onde você viu ficou guardado.
      </StateFrame>
    </div>
  </Card>
);
