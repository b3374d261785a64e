import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

export default { title: 'Componentes/Linha do tempo', component: Timeline, tags: ['autodocs'] } satisfies Meta<typeof Timeline>;

export const Invoice: StoryObj<typeof Timeline> = {
  name: 'Uma nota',
  args: {
    steps: [
      { label: 'Solicitada', when: '3 nov, 10:45', detail: 'por Ana Souza', tone: 'waiting' },
      { label: 'Emitida', when: '4 nov', detail: 'NFS-e 118', tone: 'done' },
      { label: 'Vence', when: '4 dez', tone: 'waiting', ahead: true },
    ],
  },
};
