import { chakra } from '@chakra-ui/react';
import type { Licence } from '@esteto/contract/opening/licence-record';
import { licensingItemStatusLabel, licensingItemStatusTone } from '@esteto/domain/opening/licensing/licensing-item-status';
import { isLicenceExpired, issuerOf } from '@esteto/domain/opening/licensing/licensing-kind';
import { formatDate, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';

export const LicenceBadge = ({ licence: { status } }: { licence: Pick<Licence, 'status'> }) => (
  <StatusBadge status={{ label: licensingItemStatusLabel[status], tone: licensingItemStatusTone[status] }} />
);

/** 'Vale até 20 dez', 'Venceu em 1 nov' or that it has no end. */
export const LicenceEnd = ({ licence }: { licence: Pick<Licence, 'valid_until'> }) => {
  const { valid_until } = licence;
  if (valid_until === null) return <chakra.span color="fg.muted">Sem data de validade</chakra.span>;
  const isOver = isLicenceExpired(licence, today());
  return (
    <chakra.span color={isOver ? 'attention.fg' : 'fg.muted'}>
      {isOver ? 'Venceu ' : 'Vale até '}
      {formatDate(valid_until, today())}
    </chakra.span>
  );
};

/** What stands on the licence itself. */
export const LicenceFacts = ({ licence, city }: { licence: Licence; city: string | null }) => (
  <Facts
    facts={[
      { label: 'Número', value: licence.number ?? 'Não informado' },
      { label: 'Emitida por', value: issuerOf(licence, { city }) },
      { label: 'Válida até', value: licence.valid_until ? formatDateNumeric(licence.valid_until) : 'Sem prazo' },
    ]}
  />
);
