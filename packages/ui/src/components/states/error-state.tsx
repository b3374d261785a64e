import { Box } from '@chakra-ui/react';
import { CloudAlert, RotateCw } from 'lucide-react';
import { HelpOffer } from '../../system/context/help-offer.tsx';
import { useReadError } from '../../system/context/read-error.tsx';
import { Button } from '../button/button.tsx';
import { StateFrame } from './state-frame.tsx';

type ErrorStateProps = { error: unknown; retry?: () => void; retrying?: boolean };

/** What went wrong, in a person's words, and another try. */
export const ErrorState = ({ error, retry, retrying }: ErrorStateProps) => {
  const problem = useReadError()(error);
  const { message, tone } = problem;
  return (
    <Box role="alert">
      <StateFrame
        icon={CloudAlert}
        tone={tone === 'warning' ? 'waiting' : 'attention'}
        title={message}
        action={
          retry && (
            <Button icon={RotateCw} busy={retrying} onClick={retry}>
              Tentar de novo
            </Button>
          )
        }
      />
      <HelpOffer problem={problem} />
    </Box>
  );
};
