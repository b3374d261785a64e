import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../display/money.tsx';
import { Facts } from './facts.tsx';

export default { title: 'Componentes/Dados', component: Facts, tags: ['autodocs'] } satisfies Meta<typeof Facts>;

export const Columns: StoryObj<typeof Facts> = {
  name: 'Em colunas',
  args: {
    title: 'Contato',
    facts: [
      { label: 'E-mail', value: 'financeiro@hospitalsaolucas.com.br' },
      { label: 'Telefone', value: '(11) 3456-7890' },
      { label: 'CAEPF', value: null },
    ],
  },
};

export const Amounts: StoryObj<typeof Facts> = {
  name: 'Valores',
  args: {
    title: 'Valores',
    values: 'beside',
    facts: [
      { label: 'Valor do serviço', value: <Money cents={1_000_000} /> },
      {
        label: 'IRRF retido',
        value: <Money cents={-15_000} />,
        help: 'Imposto de renda que o tomador desconta e recolhe por você (RIR/2018, art. 714).',
      },
      { label: 'Você recebe', value: <Money cents={985_000} /> },
    ],
  },
};
