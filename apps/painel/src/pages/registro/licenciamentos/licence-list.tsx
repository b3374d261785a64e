import { chakra } from '@chakra-ui/react';
import type { Licence } from '@esteto/contract/licensing';
import { licensingItemStatusLabel, licensingItemStatusTone } from '@esteto/domain/licensing/licensing-item-status';
import { licensingKindLabel } from '@esteto/domain/licensing/licensing-kind';
import { formatDate } from '@esteto/domain/shared/date/date';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Pencil } from 'lucide-react';
import { useId } from 'react';

/** Every licence with where it stands and until when it is valid; what was renewed is quiet. */
export const LicenceList = ({ licences, edit }: { licences: readonly Licence[]; edit?: (licence: Licence) => void }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Licenças</QuietHeading>
      <chakra.ul display="grid">
        {licences.map((licence) => (
          <Row key={licence.id} licence={licence} isRenewed={licences.some(({ renews_id }) => renews_id === licence.id)} edit={edit} />
        ))}
      </chakra.ul>
    </section>
  );
};

type RowProps = { licence: Licence; isRenewed: boolean; edit: ((licence: Licence) => void) | undefined };

const Row = ({ licence, isRenewed, edit }: RowProps) => {
  const { kind, name, status, observation, valid_until, renews_id } = licence;
  const label = name ?? licensingKindLabel[kind];
  const notes = [
    valid_until && `${valid_until < today() ? 'venceu' : 'vale até'} ${formatDate(valid_until, today())}`,
    renews_id !== null && 'renovação',
    isRenewed && 'renovada',
  ].filter(Boolean);
  return (
    <chakra.li display="flex" gap="2" alignItems="start" py="2.5" borderBottomWidth="1px" borderColor="border.default">
      <chakra.div flex="1" minW={0} display="grid" gap="0.5">
        <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.span color={isRenewed ? 'fg.muted' : undefined}>{label}</chakra.span>
          <StatusBadge status={{ label: licensingItemStatusLabel[status], tone: licensingItemStatusTone[status] }} />
        </chakra.span>
        {notes.length > 0 && (
          <chakra.span color="fg.muted" fontSize="sm">
            {notes.join(' · ')}
          </chakra.span>
        )}
        {observation && (
          <chakra.span fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {observation}
          </chakra.span>
        )}
      </chakra.div>
      {edit && !isRenewed && <IconButton label={`Mudar ${label}`} icon={Pencil} onClick={() => edit(licence)} />}
    </chakra.li>
  );
};
