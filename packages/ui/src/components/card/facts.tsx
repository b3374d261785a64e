import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { HelpMark } from '../display/help-mark.tsx';

export type Fact = {
  label: string;
  /** Null, undefined, false and '' leave the fact out. */
  value: ReactNode;
  /** Explains the label: one sentence, with its legal source. */
  help?: string;
};

type FactsProps = {
  title?: string;
  facts: readonly Fact[];
  /** `beside`: value at the right of its label (amounts); `below`: value under its label, in columns. */
  values?: 'beside' | 'below';
};

/** What is known of a record, below a quiet heading; unknown facts take no room, and without any nothing is shown. */
export const Facts = ({ title, facts, values = 'below' }: FactsProps) => {
  const id = useId();
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '');
  if (filled.length === 0) return null;
  const List = values === 'beside' ? Ledger : Grid;
  return (
    <chakra.section aria-labelledby={title && id} minW={0}>
      {title && <QuietHeading id={id}>{title}</QuietHeading>}
      <List>
        {filled.map(({ label, value, help }) => (
          <div key={label}>
            <chakra.dt color="fg.muted" fontSize={values === 'beside' ? undefined : 'sm'}>
              {label}
              {help && <HelpMark term={label}>{help}</HelpMark>}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
              {value}
            </chakra.dd>
          </div>
        ))}
      </List>
    </chakra.section>
  );
};

/** Heading of a section inside a dialog or a card. */
export const QuietHeading = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', mb: '2.5' } });

const Grid = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(12rem, 1fr))' }, columnGap: '6', rowGap: '3' },
});

const Ledger = chakra('dl', {
  base: {
    display: 'grid',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      minHeight: '9',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    '& > div:last-of-type': { borderBottomWidth: '0', fontWeight: 'semibold', '& dt': { color: 'fg.default' } },
  },
});
