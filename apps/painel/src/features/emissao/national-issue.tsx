import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { DialogBody, DialogFooter } from '@esteto/ui/patterns/dialog/modal.tsx';
import type { ErrorReading } from '@esteto/ui/system/context/error-reading';
import { RotateCw, Send, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { BarBanner } from './barred.tsx';
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
  /** Fails as the sending does, which `problem` tells then. */
  transmit: (reason: string | null) => Promise<unknown>;
};

/** The national emitter: what it refused last, what is known to be in the way, and the button that sends. */
export const NationalIssue = ({ invoice, check, places, problem, checking, checkAgain, transmit }: NationalIssueProps) => {
  const { problems } = check;
  const isReady = problems.length === 0 && check.bar?.with_reason !== false;
  const [asking, setAsking] = useState(false);
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
        {check.bar && <BarBanner {...check.bar} />}
        {isReady && !check.bar && invoice.status !== 'rejected' && (
          <Banner tone="done">Tudo conferido. A nota pode ser transmitida.</Banner>
        )}
        {problems.length > 0 && (
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
          <Button
            variant="primary"
            icon={Send}
            onClick={check.bar ? () => setAsking(true) : () => void transmit(null).catch(() => undefined)}
          >
            Transmitir
          </Button>
        ) : (
          <Button icon={RotateCw} busy={checking} onClick={checkAgain}>
            Conferir de novo
          </Button>
        )}
      </DialogFooter>
      {asking && (
        <ReasonOver
          title="Transmitir mesmo assim"
          subtitle="O motivo fica no histórico da nota."
          submitLabel="Transmitir"
          done="Enviada ao emissor nacional."
          act={({ reason }) => transmit(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const countOf = (count: number): string =>
  count === 1 ? 'Falta um acerto para transmitir esta nota.' : `Faltam ${count} acertos para transmitir esta nota.`;
