import { Box } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { accountingParameters } from '@esteto/contract/access';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import type { Fact } from '@esteto/ui/components/card/facts.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { holdingNow, spanInWords, type Version, VersionList } from '../../../features/vigencia/version-list.tsx';

type ParameterCardProps<V extends Version> = {
  title: string;
  addLabel: string;
  versions: readonly V[];
  factsOf: (version: V) => readonly Fact[];
  /** Where a new version is told. */
  to: string;
  /** What is said where nothing was told yet. */
  empty?: string;
  children: (version: V) => ReactNode;
};

/** A table of the law or a rule: what holds this month, the versions behind it, and a new one from a month on. */
export const ParameterCard = <V extends Version>({ title, addLabel, versions, factsOf, to, empty, children }: ParameterCardProps<V>) => {
  const now = holdingNow(versions);
  return (
    <Card title={title} action={<AddLink label={addLabel} about={title} to={to} />}>
      <Box display="grid" gap="4">
        {!now && empty && <Box color="fg.muted">{empty}</Box>}
        {now && (
          <>
            <Box color="fg.muted" fontSize="sm">
              {[spanInWords(now), now.source].filter(Boolean).join(' · ')}
            </Box>
            {children(now)}
          </>
        )}
        {versions.length > 0 && (
          <Disclosure label={`Vigências (${versions.length})`}>
            <VersionList versions={versions} factsOf={factsOf} />
          </Disclosure>
        )}
      </Box>
    </Card>
  );
};

type AddLinkProps = { label: string; about: string; to: string };

/** Leads to the form over the page; only for those who may. */
export const AddLink = ({ label, about, to }: AddLinkProps) =>
  useCan(accountingParameters.edit) && (
    <ButtonLink icon={Plus} size="sm" to={to} aria-label={`${label}: ${about}`}>
      {label}
    </ButtonLink>
  );
