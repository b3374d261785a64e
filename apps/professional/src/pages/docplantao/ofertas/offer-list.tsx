import { chakra } from '@chakra-ui/react';
import { shiftOfferMutations } from '@esteto/api-client/duty/shift-offer';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutyPartner } from '@esteto/contract/access';
import type { ShiftOffer } from '@esteto/contract/duty/shift-offer';
import type { Position } from '@esteto/domain/duty/duty-shift/clock';
import { shiftTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { isPendingRequest } from '@esteto/domain/duty/shift-request/shift-request-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { FindingList } from '@esteto/features/duty/shift/finding-list.tsx';
import { RequestBadge } from '@esteto/features/duty/shift/request-badge.tsx';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { distanceOf, inOrder, type OfferOrder } from './offer-order.ts';

/** Each place with what it pays, in all and per hour, what stands against the doctor in it, and the one answer that is possible. */
export const OfferList = ({ offers, order, here }: { offers: readonly ShiftOffer[]; order: OfferOrder; here: Position | null }) => (
  <LineList>
    {inOrder(offers, order, here).map((offer) => (
      <OfferLine key={offer.id} offer={offer} meters={distanceOf(offer, here)} />
    ))}
  </LineList>
);

const OfferLine = ({ offer, meters }: { offer: ShiftOffer; meters: number | null }) => (
  <Line
    title={shiftWhen(offer)}
    note={
      <>
        {[
          shiftWhere(offer),
          offer.group_name,
          shiftTypeLabel[offer.shift_type],
          workedHours(offer.duration_minutes),
          meters !== null && `a ${kilometers(meters)}`,
          `responda até ${formatInstant(offer.closes_at, today())}`,
          offer.message,
        ]
          .filter(Boolean)
          .join(' · ')}
        <FindingList findings={offer.findings} />
      </>
    }
  >
    {offer.value !== null && (
      <chakra.span display="grid" justifyItems="end">
        <Money cents={offer.value} />
        {offer.hour_value !== null && (
          <chakra.span color="fg.muted" fontSize="sm" data-numeric>
            {formatMoney(offer.hour_value)} por hora
          </chakra.span>
        )}
      </chakra.span>
    )}
    <Answer offer={offer} />
  </Line>
);

/** 1.840 m -> '1,8 km'. */
const kilometers = (meters: number): string => `${(meters / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`;

const Answer = ({ offer }: { offer: ShiftOffer }) => {
  const { id, version, answer, application } = offer;
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const mayAnswer = useCan(dutyPartner.edit);
  const { mutateAsync: take } = useMutation(shiftOfferMutations.take);
  if (application && isPendingRequest(application.status)) return <RequestBadge status={application.status} />;
  if (!mayAnswer || answer === null) return null;
  const ask = async () => {
    const isTaken = await confirm({
      title: 'Assumir este plantão',
      message: `${shiftWhen(offer)}, ${shiftWhere(offer)}. O plantão passa a ser seu e entra na sua escala.`,
      confirmLabel: 'Assumir plantão',
      action: () => take({ ...scope, id, body: { version } }),
    });
    if (isTaken) toast.success('O plantão é seu.');
  };
  return answer === 'take' ? (
    <Button variant="primary" onClick={() => void ask()}>
      Assumir
    </Button>
  ) : (
    <ButtonLink to={path('/app/docplantao/ofertas/:offerId/candidatar', { offerId: id })}>Candidatar-me</ButtonLink>
  );
};
