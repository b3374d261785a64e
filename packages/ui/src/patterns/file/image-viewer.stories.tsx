import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { dialogCalled, phone } from '../../testing/story-dialog.ts';
import { ImageViewer } from './image-viewer.tsx';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#e1f5f2"/><circle cx="140" cy="120" r="60" fill="#087970"/><rect x="260" y="90" width="300" height="24" fill="#17232b"/><rect x="260" y="140" width="220" height="16" fill="#5f6d74"/><rect x="60" y="260" width="520" height="80" fill="#ffffff"/></svg>`;

const meta = {
  title: 'Diálogos/Imagem',
  component: ImageViewer,
  args: { file: new Blob([PICTURE], { type: 'image/svg+xml' }), alt: 'Carteira do CRM', onClose: fn() },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof ImageViewer>;

const opened = async () => {
  const dialog = await dialogCalled('Visualizar Imagem');
  const image = await dialog.findByRole<HTMLImageElement>('img', { name: 'Carteira do CRM' });
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  const look = (transform: string) => waitFor(() => expect(image.style.transform).toBe(transform));
  return { dialog, image, look, press: (name: string) => userEvent.click(dialog.getByRole('button', { name })) };
};

/** Each step comes nearer by 0.3; 'Restaurar' undoes everything. */
export const ByButtons: Story = {
  name: 'Pelos botões',
  play: async () => {
    const { dialog, look, press } = await opened();
    await press('Aproximar');
    await look('translate(0px, 0px) rotate(0deg) scale(1.3, 1.3)');
    await expect(dialog.getByRole('status', { name: 'Ampliação' })).toHaveTextContent('130 %');
    await press('Afastar');
    await look('translate(0px, 0px) rotate(0deg) scale(1, 1)');
    await press('Girar');
    await press('Espelhar');
    await look('translate(0px, 0px) rotate(90deg) scale(-1, 1)');
    await press('Restaurar');
    await look('translate(0px, 0px) rotate(0deg) scale(1, 1)');
  },
};

export const ByKeys: Story = {
  name: 'Pelo teclado',
  play: async ({ args }) => {
    const { look } = await opened();
    await userEvent.keyboard('+rf');
    await look('translate(0px, 0px) rotate(90deg) scale(-1.3, 1.3)');
    await userEvent.keyboard('0{ArrowLeft}{ArrowDown}');
    await look('translate(40px, -40px) rotate(0deg) scale(1, 1)');
    await userEvent.keyboard('0-');
    await waitFor(async () => expect((await opened()).image.style.transform).toContain('scale(0.76'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const ByHand: Story = {
  name: 'Pela roda e arrastando',
  play: async () => {
    const { image, look } = await opened();
    await fireEvent.wheel(image, { deltaY: -100 });
    await look('translate(0px, 0px) rotate(0deg) scale(1.3, 1.3)');
    const at = (clientX: number, clientY: number) => ({ pointerId: 1, isPrimary: true, clientX, clientY });
    const stage = image.parentElement as HTMLElement;
    stage.setPointerCapture = () => {};
    await fireEvent.pointerDown(stage, at(100, 100));
    await fireEvent.pointerMove(stage, at(130, 80));
    await fireEvent.pointerUp(stage, at(130, 80));
    await fireEvent.pointerMove(stage, at(300, 300));
    await look('translate(30px, -20px) rotate(0deg) scale(1.3, 1.3)');
  },
};

/** Below the medium breakpoint it fills the screen. */
export const Phone: Story = {
  name: 'No celular',
  ...phone,
  play: async () => {
    const { image } = await opened();
    const { left, top, width, height } = (image.closest('[data-dialog]') as HTMLElement).getBoundingClientRect();
    await expect({ left, top, width, height }).toEqual({ left: 0, top: 0, width: innerWidth, height: innerHeight });
  },
};
