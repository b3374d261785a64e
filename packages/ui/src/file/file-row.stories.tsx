import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileRow } from './file-row.tsx';

export default { title: 'Componentes/Arquivo', component: FileRow } satisfies Meta<typeof FileRow>;

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
