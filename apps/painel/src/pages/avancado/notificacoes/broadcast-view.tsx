import type { BroadcastDetail } from '@esteto/contract/office/broadcast';
import { audienceWords } from '@esteto/domain/company/audience/audience';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { isBroadcastOpen } from '@esteto/domain/office/broadcast/broadcast-life';
import { broadcastPageLabel } from '@esteto/domain/office/broadcast/broadcast-page';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { ufLabel } from '@esteto/domain/shared/tables/uf';
import { countOf } from '@esteto/domain/shared/text/text';
import { NoticePreview } from '@esteto/features/office/notice/notice-preview.tsx';
import { reachFacts } from '@esteto/features/office/notice/reach-facts';
import { reachWords } from '@esteto/features/office/notice/reach-words';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { today } from '@esteto/ui/system/context/today';

/** A message as it stands in the bell, and what is known of it. */
export const BroadcastView = ({ message }: { message: BroadcastDetail }) => (
  <>
    <NoticePreview
      kind={`broadcast.${message.severity}`}
      severity={message.severity}
      title={message.title}
      body={message.body}
      created_at={message.started_at ?? message.updated_at}
    />
    <Facts facts={factsOf(message)} />
  </>
);

const factsOf = (message: BroadcastDetail) => {
  const { status, reach, send_on, send_time, started_at, page, state } = message;
  const isOpen = isBroadcastOpen(status);
  return [
    { label: isOpen ? 'Chegaria hoje a' : 'Chegou a', value: reachWords(reach) },
    ...(isOpen ? [] : reachFacts(message)),
    { label: 'Por onde', value: message.by_mail ? 'Sino e e-mail' : 'Sino' },
    { label: 'Página que abre', value: page && broadcastPageLabel[page] },
    { label: 'Para quem', value: audienceWords(message.audience) },
    { label: 'Regimes', value: message.tax_regimes.map((regime) => taxRegimeLabel[regime]).join(', ') },
    { label: 'Planos', value: message.plan_ids.length > 0 && countOf(message.plan_ids.length, 'plano', 'planos') },
    { label: 'Analista da empresa', value: message.analyst_name },
    { label: 'Estado da empresa', value: state && ufLabel[state] },
    { label: 'Agendada para', value: isOpen && send_on && send_time && `${formatDate(send_on, today())}, ${send_time}` },
    { label: 'Enviada', value: started_at && formatInstant(started_at, today()) },
    { label: 'Escrita por', value: message.created_by_name },
    { label: 'Retirada porque', value: message.withdrawn_reason },
  ];
};
