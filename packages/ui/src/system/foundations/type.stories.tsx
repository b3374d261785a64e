import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../../components/display/money.tsx';

export default { title: 'Fundamentos/Tipografia', parameters: { controls: { disable: true } } } satisfies Meta;

const scale = [
  ['3xl', '32 · grandes números'],
  ['2xl', '24 · título da página'],
  ['xl', '20 · número em destaque'],
  ['lg', '16 · título de cartão; texto no celular do médico'],
  ['md', '14 · texto'],
  ['sm', '13 · apoio'],
  ['xs', '12 · o menor'],
] as const;

/** Inter, self-hosted, latin. Numerals in tables and amounts have one width. */
export const Scale: StoryObj = {
  name: 'Escala',
  render: () => (
    <chakra.div display="grid" gap="5">
      {scale.map(([size, use]) => (
        <chakra.div key={size}>
          <chakra.p
            fontSize={size}
            fontWeight={size === '3xl' || size === '2xl' ? 'semibold' : 'normal'}
            letterSpacing={size === '3xl' ? 'tight' : undefined}
          >
            Nota 2026/118 · Hospital São Lucas
          </chakra.p>
          <chakra.p color="fg.muted" fontSize="xs">
            {size} · {use}
          </chakra.p>
        </chakra.div>
      ))}
      <chakra.table width="16rem">
        <tbody>
          {[123456, -98711, 1000011, 7].map((cents) => (
            <tr key={cents}>
              <chakra.td textAlign="end">
                <Money cents={cents} tone="sign" />
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Money cents={4821390} size="hero" />
    </chakra.div>
  ),
};
