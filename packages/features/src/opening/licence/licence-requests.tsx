import { chakra } from '@chakra-ui/react';
import type { LicenceRecord, LicenceRequest } from '@esteto/contract/opening/licence-record';
import { licenceRequestStatusLabel, licenceRequestStatusTone } from '@esteto/domain/opening/licensing/licence-request-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';
import { type ReactNode, useId } from 'react';

type LicenceRequestsProps = {
  licence: Pick<LicenceRecord, 'requests' | 'papers'>;
  /** What may be done about one, below it. */
  below?: (request: LicenceRequest) => ReactNode;
};

/** What the doctor was told of a licence and what they answered, newest first. */
export const LicenceRequests = ({ licence: { requests, papers }, below }: LicenceRequestsProps) => {
  const id = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Pedidos e respostas</QuietHeading>
      <chakra.ul display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {requests.map((request) => (
          <Item key={request.id} data-waiting={request.status === 'open' || undefined}>
            <Asked request={request} />
            <Answered request={request} files={papers.filter(({ request_id }) => request_id === request.id).length} />
            {below?.(request)}
          </Item>
        ))}
      </chakra.ul>
    </section>
  );
};

const Asked = ({ request: { status, told: situation, text, created_at } }: { request: LicenceRequest }) => (
  <>
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="center">
      <StatusBadge status={{ label: licenceRequestStatusLabel[status], tone: licenceRequestStatusTone[status] }} />
      <chakra.span color="fg.muted" fontSize="sm">
        {situation === 'hindered' ? 'Impedida' : 'Pedido'} · {formatInstant(created_at, today())}
      </chakra.span>
    </chakra.div>
    <chakra.p fontWeight="medium" overflowWrap="anywhere" whiteSpace="pre-line">
      {text}
    </chakra.p>
  </>
);

const Answered = ({ request: { answer, answered_at, answered_by_name }, files }: { request: LicenceRequest; files: number }) =>
  answered_at && (
    <chakra.div ps="3" borderInlineStartWidth="2px" borderColor="border.strong" overflowWrap="anywhere" whiteSpace="pre-line">
      <chakra.span display="block" color="fg.muted" fontSize="sm">
        {[answered_by_name ? `Resposta de ${answered_by_name}` : 'Resposta', formatInstant(answered_at, today())].join(' · ')}
      </chakra.span>
      {answer}
      {files > 0 && (
        <chakra.span display="block" color="fg.muted" fontSize="sm">
          {files === 1 ? 'Com 1 arquivo, entre os documentos abaixo.' : `Com ${files} arquivos, entre os documentos abaixo.`}
        </chakra.span>
      )}
    </chakra.div>
  );

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    lineHeight: 'snug',
    '&[data-waiting]': { borderColor: 'attention.border' },
  },
});
