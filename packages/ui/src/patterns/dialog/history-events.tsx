import { chakra } from '@chakra-ui/react';
import { formatInstant, formatInstantFull } from '@esteto/domain/shared/date/date';
import { Link } from '../../components/button/link.tsx';
import { Disclosure } from '../../components/card/disclosure.tsx';
import { Facts } from '../../components/card/facts.tsx';
import { today } from '../../system/context/today.ts';
import { ChangeTable, type ShownChange } from './change-table.tsx';

/** One event of a history, newest first; values already in a person's words. */
export type HistoryEntry = {
  id: number;
  /** Null when the product did it by itself. */
  actor_name: string | null;
  label: string;
  /** The record that it is about, where the history is not that record's own, and where it is opened. */
  about?: { label: string; to: string | null };
  reason: string | null;
  created_at: string;
  changes: readonly ShownChange[];
};

/** Who did what, when, and what changed from what to what: the newest first. */
export const HistoryEvents = ({ events }: { events: readonly HistoryEntry[] }) => (
  <Events tabIndex={0} aria-label="Histórico, do mais novo ao mais antigo">
    {events.map((event) => (
      <Event key={event.id} event={event} />
    ))}
  </Events>
);

const Event = ({ event: { label, about, actor_name, reason, created_at, changes } }: { event: HistoryEntry }) => (
  <li>
    <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
      <chakra.span fontWeight="medium">{label}</chakra.span>
      <chakra.time color="fg.muted" fontSize="sm" dateTime={created_at} title={formatInstantFull(created_at)}>
        {formatInstant(created_at, today())}
      </chakra.time>
    </chakra.div>
    <chakra.div color="fg.muted" fontSize="sm">
      {about && <>{about.to ? <Link to={about.to}>{about.label}</Link> : about.label} · </>}por {actor_name ?? 'Esteto'}
    </chakra.div>
    {reason && (
      <chakra.blockquote mt="2" ps="3" borderInlineStartWidth="2px" borderColor="border.strong">
        {reason}
      </chakra.blockquote>
    )}
    {changes.length > 0 && (isCreation(changes) ? <FirstValues changes={changes} /> : <ChangeTable changes={changes} />)}
  </li>
);

/** The record began with these: nobody looks for what has changed among them. */
const isCreation = (changes: readonly ShownChange[]): boolean =>
  changes.length >= FEWEST_FOLDED && changes.every(({ old, kind }) => kind === undefined && old === NOTHING);

/** How the domain writes a value that is not there. */
const NOTHING = 'vazio';

/** Fewer are read sooner than they are opened. */
const FEWEST_FOLDED = 4;

const FirstValues = ({ changes }: { changes: readonly ShownChange[] }) => (
  <chakra.div mt="1">
    <Disclosure label={`Ver os ${changes.length} campos`}>
      <Facts facts={changes.map(({ path, label, new: value }) => ({ label: label ?? path, value }))} />
    </Disclosure>
  </chakra.div>
);

const Events = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      position: 'relative',
      ps: '6',
      pb: '5',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '1.5',
        boxSize: '9px',
        borderRadius: 'full',
        bg: 'brand.solid',
      },
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '4px',
        top: '5',
        bottom: '0',
        borderInlineStartWidth: '1px',
        borderColor: 'border.default',
      },
    },
  },
});
