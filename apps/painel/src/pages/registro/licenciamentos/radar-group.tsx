import { chakra } from '@chakra-ui/react';
import type { EndingLicence } from '@esteto/contract/opening/licensing';
import { type RenewalGroup, stalledWords } from '@esteto/domain/opening/licensing/licence-renewal';
import { licensingItemStatusLabel } from '@esteto/domain/opening/licensing/licensing-item-status';
import { licensingKindLabel } from '@esteto/domain/opening/licensing/licensing-kind';
import { formatDate } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { choiceInput } from '@esteto/ui/components/field/choice/choice-style';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../../path.ts';

type RadarGroupProps = {
  group: RenewalGroup<EndingLicence>;
  chosen: ReadonlySet<number>;
  /** Absent where the person may only look. */
  choose: ((ids: readonly number[], isChosen: boolean) => void) | undefined;
};

/** What ends in the same city and is of the same kind. */
export const RadarGroup = ({ group: { city, kind, licences }, chosen, choose }: RadarGroupProps) => {
  const title = `${licensingKindLabel[kind]} · ${city ?? 'Cidade não informada'}`;
  const free = licences.filter(({ renewal }) => renewal === null).map(({ id }) => id);
  const isAll = free.length > 0 && free.every((id) => chosen.has(id));
  return (
    <Card
      title={title}
      action={
        choose &&
        free.length > 1 && (
          <Button variant="ghost" aria-label={`${isAll ? 'Nenhuma' : 'Todas'}: ${title}`} onClick={() => choose(free, !isAll)}>
            {isAll ? 'Nenhuma' : `Todas (${free.length})`}
          </Button>
        )
      }
    >
      <chakra.ul display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {licences.map((licence) => (
          <Row key={licence.id} licence={licence} isChosen={chosen.has(licence.id)} choose={choose} />
        ))}
      </chakra.ul>
    </Card>
  );
};

type RowProps = { licence: EndingLicence; isChosen: boolean; choose: RadarGroupProps['choose'] };

const Row = ({ licence, isChosen, choose }: RowProps) => {
  const { id, licensing_id, company_name, name, valid_until, renewal } = licence;
  const label = [company_name, name].filter(Boolean).join(' · ');
  return (
    <chakra.li display="flex" gap="3" alignItems="start">
      {choose && (
        <chakra.input
          css={choiceInput}
          type="checkbox"
          aria-label={`Renovar ${label}`}
          checked={isChosen && renewal === null}
          disabled={renewal !== null}
          onChange={({ target }) => choose([id], target.checked)}
        />
      )}
      <chakra.div flex="1" minW={0} display="grid" gap="0.5">
        <chakra.span display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between">
          <Link to={path('/painel/registro/licenciamentos/licenciamento/:licensingId/detalhes', { licensingId: licensing_id })}>
            {label}
          </Link>
          <chakra.span color={valid_until < today() ? 'attention.fg' : 'fg.muted'}>
            {valid_until < today() ? 'Venceu ' : 'Vence '}
            {formatDate(valid_until, today())}
          </chakra.span>
        </chakra.span>
        {renewal && <Trouble renewal={renewal} />}
      </chakra.div>
    </chakra.li>
  );
};

const Trouble = ({ renewal }: { renewal: NonNullable<EndingLicence['renewal']> }) => {
  const isRejected = renewal.trouble === 'rejected';
  return (
    <chakra.span fontSize="sm" display="flex" flexWrap="wrap" gap="2" alignItems="center" overflowWrap="anywhere">
      <StatusBadge
        status={{ label: isRejected ? 'Renovação impedida' : `Renovação ${stalledWords(renewal, today())}`, tone: 'attention' }}
      />
      {[!isRejected && licensingItemStatusLabel[renewal.status], renewal.observation].filter(Boolean).join(' · ')}
    </chakra.span>
  );
};
