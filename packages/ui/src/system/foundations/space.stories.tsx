import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'Fundamentos/Espaço e forma', parameters: { controls: { disable: true } } } satisfies Meta;

/** Steps of 4 px; radius 8 for controls, 12 for cards and dialogs; hairlines rather than shadows, one elevation for what floats. */
export const Steps: StoryObj = {
  name: 'Passos e cantos',
  render: () => (
    <chakra.div display="grid" gap="8">
      <chakra.div display="grid" gap="2">
        {['1', '2', '3', '4', '6', '8', '12'].map((step) => (
          <chakra.div key={step} display="flex" alignItems="center" gap="4">
            <chakra.span width="6" color="fg.muted">
              {step}
            </chakra.span>
            <chakra.div bg="brand.solid" height="3" width={step} borderRadius="sm" />
            <chakra.span color="fg.muted">{Number(step) * 4} px</chakra.span>
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div display="flex" gap="6" flexWrap="wrap">
        <Shape radius="control">8 · controles</Shape>
        <Shape radius="card">12 · cartões e diálogos</Shape>
        <Shape radius="card" floats>
          o que flutua
        </Shape>
      </chakra.div>
    </chakra.div>
  ),
};

const Shape = ({ radius, floats = false, children }: { radius: string; floats?: boolean; children: string }) => (
  <chakra.div
    display="grid"
    placeItems="center"
    width="12rem"
    height="6rem"
    bg="bg.surface"
    borderRadius={radius}
    borderWidth={floats ? '0' : '1px'}
    borderColor="border.default"
    boxShadow={floats ? 'float' : undefined}
  >
    {children}
  </chakra.div>
);
