import { chakra } from '@chakra-ui/react';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import type { Policy, PolicySection } from './policy.ts';
import { PolicyFrame } from './policy-frame.tsx';

/** A policy of ours: the version in force, and folded below it those before. */
export const PolicyPage = ({ title, versions }: { title: string; versions: Policy }) => {
  const [current, ...former] = versions;
  return (
    <PolicyFrame title={title}>
      <chakra.p color="fg.muted">
        Em vigor desde {formatDateNumeric(current.since)}.{current.changes && ` O que mudou: ${current.changes}`}
      </chakra.p>
      <Sections sections={current.sections} />
      {former.map(({ since, sections }) => (
        <chakra.details key={since} borderTopWidth="1px" pt="4">
          <chakra.summary cursor="pointer" fontWeight="medium">
            Versão de {formatDateNumeric(since)}
          </chakra.summary>
          <chakra.div display="grid" gap="6" mt="4">
            <Sections sections={sections} />
          </chakra.div>
        </chakra.details>
      ))}
    </PolicyFrame>
  );
};

const Sections = ({ sections }: { sections: readonly PolicySection[] }) =>
  sections.map(({ title, paragraphs, rows = [] }) => (
    <chakra.section key={title} display="grid" gap="3">
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rows.length > 0 && (
        <Rows>
          {rows.map(([what, how]) => (
            <div key={what}>
              <chakra.dt fontWeight="medium">{what}</chakra.dt>
              <chakra.dd color="fg.muted">{how}</chakra.dd>
            </div>
          ))}
        </Rows>
      )}
    </chakra.section>
  ));

const Rows = chakra('dl', {
  base: { display: 'grid', gap: '3', p: '4', borderRadius: 'card', bg: 'bg.surface', borderWidth: '1px', borderColor: 'border.default' },
});
