import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { done, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { SignText } from './sign-text.tsx';

const TEXT = 'Cláusula 1ª – Objeto. A Esteto cuida da contabilidade da empresa.';

const meta = {
  title: 'Padrões/Assinatura de um texto',
  component: SignText,
  args: {
    children: <p>{TEXT}</p>,
    accept: 'Li o contrato até o fim e aceito o que ele diz.',
    signLabel: 'Assinar o contrato',
    ask: fn(() => Promise.resolve({ email: 'ana@exemplo.com' })),
    sign: fn(done),
    onSigned: fn(),
  },
} satisfies Meta<typeof SignText>;
export default meta;
type Story = StoryObj<typeof SignText>;

const askFor = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const ask = canvas.getByRole('button', { name: 'Receber código por e-mail' });
  await expect(ask).toBeDisabled();
  await userEvent.click(canvas.getByRole('checkbox', { name: /Li o contrato/ }));
  await userEvent.click(ask);
  await expect(await canvas.findByText('ana@exemplo.com')).toBeVisible();
  return canvas;
};

const type = async (canvas: Awaited<ReturnType<typeof askFor>>, code: string) => {
  const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
  await waitFor(() => expect(boxes[0]).toHaveFocus());
  await userEvent.paste(code);
  await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe(code));
};

/** Accepted below the text, and signed once with the code; too short a code goes nowhere. */
export const Signing: Story = {
  name: 'Ler, aceitar e assinar',
  play: async ({ canvasElement, args }) => {
    const canvas = await askFor(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Assinar o contrato' }));
    await expect(await canvas.findByText(/Digite os 6 caracteres/)).toBeVisible();
    await expect(args.sign).not.toHaveBeenCalled();
    await type(canvas, 'K7M2QX');
    await userEvent.click(canvas.getByRole('button', { name: 'Assinar o contrato' }));
    await waitFor(() => expect(args.onSigned).toHaveBeenCalledOnce());
    await expect(args.sign).toHaveBeenLastCalledWith('K7M2QX');
  },
};

/** What the server says of the code stands beside it; another one may be asked for. */
export const Wrong: Story = {
  name: 'Código errado',
  args: {
    sign: fn(() => Promise.reject(new StoryError(422, 'Este código não confere. Confira o e-mail ou peça outro código.'))),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await askFor(canvasElement);
    await type(canvas, 'AAAAAA');
    await userEvent.click(canvas.getByRole('button', { name: 'Assinar o contrato' }));
    await expect(await canvas.findByText(/Este código não confere/)).toBeVisible();
    await expect(args.onSigned).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reenviar código' }));
    await expect(await canvas.findByRole('button', { name: /Reenviar em \d+ s/ })).toBeVisible();
    await expect(args.ask).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  name: 'Código não enviado',
  args: { ask: fn(() => Promise.reject(new StoryError(409, 'Já enviamos vários códigos.'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Receber código por e-mail' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Já enviamos vários códigos.');
  },
};

export const Phone: Story = { name: 'No celular', ...phone };
