import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { tokens } from '../style/tokens.ts';

export default { title: 'Fundamentos/Movimento', parameters: { controls: { disable: true } } } satisfies Meta;

const durations = [
  { name: 'fast', use: 'cor e borda de um controle sob o ponteiro' },
  { name: 'moderate', use: 'o que abre ao lado: menu, barra lateral' },
  { name: 'slow', use: 'o que entra na tela: diálogo, folha no celular' },
] as const;

/** 120 to 200 ms, ease-out, only to show where a thing came from. Who asks their device for less motion sees none. */
const Durations = () => {
  const [there, setThere] = useState(false);
  return (
    <chakra.div display="grid" gap="5" maxW="40rem">
      <p>
        O movimento mostra de onde uma coisa veio, e acaba antes que se espere por ele. Quem pede menos movimento ao aparelho não vê nenhum.
      </p>
      {durations.map(({ name, use }) => (
        <div key={name}>
          <chakra.p fontSize="sm" color="fg.muted" mb="1.5">
            <chakra.b color="fg.default">{tokens.durations[name].value.replace('ms', ' ms')}</chakra.b> · {use}
          </chakra.p>
          <chakra.div bg="bg.sunken" borderRadius="control" p="1">
            <chakra.div
              data-testid={name}
              boxSize="6"
              bg="brand.solid"
              borderRadius="sm"
              transitionProperty="margin-inline-start"
              transitionDuration={name}
              transitionTimingFunction="out"
              ms={there ? 'calc(100% - 1.5rem)' : '0'}
            />
          </chakra.div>
        </div>
      ))}
      <div>
        <Button onClick={() => setThere(!there)}>Mover</Button>
      </div>
      <chakra.ul display="grid" gap="1" ps="5" color="fg.muted" fontSize="md">
        <li>O que demora mais de 250 ms mostra a forma do que vem, no tamanho final: nada pula.</li>
        <li>Onde se pode desfazer, a mudança aparece antes da resposta do servidor.</li>
      </chakra.ul>
    </chakra.div>
  );
};

export const Steps: StoryObj = {
  name: 'Durações',
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByTestId('fast').getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(canvas.getByTestId('fast').getBoundingClientRect().left).toBeGreaterThan(before + 100));
  },
};
