import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar, invoices, shiftReports } from '@esteto/contract/access';
import type { CalendarEventDetail } from '@esteto/contract/agenda/calendar-event';
import { eventDayText } from '@esteto/domain/agenda/calendar-event/event-day';
import { isPaidKind } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { eventMoneyLabel, eventMoneyTone } from '@esteto/domain/agenda/calendar-event/event-money';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { today } from '@esteto/ui/system/context/today';
import { CircleCheck, ReceiptText, Trash2 } from 'lucide-react';
import { path } from '../../path.ts';

type EventMoneyLineProps = { event: CalendarEventDetail; onReceive: () => void; onRemove: () => void };

/** How far it is paid, its note, and what may be done about it besides changing it. */
export const EventMoneyLine = ({ event, onReceive, onRemove }: EventMoneyLineProps) => {
  const [mayEdit, mayDelete] = [useCan(calendar.edit), useCan(calendar.delete)];
  const mayAsk = [useCan(invoices.ask), useCan(shiftReports.view)].every(Boolean);
  const { money, total, paid_on, invoice_id, company_id, owner_name } = event;
  return (
    <chakra.div gridColumn={spanOf()} display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {money && <StatusBadge status={{ label: eventMoneyLabel[money], tone: eventMoneyTone[money] }} />}
      {total !== null && <chakra.strong data-numeric>{formatMoney(total)}</chakra.strong>}
      {paid_on && <chakra.span color="fg.muted">recebido {formatDate(paid_on, today())}</chakra.span>}
      {owner_name && <chakra.span color="fg.muted">de {owner_name}</chakra.span>}
      <chakra.span flex="1" />
      {invoice_id !== null && (
        <ButtonLink
          size="sm"
          icon={ReceiptText}
          to={path('/app/faturamento/contas-a-receber/empresa/:companyId/detalhes/:solicitationId', {
            companyId: company_id,
            solicitationId: invoice_id,
          })}
        >
          Ver a nota
        </ButtonLink>
      )}
      {mayAsk && money === 'to_invoice' && (
        <ButtonLink size="sm" icon={ReceiptText} to={path('/app/agenda/relatorios/solicitar-nf', undefined, askingFor(event))}>
          Solicitar nota
        </ButtonLink>
      )}
      {mayEdit && total !== null && isPaidKind(event.kind) && (
        <Button size="sm" icon={CircleCheck} onClick={onReceive}>
          {paid_on ? 'Desfazer recebimento' : 'Marcar como recebido'}
        </Button>
      )}
      {mayDelete && (
        <Button size="sm" variant="danger" icon={Trash2} onClick={onRemove}>
          Retirar
        </Button>
      )}
    </chakra.div>
  );
};

/** The report of the month in which it is, over which the note is asked for. */
const askingFor = ({ id, occurrence_on, starts_on }: CalendarEventDetail) => ({
  period: 'custom',
  from: competenceOf(starts_on),
  to: competenceOf(starts_on),
  events: eventDayText({ id, occurrence_on }),
});
