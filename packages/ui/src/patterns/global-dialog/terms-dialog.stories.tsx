import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dialogCalled, done, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { TermsDialog } from './terms-dialog.tsx';

const TERMS = Array.from(
  { length: 12 },
  (_, index) => `${index + 1}. O Esteto guarda os documentos que você envia e os usa apenas para cuidar da contabilidade da sua empresa.`,
).join('\n\n');

const query = (load: () => Promise<string>, name = 'terms') => ({
  queryKey: [name],
  queryFn: async () => ({ id: 3, text: await load() }),
});

const meta = {
  title: 'Diálogos/Termos de serviço',
  component: TermsDialog,
  args: { terms: query(() => Promise.resolve(TERMS)), accept: fn(done), onAnswer: fn() },
} satisfies Meta<typeof TermsDialog>;
export default meta;
type Story = StoryObj<typeof TermsDialog>;

const opened = () => dialogCalled('Termos de serviço');

/** Nothing else may be done first: no cross, no Esc. The text scrolls by keys. */
export const Accepting: Story = {
  name: 'Aceitar',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(await dialog.findByText(/^1\. O Esteto guarda/)).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Texto dos termos de serviço' })).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryByRole('button', { name: 'Fechar' })).toBeNull();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar os termos' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.accept).toHaveBeenCalledOnce();
    await expect(args.accept).toHaveBeenLastCalledWith(3);
  },
};

/** Who accepted the version before reads first what is new. */
export const Newer: Story = {
  name: 'Com o que muda',
  args: {
    terms: {
      queryKey: ['newer terms'],
      queryFn: () =>
        Promise.resolve({
          id: 4,
          text: `${TERMS}\n\n13. Você cancela quando quiser.`,
          former_text: `${TERMS}\n\n13. Você cancela com 30 dias de aviso.`,
          what_changed: 'O cancelamento não precisa mais de aviso.',
        }),
    },
  },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText('O cancelamento não precisa mais de aviso.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ver as diferenças' }));
    const added = await waitFor(() => {
      const found = document.querySelector('ins');
      if (!found) throw new Error('Nothing is marked.');
      return found;
    });
    await expect(added).toHaveTextContent('quando');
    await expect(document.querySelector('del')).toHaveTextContent('com');
  },
};

export const Leaving: Story = {
  name: 'Sair da conta',
  play: async ({ args }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
    await expect(args.accept).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

/** What cannot be read cannot be accepted. */
export const NotThere: Story = {
  name: 'Texto não carrega',
  args: { terms: query(() => Promise.reject(new StoryError(0, 'Sem conexão com a internet.')), 'terms-lost') },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
    await expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Aceitar os termos' })).toBeDisabled();
  },
};

export const Failed: Story = {
  name: 'Aceite falha',
  args: { accept: () => Promise.reject(new StoryError(0, 'Problemas de conexão, por favor tente mais tarde.')) },
  play: async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Aceitar os termos' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar os termos' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Problemas de conexão, por favor tente mais tarde.');
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: 'Aceitando',
  args: { accept: never },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Aceitar os termos' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar os termos' }));
    await expect(dialog.getByRole('button', { name: 'Sair da conta' })).toBeDisabled();
  },
};
