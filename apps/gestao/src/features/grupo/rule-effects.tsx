import { chakra } from '@chakra-ui/react';
import type { ChangedShift, RuleEffects } from '@esteto/contract/duty/rule-effect';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { FindingList } from '@esteto/features/duty/shift/finding-list.tsx';

/** What saving changes in the schedule: how many shifts, and which. Nothing is taken from anybody by it. */
export const RuleEffectsNote = ({ effects: { until, weighed, changed, shifts } }: { effects: RuleEffects }) => {
  const day = formatDateNumeric(until);
  if (weighed === 0) return <p>{`Ninguém está escalado até ${day}: nada muda na escala.`}</p>;
  const all = weighed === 1 ? 'do único plantão com alguém escalado' : `dos ${weighed} plantões com alguém escalado`;
  if (changed === 0) return <p>{`Nada muda na situação ${all} até ${day}.`}</p>;
  return (
    <>
      <p>
        {`Muda a situação ${changed === weighed ? all : `de ${changed} ${all}`} até ${day}. Ninguém sai da escala: os avisos e impedimentos aparecem nela.`}
      </p>
      <chakra.div
        role="group"
        aria-label="Plantões que mudam"
        tabIndex={0}
        color="fg.default"
        maxH="16rem"
        overflowY="auto"
        display="grid"
        gap="3"
      >
        {shifts.map((shift) => (
          <Changed key={shift.id} {...shift} />
        ))}
        {changed > shifts.length && <p>{`E mais ${changed - shifts.length}.`}</p>}
      </chakra.div>
    </>
  );
};

const Changed = ({ unit_name, starts_on, starts_at, ends_at, professional_name, come, gone }: ChangedShift) => (
  <div>
    <chakra.p fontWeight="medium" data-numeric>
      {`${formatDateNumeric(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)} · ${professional_name} · ${unit_name}`}
    </chakra.p>
    <FindingList findings={come} />
    {gone.map(({ rule, message }) => (
      <chakra.p key={`${rule}-${message}`} color="fg.muted" fontSize="sm">{`Deixa de valer: ${message}`}</chakra.p>
    ))}
  </div>
);
