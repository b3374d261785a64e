import { Button } from '@esteto/ui/components/button/button.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Blocking } from './blocking.tsx';

let answer = Promise.withResolvers<null>();

const Screen = ({ blocking }: { blocking: boolean }) => {
  const client = useQueryClient();
  const { mutate } = useMutation({ mutationFn: () => answer.promise, meta: { blocking } });
  const read = () =>
    void client.query({ queryKey: ['screen', blocking, Math.random()], queryFn: () => answer.promise, meta: { blocking } });
  return (
    <>
      <Button onClick={read}>Ler</Button>
      <Button onClick={() => mutate()}>Gravar</Button>
      <Blocking />
    </>
  );
};

const meta = {
  title: 'Moldura/Chamada que cobre a tela',
  component: Screen,
  args: { blocking: true },
  beforeEach: () => {
    answer = Promise.withResolvers();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof Screen>;

const cover = () => document.querySelector('dialog[open]');

const coversFor =
  (button: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
    await waitFor(() => expect(cover()).not.toBeNull());
    answer.resolve(null);
    await waitFor(() => expect(cover()).toBeNull());
  };

export const Reading: Story = { name: 'Leitura marcada', play: coversFor('Ler') };

export const Writing: Story = { name: 'Gravação marcada', play: coversFor('Gravar') };

/** What is not flagged leaves the page to the person. */
export const Plain: Story = {
  name: 'Chamada comum',
  args: { blocking: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gravar' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(cover()).toBeNull();
    answer.resolve(null);
  },
};
