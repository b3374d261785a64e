import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryError } from '../../testing/story-error.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading, Skeleton } from './loading.tsx';
import { NotFoundState } from './not-found-state.tsx';

export default { title: 'Componentes/Estados', component: EmptyState, tags: ['autodocs'] } satisfies Meta<typeof EmptyState>;

export const One: StoryObj<typeof EmptyState> = {
  name: 'Um lugar vazio',
  args: { title: 'Nenhuma nota em novembro.', children: 'As notas que você solicitar aparecem aqui.' },
  argTypes: { children: { control: 'text' }, icon: { control: false }, action: { control: false } },
  play: async ({ canvasElement, args }) => expect(within(canvasElement).getByText(args.title)).toBeVisible(),
};

export const OneBanner: StoryObj<typeof Banner> = {
  name: 'Uma faixa',
  args: { tone: 'attention', children: 'Esta nota foi alterada por Marcos Lima enquanto você editava.' },
  argTypes: { tone: { control: 'select', options: ['attention', 'waiting', 'running', 'done'] }, children: { control: 'text' } },
  render: (args) => <Banner {...args} />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/Marcos Lima/)).toBeVisible(),
};

export const Empty: StoryObj = {
  name: 'Vazio',
  render: () => (
    <Card>
      <EmptyState
        icon={FileText}
        title="Nenhuma nota em novembro."
        action={
          <Button variant="primary" icon={Plus}>
            Solicitar nota
          </Button>
        }
      />
    </Card>
  ),
};

export const Failed: StoryObj<typeof ErrorState> = {
  name: 'Erro',
  args: { error: new StoryError(0, 'Sem conexão com a internet.'), retry: fn() },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
};

/** Nothing blinks: the shapes and the word come after 250 ms. */
export const Waiting: StoryObj = {
  name: 'Carregando',
  render: () => (
    <Card>
      <Loading>
        <chakra.span display="grid" gap="4">
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
        </chakra.span>
      </Loading>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Carregando…')).toBeNull();
    await expect(await within(canvasElement).findByText('Carregando…')).toBeInTheDocument();
  },
};

export const NotFound: StoryObj = { name: 'Não encontrada', render: () => <NotFoundState /> };

export const Banners: StoryObj = {
  name: 'Faixas',
  render: () => (
    <chakra.div display="grid" gap="3" maxW="40rem">
      <Banner tone="attention">Esta nota foi alterada por Marcos Lima enquanto você editava.</Banner>
      <Banner tone="waiting">Essa empresa está inadimplente</Banner>
      <Banner tone="running">A nota está sendo transmitida à prefeitura.</Banner>
      <Banner tone="done" action={<Button size="sm">Ver nota</Button>}>
        Nota emitida.
      </Banner>
    </chakra.div>
  ),
};
