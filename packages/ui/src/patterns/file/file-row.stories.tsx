import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialogCalled } from '../../testing/story-dialog.ts';
import { FileRow } from './file-row.tsx';

export default { title: 'Componentes/Arquivo', component: FileRow, tags: ['autodocs'] } satisfies Meta<typeof FileRow>;

export const Pdf: StoryObj<typeof FileRow> = {
  name: 'PDF',
  args: {
    label: 'Espelho da NFS-e',
    name: 'espelho-118.pdf',
    detail: '84 kB',
    mime: 'application/pdf',
    load: () => Promise.resolve(new Blob(['%PDF-1.4'], { type: 'application/pdf' })),
  },
};

export const Xml: StoryObj<typeof FileRow> = {
  name: 'XML, só para baixar',
  args: { ...Pdf.args, label: 'NFS-e 118.xml', name: 'nfse-118.xml', mime: 'text/xml' },
};

/** The file's own name is the title of the viewer. */
export const View: StoryObj<typeof FileRow> = {
  name: 'Ver o PDF',
  args: Pdf.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver Espelho da NFS-e' }));
    const dialog = await dialogCalled('espelho-118.pdf');
    await waitFor(() => expect(dialog.getByTitle('espelho-118.pdf')).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
