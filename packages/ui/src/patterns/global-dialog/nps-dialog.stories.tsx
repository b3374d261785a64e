import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dialogCalled, done, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { NpsDialog } from './nps-dialog.tsx';

const meta = {
  title: 'Diálogos/NPS',
  component: NpsDialog,
  args: { send: fn(done), onAnswer: fn() },
} satisfies Meta<typeof NpsDialog>;
export default meta;
type Story = StoryObj<typeof NpsDialog>;

const opened = () => dialogCalled('Sua opinião é importante para nós!');

const answered = async (score: string) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('radio', { name: score }));
  return dialog;
};

/** Zero is a score too. */
export const Sending: Story = {
  name: 'Responder',
  play: async ({ args }) => {
    const dialog = await answered('0');
    await expect(dialog.getAllByRole('radio')).toHaveLength(11);
    await userEvent.type(dialog.getByPlaceholderText('Comente aqui'), 'A nota demora a sair.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.send).toHaveBeenLastCalledWith({ score: 0, comment: 'A nota demora a sair.' });
    await expect(await within(document.body).findByText('Resposta enviada com sucesso.')).toBeVisible();
  },
};

/** The focus leaves the first score for the chosen one: nothing is missing any more, and nothing says so. */
export const Chosen: Story = {
  name: 'Nota escolhida',
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('radio', { name: '0' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('radio', { name: '8' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: '8' })).toBeChecked());
    await expect(dialog.queryByText('Atribua uma nota de 0 a 10 para prosseguir.')).toBeNull();
  },
};

export const Phone: Story = { ...Chosen, name: 'No celular', ...phone };

/** By keys alone: arrows choose, as in any group of radio buttons. */
export const ByKeys: Story = {
  name: 'Pelo teclado',
  play: async ({ args }) => {
    const dialog = await opened();
    dialog.getByRole('radio', { name: '9' }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(dialog.getByRole('radio', { name: '10' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ score: 10, comment: null }));
  },
};

/** A comment alone is no answer. */
export const NoScore: Story = {
  name: 'Sem nota',
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByPlaceholderText('Comente aqui'), 'Gostei.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Atribua uma nota de 0 a 10 para prosseguir.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: '0' })).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** An answer that was begun is not thrown away without a question; one that was not is. */
export const Leaving: Story = {
  name: 'Sair sem enviar',
  play: async ({ args }) => {
    const dialog = await answered('7');
    await userEvent.keyboard('{Escape}');
    const question = await dialogCalled('Resposta não enviada', 'alertdialog');
    await expect(await question.findByText('Sua resposta ainda não foi enviada, deseja sair mesmo assim?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Continuar Respondendo' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: '7' })).toBeChecked());
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await dialogCalled('Resposta não enviada', 'alertdialog')).getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
  },
};

export const Untouched: Story = {
  name: 'Fechar sem responder',
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
  },
};

/** Leaving the scores behind says nothing yet: what the pointer goes for stays where it is. */
export const LeavingTheScores: Story = {
  name: 'Passar pelas notas sem escolher',
  play: async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('radio', { name: '0' })).toHaveFocus());
    await userEvent.click(dialog.getByPlaceholderText('Comente aqui'));
    await expect(dialog.queryByText('Atribua uma nota de 0 a 10 para prosseguir.')).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
  },
};

export const AlreadySent: Story = {
  name: 'Já respondida',
  args: { send: () => Promise.reject(new StoryError(403, 'Não autorizado.')) },
  play: async ({ args }) => {
    await userEvent.click((await answered('7')).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
    await expect(await within(document.body).findByText('Sua resposta à essa pesquisa já foi enviada.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Falha',
  args: { send: () => Promise.reject(new StoryError(0, 'Problemas de conexão, por favor tente mais tarde.')) },
  play: async ({ args }) => {
    const dialog = await answered('7');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Problemas de conexão, por favor tente mais tarde.');
    await expect(dialog.getByRole('radio', { name: '7' })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** While the answer is on its way 'Salvar' is disabled and turns its ring. */
export const Busy: Story = {
  name: 'Enviando',
  args: { send: never },
  play: async () => {
    const dialog = await answered('7');
    const save = dialog.getByRole('button', { name: 'Salvar' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};
