import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Mail, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';
import { Link } from './link.tsx';

export default {
  title: 'Componentes/Botões',
  component: Button,
  tags: ['autodocs'],
  argTypes: {
    variant: {
      control: 'select',
      options: Object.keys(buttonRecipe.variants?.variant ?? {}),
      description: 'Um primário por tela, no máximo.',
    },
    size: { control: 'inline-radio', options: Object.keys(buttonRecipe.variants?.size ?? {}) },
    icon: { control: 'select', options: ['nenhum', 'Plus', 'Mail', 'Ban'], mapping: { nenhum: undefined, Plus, Mail, Ban } },
    busy: { control: 'boolean' },
    disabled: { control: 'boolean' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;

/** One to try: everything that a button takes is below. */
export const One: StoryObj<typeof Button> = {
  name: 'Um botão',
  args: { children: 'Solicitar nota', variant: 'primary', size: 'md', icon: Plus, busy: false, disabled: false, onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Solicitar nota' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Kinds: StoryObj = {
  name: 'Tipos',
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <Button variant="primary" icon={Plus}>
        Solicitar nota
      </Button>
      <Button icon={Mail}>Enviar por e-mail</Button>
      <Button variant="ghost">Limpar filtros</Button>
      <Button variant="danger" icon={Ban}>
        Cancelar nota
      </Button>
      <Button variant="primary" disabled>
        Emitir
      </Button>
      <Button size="sm">Anterior</Button>
      <IconButton label="Enviar por e-mail" icon={Mail} />
      <ButtonLink to="/criar" icon={Plus}>
        Nova unidade
      </ButtonLink>
      <p>
        Leia os <Link to="/termos-de-servico">termos de serviço</Link>.
      </p>
    </chakra.div>
  ),
};

/** A busy button keeps the focus and takes no second click. */
export const Busy: StoryObj<typeof Button> = {
  name: 'Trabalhando',
  args: { variant: 'primary', busy: true, children: 'Emitir', onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Emitir' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
