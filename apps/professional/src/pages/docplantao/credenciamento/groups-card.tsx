import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { accreditationStepLabel } from '@esteto/domain/duty/accreditation/accreditation-life';
import { lackingOf } from '@esteto/domain/duty/accreditation/checklist';
import { endingWords } from '@esteto/domain/opening/licensing/licence-reminder';
import { AccreditationBadge } from '@esteto/features/duty/accreditation/accreditation-badge.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Stethoscope } from 'lucide-react';
import { path } from '../../../path.ts';

/** Every group of theirs: where they stand there, what lacks, and what runs out first. */
export const GroupsCard = ({ records }: { records: readonly AccreditationRecord[] }) => (
  <Card title="Meus grupos">
    {records.length === 0 ? (
      <EmptyState icon={Stethoscope} title="Nenhum grupo ainda.">
        Candidate-se a um grupo, ou espere um convite: ele aparece aqui.
      </EmptyState>
    ) : (
      <LineList>
        {records.map((record) => (
          <Line key={record.id} title={<Link to={addressOf(record)}>{record.group_name}</Link>} note={noteOf(record)}>
            <AccreditationBadge status={record.status} />
          </Line>
        ))}
      </LineList>
    )}
  </Card>
);

const addressOf = ({ id, status }: AccreditationRecord): string =>
  status === 'invited'
    ? path('/app/docplantao/credenciamento/convites-internos/:id', { id })
    : path('/app/docplantao/credenciamento/grupo/:accreditationId', { accreditationId: id });

const noteOf = (record: AccreditationRecord): string => {
  const { status, step, reason, valid_until } = record;
  if (status === 'invited') return 'O grupo convida você. Veja o que ele pede e responda.';
  if (status === 'refused' || status === 'suspended' || status === 'cancelled') return reason ?? '';
  if (status === 'filling' || status === 'awaiting_correction') {
    const lacking = lackingOf(record, record.lines);
    return lacking.length > 0 ? `Falta: ${lacking.join(', ')}` : 'Pronto para enviar';
  }
  if (status !== 'approved') return `Etapa: ${accreditationStepLabel[step]}`;
  const ends = record.lines.flatMap((line) =>
    line.status === 'approved' && line.valid_until ? [[line.label, line.valid_until] as const] : [],
  );
  const [first] = [...ends, ...(valid_until ? [['O credenciamento', valid_until] as const] : [])].toSorted(([, a], [, b]) =>
    a.localeCompare(b),
  );
  return first ? `${first[0]} ${endingWords(first[1], today())}` : 'Em vigor';
};
