import type { InvoiceDetail } from '@esteto/contract/invoice/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/invoice/receivable-answer';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { DialogBody, DialogFooter } from '@esteto/ui/patterns/dialog/modal.tsx';
import type { ErrorReading } from '@esteto/ui/system/context/error-reading';
import { RotateCw, Send, SquarePen } from 'lucide-react';
import { EmitterRejection } from './emitter-rejection.tsx';
import { HowIssued } from './how-issued.tsx';
import type { IssuingPlaces } from './issuing-places.ts';
import { ProblemList } from './problem-list.tsx';

type NationalIssueProps = {
  invoice: InvoiceDetail;
  check: IssuingCheck;
  places: IssuingPlaces;
  /** Why the last try never got as far as the emitter. */
  problem: ErrorReading | null;
  checking: boolean;
  checkAgain: () => void;
  transmit: () => void;
};

/** The national emitter: what it refused last, what is known to be in the way, and the button that sends. */
export const NationalIssue = ({ invoice, check, places, problem, checking, checkAgain, transmit }: NationalIssueProps) => {
  const { problems } = check;
  const isReady = problems.length === 0;
  return (
    <>
      <DialogBody display="grid" gap="5" alignContent="start">
        {problem && <Problem problem={problem} />}
        {invoice.status === 'rejected' && (
          <EmitterRejection title="O emissor nacional rejeitou esta nota." rejection={invoice} places={places}>
            Corrija o que ele apontou e transmita de novo. A tentativa anterior não virou nota.
          </EmitterRejection>
        )}
        <HowIssued check={check} places={places} invoice={invoice} />
        {isReady && invoice.status !== 'rejected' && <Banner tone="done">Tudo conferido. A nota pode ser transmitida.</Banner>}
        {!isReady && (
          <>
            <Banner tone="waiting">{countOf(problems.length)}</Banner>
            <ProblemList problems={problems} places={places} />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <ButtonLink icon={SquarePen} to={places.edit()}>
          Editar nota
        </ButtonLink>
        {isReady ? (
          <Button variant="primary" icon={Send} onClick={transmit}>
            Transmitir
          </Button>
        ) : (
          <Button icon={RotateCw} busy={checking} onClick={checkAgain}>
            Conferir de novo
          </Button>
        )}
      </DialogFooter>
    </>
  );
};

const countOf = (count: number): string =>
  count === 1 ? 'Falta um acerto para transmitir esta nota.' : `Faltam ${count} acertos para transmitir esta nota.`;
