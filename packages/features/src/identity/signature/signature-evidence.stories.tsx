import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignatureEvidence } from './signature-evidence.tsx';
import { anasSignature } from './story-signature.ts';

const meta = {
  title: 'Assinatura/Evidências',
  component: SignatureEvidence,
  args: {
    evidence: anasSignature,
    load: fn(() => Promise.resolve(new Blob(['%PDF-1.7']))),
    verify: fn((file: File) => Promise.resolve({ is_same: file.name === 'igual.pdf' })),
  },
} satisfies Meta<typeof SignatureEvidence>;
export default meta;
type Story = StoryObj<typeof SignatureEvidence>;

const check = async (canvasElement: HTMLElement, name: string) =>
  userEvent.upload(within(canvasElement).getByLabelText('Arquivo a conferir'), new File(['%PDF-1.7'], name, { type: 'application/pdf' }));

/** A file is held against what was signed, and the proof is read in words. */
export const Checked: Story = {
  name: 'Conferir documento',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await check(canvasElement, 'igual.pdf');
    await expect(await canvas.findByText('Este arquivo é o que foi assinado')).toBeVisible();
    await check(canvasElement, 'outro.pdf');
    await expect(await canvas.findByText('Este arquivo foi alterado')).toBeVisible();
    await userEvent.click(canvas.getByText('Evidências da assinatura'));
    await expect(await canvas.findByText('06/11/2026, 09:03:22 (horário de Brasília)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar PDF' }));
  },
};

export const Phone: Story = { name: 'No celular', ...phone };
