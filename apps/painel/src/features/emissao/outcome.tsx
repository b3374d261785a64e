import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { formatDate } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { type Fact, Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { DialogBody, DialogFooter } from '@esteto/ui/patterns/dialog/modal.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';
import type { To } from 'react-router';

type OutcomeProps = {
  tone: 'done' | 'running' | 'waiting';
  /** What has come of it. */
  children: ReactNode;
  facts?: readonly Fact[];
  details: To;
  close: () => void;
};

/** There is nothing left to do here: what the invoice has become, and the way to it. */
export const Outcome = ({ tone, children, facts = [], details, close }: OutcomeProps) => (
  <>
    <DialogBody display="grid" gap="5">
      <Banner tone={tone}>{children}</Banner>
      <Facts facts={facts} />
    </DialogBody>
    <DialogFooter>
      <Button onClick={close}>Fechar</Button>
      <ButtonLink variant="primary" to={details}>
        Ver nota
      </ButtonLink>
    </DialogFooter>
  </>
);

/** What identifies an issued note: its number, date and access key. */
export const noteFacts = ({ number, issue_date, access_key }: InvoiceDetail): Fact[] => [
  { label: 'Número da NFS-e', value: number },
  { label: 'Emissão', value: issue_date && formatDate(issue_date, today()) },
  { label: 'Chave de acesso', value: access_key },
];
