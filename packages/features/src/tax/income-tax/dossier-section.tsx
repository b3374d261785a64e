import { chakra } from '@chakra-ui/react';
import type { IncomeTaxDossierLine } from '@esteto/contract/tax/income-tax-dossier';
import { sumCents } from '@esteto/domain/shared/money/money';
import { dossierSourceLabel, type IncomeTaxFactKind, incomeTaxFactKindLabel } from '@esteto/domain/tax/income-tax/income-tax-fact-kinds';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { ReactNode } from 'react';
import { lineNote, lineTitle } from './dossier-words.ts';

type DossierSectionProps = {
  section: IncomeTaxFactKind;
  lines: readonly IncomeTaxDossierLine[];
  linkOf: (line: IncomeTaxDossierLine) => string | null;
  more: ((line: IncomeTaxDossierLine) => ReactNode) | undefined;
};

/** What is known of one part of the year, each line with who says it; its head is what counts of it. */
export const DossierSection = ({ section, lines, linkOf, more }: DossierSectionProps) => (
  <Card title={incomeTaxFactKindLabel[section]} action={<Sum section={section} lines={lines.filter(({ counts }) => counts)} />}>
    {lines.length > MOST_SHOWN ? (
      <Disclosure label={`Ver os ${lines.length} lançamentos`}>
        <Lines section={section} lines={lines} linkOf={linkOf} more={more} />
      </Disclosure>
    ) : (
      <Lines section={section} lines={lines} linkOf={linkOf} more={more} />
    )}
  </Card>
);

/** A year of two companies by month is more than a phone shows of it. */
const MOST_SHOWN = 6;

const Lines = ({ section, lines, linkOf, more }: DossierSectionProps) => (
  <LineList>
    {lines.map((line, index) => (
      <Line key={`${line.source} ${line.fact_id ?? line.informe_id ?? index}`} title={lineTitle(line)} note={lineNote(line)}>
        {!line.counts && <StatusBadge status={{ label: outWords(line), tone: 'ended' }} />}
        <chakra.div textAlign="end" minW="8rem" display="grid" gap="0.5">
          {section !== 'dependent' && <Money cents={line.amount} tone={line.counts ? 'plain' : 'muted'} />}
          <Source line={line} to={linkOf(line)} />
        </chakra.div>
        {more?.(line)}
      </Line>
    ))}
  </LineList>
);

/** Why a line does not count. */
const outWords = ({ is_shared, set_aside }: IncomeTaxDossierLine): string => {
  if (set_aside) return 'Deixado de fora';
  return is_shared ? 'De vários sócios' : 'Não conta';
};

const Sum = ({ section, lines }: { section: IncomeTaxFactKind; lines: readonly IncomeTaxDossierLine[] }) =>
  section === 'dependent' ? <span data-numeric>{lines.length}</span> : <Money cents={sumCents(lines.map(({ amount }) => amount))} />;

const Source = ({ line, to }: { line: IncomeTaxDossierLine; to: string | null }) => {
  const label = dossierSourceLabel[line.source];
  return (
    <chakra.span fontSize="sm" color="fg.muted">
      {to ? (
        <Link to={to} aria-label={`${label}: ${lineTitle(line)}`}>
          {label}
        </Link>
      ) : (
        label
      )}
    </chakra.span>
  );
};
