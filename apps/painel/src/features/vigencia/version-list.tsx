import { Box } from '@chakra-ui/react';
import { competenceOf, formatCompetence } from '@esteto/domain/shared/date/competence';
import { type Fact, Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';

/** A value by the time in which it holds, and on what ground. */
export type Version = {
  valid_from: string;
  until: string | null;
  is_replaced: boolean;
  source: string | null;
  reason: string | null;
  author_name: string | null;
};

type VersionListProps<V extends Version> = { versions: readonly V[]; factsOf: (version: V) => readonly Fact[] };

/** The versions of a value, the newest first, each with what it says and its ground. */
export const VersionList = <V extends Version>({ versions, factsOf }: VersionListProps<V>) => (
  <Box as="ol" display="grid" gap="4">
    {versions.map((version, at) => (
      <Box
        as="li"
        key={`${version.valid_from} ${versions.length - at}`}
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="control"
        p="4"
        display="grid"
        gap="3"
      >
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <Box as="strong" fontWeight="semibold">
            {spanInWords(version)}
          </Box>
          <StatusBadge status={stateOf(version)} />
        </Box>
        <Facts
          facts={[
            ...factsOf(version),
            { label: 'Fonte', value: version.source },
            { label: 'Motivo', value: version.reason },
            { label: 'Por', value: version.author_name },
          ]}
        />
      </Box>
    ))}
  </Box>
);

/** The one that holds this month. */
export const holdingNow = <V extends Version>(versions: readonly V[]): V | undefined => versions.find((version) => isHolding(version));

export const spanInWords = ({ valid_from, until }: Pick<Version, 'valid_from' | 'until'>): string =>
  until ? `De ${formatCompetence(valid_from)} a ${formatCompetence(until)}` : `Desde ${formatCompetence(valid_from)}`;

const isHolding = ({ valid_from, until, is_replaced }: Version): boolean => {
  const month = competenceOf(today());
  return !is_replaced && valid_from <= month && (until === null || until >= month);
};

const stateOf = (version: Version) => {
  if (version.is_replaced) return { label: 'Corrigida', tone: 'ended' } as const;
  if (isHolding(version)) return { label: 'Em vigor', tone: 'done' } as const;
  return version.valid_from > competenceOf(today())
    ? ({ label: 'Futura', tone: 'waiting' } as const)
    : ({ label: 'Encerrada', tone: 'ended' } as const);
};
