import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeyListDialog } from './key-list-dialog.tsx';

export default { title: 'Padrões/Teclas de atalho', component: KeyListDialog, args: { onClose: fn() } } satisfies Meta<
  typeof KeyListDialog
>;

export const List: StoryObj<typeof KeyListDialog> = {
  name: 'Lista',
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Teclas de atalho' });
    await expect(dialog).toHaveTextContent('Buscar páginas, ações, empresas e registros');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Phone: StoryObj<typeof KeyListDialog> = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
