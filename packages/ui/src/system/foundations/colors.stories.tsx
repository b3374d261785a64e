import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../../components/display/status-badge.tsx';
import { colors } from '../style/colors.ts';

export default { title: 'Fundamentos/Cores', parameters: { controls: { disable: true } } } satisfies Meta;

const groups = [
  { title: 'Superfícies', names: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.hover'] },
  { title: 'Marca: ação, escolha, link', names: ['brand.solid', 'brand.hover', 'brand.subtle', 'brand.border', 'brand.fg'] },
  { title: 'Atenção: precisa de alguém agora', names: ['attention.solid', 'attention.subtle', 'attention.border', 'attention.fg'] },
  { title: 'Bordas', names: ['border.default', 'border.strong'] },
  { title: 'Gráficos', names: Object.keys(colors.chart).map((name) => `chart.${name}`) },
];

const words = [
  { tone: 'done', label: 'Autorizada' },
  { tone: 'running', label: 'Em preparação' },
  { tone: 'waiting', label: 'Solicitada' },
  { tone: 'attention', label: 'Exigência' },
  { tone: 'ended', label: 'Cancelada' },
  { tone: 'draft', label: 'Minuta' },
] as const;

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <chakra.section mb="8">
    <chakra.h2 fontSize="lg" fontWeight="semibold" mb="3">
      {title}
    </chakra.h2>
    <chakra.div display="flex" flexWrap="wrap" gap="4">
      {children}
    </chakra.div>
  </chakra.section>
);

/** Every colour by what it is for. Apps name these; raw colours live in system/colors.ts alone. */
export const Tokens: StoryObj = {
  name: 'Por função',
  render: () => (
    <>
      {groups.map(({ title, names }) => (
        <Section key={title} title={title}>
          {names.map((name) => (
            <chakra.div key={name} width="9rem" fontSize="sm">
              <chakra.div height="14" bg={name} borderRadius="control" borderWidth="1px" borderColor="border.default" mb="1.5" />
              <chakra.code fontFamily="mono" fontSize="xs">
                {name}
              </chakra.code>
            </chakra.div>
          ))}
        </Section>
      ))}
      <Section title="Texto">
        {['fg.default', 'fg.muted', 'fg.subtle', 'brand.fg', 'attention.fg'].map((name) => (
          <chakra.p key={name} color={name} width="9rem">
            {name}
          </chakra.p>
        ))}
      </Section>
      <Section title="Situações, sempre com a palavra">
        {words.map((status) => (
          <StatusBadge key={status.tone} status={status} />
        ))}
      </Section>
    </>
  ),
};
