import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FileView } from './file-view.tsx';

const meta = {
  title: 'Padrões/Arquivo na página',
  component: FileView,
  args: {
    label: 'Diploma',
    mime: 'application/pdf',
    fileKey: ['diploma', 1],
    load: () => Promise.resolve(new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' })),
  },
} satisfies Meta<typeof FileView>;
export default meta;

/** The viewer takes the focus when it has loaded: what somebody types beside it goes on where it began. Who goes there by Tab stays there. */
export const BesideATextField: StoryObj<typeof meta> = {
  name: 'Um PDF ao lado de um campo',
  render: (args) => (
    <>
      <input aria-label="O que corrigir" />
      <FileView {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle('Diploma');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'A foto ');
    frame.focus();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('está cortada.');
    await expect(field).toHaveValue('A foto está cortada.');
    // The test's Tab knows no frames: the key and the way it leads, one after the other.
    await userEvent.keyboard('{Tab}');
    frame.focus();
    await expect(frame).toHaveFocus();
  },
};
