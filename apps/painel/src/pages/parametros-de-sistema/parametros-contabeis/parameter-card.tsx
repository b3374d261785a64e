import { Box } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { accountingParameters } from '@esteto/contract/access';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import type { Fact } from '@esteto/ui/components/card/facts.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { holdingNow, spanInWords, type Version, VersionList } from '../../../features/vigencia/version-list.tsx';

type ParameterCardProps<V extends Version> = {
  title: string;
  addLabel: string;
  versions: readonly V[];
  factsOf: (version: V) => readonly Fact[];
  /** What asks for a new version, over the page. */
  form: (close: () => void) => ReactNode;
  /** What is said where nothing was told yet. */
  empty?: string;
  children: (version: V) => ReactNode;
};

/** A table of the law or a rule: what holds this month, the versions behind it, and a new one from a month on. */
export const ParameterCard = <V extends Version>({ title, addLabel, versions, factsOf, form, empty, children }: ParameterCardProps<V>) => {
  const now = holdingNow(versions);
  return (
    <Card title={title} action={<AddButton label={addLabel} about={title} form={form} />}>
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

type AddButtonProps = { label: string; about: string; form: (close: () => void) => ReactNode };

/** Opens the form over the page; only for those who may. */
export const AddButton = ({ label, about, form }: AddButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!useCan(accountingParameters.edit)) return null;
  return (
    <>
      <Button icon={Plus} size="sm" onClick={() => setOpen(true)} aria-label={`${label}: ${about}`}>
        {label}
      </Button>
      {isOpen && form(() => setOpen(false))}
    </>
  );
};
