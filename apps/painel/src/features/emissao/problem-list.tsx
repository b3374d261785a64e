import { chakra } from '@chakra-ui/react';
import type { IssuingProblem } from '@esteto/contract/billing/receivable-answer';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { useId } from 'react';
import { type IssuingPlaces, placeOf } from './issuing-places.ts';

type ProblemListProps = { problems: readonly IssuingProblem[]; places: IssuingPlaces };

/** What keeps an invoice from being issued, by the record that holds it: in words, with the official code and the way to where it is mended. */
export const ProblemList = ({ problems, places }: ProblemListProps) =>
  RECORDS.map(([record, title]) => {
    const own = problems.filter((problem) => problem.record === record);
    return own.length > 0 && <Section key={record} title={title} problems={own} places={places} />;
  });

const RECORDS = [
  ['invoice', 'Na nota'],
  ['client', 'No cadastro do tomador'],
  ['company', 'No cadastro da empresa'],
  ['municipality', 'No município'],
] as const satisfies readonly [IssuingProblem['record'], string][];

const Section = ({ title, problems, places }: ProblemListProps & { title: string }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id} mb="0">
        {title}
      </QuietHeading>
      <ul>
        {problems.map((problem) => (
          <Problem key={`${problem.code}-${problem.field}-${problem.message}`}>
            <chakra.span flex="1 1 14rem" minW={0}>
              {problem.message} {problem.code && <Code title="Código da regra do emissor nacional">{problem.code}</Code>}
            </chakra.span>
            <Way problem={problem} places={places} />
          </Problem>
        ))}
      </ul>
    </section>
  );
};

const Way = ({ problem, places }: { problem: IssuingProblem; places: IssuingPlaces }) => {
  const place = placeOf(problem, places);
  if (!place) return null;
  if ('to' in place) return <Link to={place.to}>{place.label}</Link>;
  return (
    <chakra.span color="fg.muted" fontSize="sm">
      {place.words}
    </chakra.span>
  );
};

const Problem = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    lineHeight: 'snug',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '6' },
  },
});

export const Code = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap' } });
