import { chakra } from '@chakra-ui/react';
import type { BroadcastDetail } from '@esteto/contract/broadcast';
import { isBroadcastOpen } from '@esteto/domain/broadcast/broadcast-life';
import { broadcastPageLabel } from '@esteto/domain/broadcast/broadcast-page';
import { taxRegimeLabel } from '@esteto/domain/company/company-kinds';
import { audienceWords } from '@esteto/domain/shared/audience/audience';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { ufLabel } from '@esteto/domain/tables/uf';
import { NoticeItem } from '@esteto/shell/notice/notice-item.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { today } from '@esteto/ui/system/context/today';
import { reachWords } from './reach-words.ts';

/** A message as it stands in the bell, and what is known of it. */
export const BroadcastView = ({ message }: { message: BroadcastDetail }) => (
  <>
    <section>
      <QuietHeading>No sino</QuietHeading>
      <chakra.ul borderWidth="1px" borderColor="border.default" borderRadius="md" pe="3" overflow="hidden">
        <NoticeItem notice={noticeOf(message)} />
      </chakra.ul>
    </section>
    <Facts facts={factsOf(message)} />
  </>
);

/** Without the link: it leads into an app that is not the reader's. */
const noticeOf = ({ severity, title, body, started_at, updated_at }: BroadcastDetail) => ({
  id: 0,
  kind: `broadcast.${severity}` as const,
  severity,
  title,
  body,
  company: null,
  action_url: null,
  created_at: started_at ?? updated_at,
  is_read: false,
});

const factsOf = (message: BroadcastDetail) => {
  const { status, reach, read_count, mailed_count, send_on, send_time, started_at, page, state } = message;
  const isOpen = isBroadcastOpen(status);
  return [
    { label: isOpen ? 'Chegaria hoje a' : 'Chegou a', value: reachWords(reach) },
    { label: 'Leituras', value: !isOpen && `${read_count.toLocaleString('pt-BR')} de ${countOf(reach.in_bell, 'pessoa', 'pessoas')}` },
    {
      label: 'E-mails que saíram',
      value: !isOpen && reach.by_mail > 0 && `${mailed_count.toLocaleString('pt-BR')} de ${reach.by_mail.toLocaleString('pt-BR')}`,
    },
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
