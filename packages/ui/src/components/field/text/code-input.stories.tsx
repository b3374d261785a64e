import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CodeInput } from './code-input.tsx';

const Asking = (props: Omit<ComponentProps<typeof CodeInput>, 'value' | 'onChange'>) => {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeInput {...props} value={code} onChange={setCode} />
      <output>{code}</output>
    </>
  );
};

const meta = {
  title: 'Componentes/Código',
  component: Asking,
  // What it takes is what the input itself takes.
  subcomponents: { CodeInput },
  tags: ['autodocs'],
  args: { label: 'Código de verificação' },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof Asking>;

const boxesIn = (root: HTMLElement) => within(root).getAllByRole<HTMLInputElement>('textbox');
const expectCode = (root: HTMLElement, code: string) => waitFor(() => expect(within(root).getByRole('status')).toHaveTextContent(code));
const first = (root: HTMLElement): HTMLElement => boxesIn(root)[0] ?? root;

/** Four boxes of 56 px; typing walks on, letters become capitals, and the browser may suggest the code that came by message. */
export const Typed: Story = {
  name: 'Digitado',
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    await expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      await expect(box.getBoundingClientRect()).toMatchObject({ width: 56, height: 56 });
      await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    }
    await userEvent.click(first(canvasElement));
    await userEvent.keyboard('a7k');
    await expectCode(canvasElement, 'A7K');
    await waitFor(() => expect(boxes[3]).toHaveFocus());
  },
};

/** Backspace empties and steps back; arrows walk without changing anything. */
export const Corrected: Story = {
  name: 'Corrigido',
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    await userEvent.click(first(canvasElement));
    await userEvent.keyboard('AB');
    await waitFor(() => expect(boxes[2]).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expectCode(canvasElement, 'A');
    await waitFor(() => expect(boxes[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(boxes[1]).toHaveFocus());
    await userEvent.keyboard('CDE');
    await expectCode(canvasElement, 'ACDE');
  },
};

/** Pasted into any box: spread over the boxes, in capitals, without the spaces and hyphens it was written with. */
export const Pasted: Story = {
  name: 'Colado',
  play: async ({ canvasElement }) => {
    await userEvent.click(first(canvasElement));
    await userEvent.paste(' a7-k2 ');
    await expectCode(canvasElement, 'A7K2');
    await expect(boxesIn(canvasElement).map((box) => box.value)).toEqual(['A', '7', 'K', '2']);
  },
};

/** Digits only, six of them: the boxes shrink together where the screen is narrow. */
export const Six: Story = {
  name: 'Seis dígitos, no celular',
  args: { label: 'Código de autenticação', boxes: 6, numeric: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const box of boxesIn(canvasElement)) await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(first(canvasElement));
    await userEvent.keyboard('1x2');
    await expectCode(canvasElement, '12');
  },
};

export const Wrong: Story = {
  name: 'Recusado',
  args: { error: 'Insira um código válido.' },
  play: async ({ canvasElement }) => {
    for (const box of boxesIn(canvasElement)) await expect(box).toHaveAccessibleDescription('Insira um código válido.');
  },
};
