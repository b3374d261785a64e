import { chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Problem } from '../../components/states/problem.tsx';
import type { ErrorReading } from '../../system/context/error-reading.ts';
import { HelpOffer } from '../../system/context/help-offer.tsx';

/** Why nothing was saved. Somebody else was faster (409): offers the new state, keeping what was typed. */
export const ProblemBanner = ({ problem, reload }: { problem: ErrorReading; reload?: () => Promise<void> }) => {
  const [reloading, setReloading] = useState(false);
  const run = async () => {
    setReloading(true);
    await reload?.();
    setReloading(false);
  };
  return (
    <chakra.div mb="5">
      <Problem
        problem={problem}
        action={
          problem.status === 409 &&
          reload && (
            <Button size="sm" icon={RotateCw} busy={reloading} onClick={run}>
              Recarregar
            </Button>
          )
        }
      />
      <HelpOffer problem={problem} />
    </chakra.div>
  );
};
