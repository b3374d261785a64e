import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type DraftDetail, draft } from '@esteto/contract/opening/draft';
import { type ClauseDiff, diffDrafts } from '@esteto/domain/opening/draft/draft-diff';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { countOf } from '@esteto/domain/shared/text/text';
import { DraftPdf } from '@esteto/features/opening/draft/draft-pdf.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

/** The clauses, each with what it means beside it; what a new version changes in the one before is marked in the text. */
export const MinutaText = ({ draft: { clauses, before, number, signature }, company_id }: { draft: DraftDetail; company_id: number }) => {
  const shown = diffDrafts(before ?? clauses, clauses);
  const changes = shown.filter(({ kind }) => kind !== 'same').length;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {!signature && <DraftPdf number={number} load={() => call(draft.read, { company_id })} />}
      {before && (
        <chakra.p color="fg.muted">
          Versão {number}.{' '}
          {changes === 0
            ? 'O texto é o mesmo da versão anterior.'
            : `${countOf(changes, 'cláusula mudou', 'cláusulas mudaram')} desde a versão anterior: o que entrou está sublinhado, o que saiu, riscado.`}
        </chakra.p>
      )}
      {shown.map((clause) => (
        <Clause key={`${clause.kind} ${clause.title}`} clause={clause} />
      ))}
    </chakra.div>
  );
};

const Clause = ({ clause: { title, plain, text, kind, parts } }: { clause: ClauseDiff }) => (
  <chakra.section
    display="grid"
    columnGap="6"
    rowGap="2"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
  >
    <div>
      <chakra.h3 fontWeight="semibold" mb="1" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {title}
        {kind !== 'same' && <StatusBadge status={KIND[kind]} />}
      </chakra.h3>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {placed(parts).map(({ place, ...part }) => (
          <Part key={place} {...part} />
        ))}
      </chakra.p>
      {kind === 'changed' && (
        <chakra.div mt="2">
          <Disclosure label="Texto limpo">
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
          </Disclosure>
        </chakra.div>
      )}
    </div>
    {plain && (
      <chakra.p color="fg.muted" fontSize="sm" borderInlineStartWidth="2px" borderColor="brand.border" ps="3">
        {plain}
      </chakra.p>
    )}
  </chakra.section>
);

/** The parts of a text have no other name than their place in it. */
const placed = (parts: ClauseDiff['parts']) => parts.map((part, place) => ({ ...part, place }));

const Part = ({ kind, text }: ClauseDiff['parts'][number]) => {
  if (kind === 'added') return <chakra.ins bg="brand.subtle">{text}</chakra.ins>;
  return kind === 'removed' ? <chakra.del color="fg.muted">{text}</chakra.del> : text;
};

const KIND: Record<Exclude<ClauseDiff['kind'], 'same'>, { label: string; tone: Tone }> = {
  changed: { label: 'Mudou', tone: 'waiting' },
  added: { label: 'Nova', tone: 'running' },
  removed: { label: 'Saiu', tone: 'ended' },
};
