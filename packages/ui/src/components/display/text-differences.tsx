import { chakra } from '@chakra-ui/react';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

type TextDifferencesProps = { before: string; after: string };

/** Words that were taken from a text and words that were put in, each in its place; long stretches that stay are cut to the lines around a change. */
export const TextDifferences = ({ before, after }: TextDifferencesProps) => {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  if (parts.every(({ added, removed }) => !added && !removed)) return <chakra.p color="fg.muted">O texto é o mesmo.</chakra.p>;
  return (
    <Text>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${value.length}`;
        if (added)
          return (
            <ins key={key}>
              <chakra.span srOnly>[incluído: </chakra.span>
              {value}
              <chakra.span srOnly>]</chakra.span>
            </ins>
          );
        if (removed)
          return (
            <del key={key}>
              <chakra.span srOnly>[retirado: </chakra.span>
              {value}
              <chakra.span srOnly>]</chakra.span>
            </del>
          );
        return <span key={key}>{shortened(value, { first: index === 0, last: index === parts.length - 1 })}</span>;
      })}
    </Text>
  );
};

/** Letters around a change that are enough to know where it is. */
const AROUND = 240;

const shortened = (text: string, { first, last }: { first: boolean; last: boolean }): string => {
  if (text.length <= (first || last ? AROUND : 2 * AROUND)) return text;
  if (first) return `[…] ${text.slice(-AROUND)}`;
  if (last) return `${text.slice(0, AROUND)} […]`;
  return `${text.slice(0, AROUND)} […] ${text.slice(-AROUND)}`;
};

const Text = chakra('div', {
  base: {
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '& ins': { textDecoration: 'none', bg: 'status.done.bg', color: 'status.done.fg', borderRadius: 'xs' },
    '& del': { bg: 'status.attention.bg', color: 'status.attention.fg', borderRadius: 'xs' },
  },
});
