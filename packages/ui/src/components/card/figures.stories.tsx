import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { colors } from '../../system/style/colors.ts';
import { HelpMark } from '../display/help-mark.tsx';
import { Money } from '../display/money.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { Stat } from './stat.tsx';

export default {
  title: 'Componentes/Números e situações',
  component: Stat,
  tags: ['autodocs'],
  argTypes: {
    tone: { control: 'inline-radio', options: ['plain', 'attention'] },
    children: { control: 'text' },
    hint: { control: 'text' },
  },
} satisfies Meta<typeof Stat>;

export const One: StoryObj<typeof Stat> = {
  name: 'Um número',
  args: { label: 'Boletos vencidos', children: '2', to: '/boletos', tone: 'attention', hint: 'O mais antigo é de 12 nov' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Boletos vencidos/ })).toHaveAttribute('href', args.to);
  },
};

export const Amount: StoryObj<typeof Money> = {
  name: 'Um valor',
  args: { cents: -120_050, tone: 'sign', size: 'hero', hidden: false },
  argTypes: {
    cents: { control: 'number' },
    tone: { control: 'inline-radio', options: ['plain', 'sign', 'muted'] },
    size: { control: 'inline-radio', options: ['inherit', 'hero'] },
    hidden: { control: 'boolean' },
  },
  render: (args) => <Money {...args} />,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('−R$ 1.200,50'),
};

export const Status: StoryObj<ComponentProps<typeof StatusBadge>['status']> = {
  name: 'Uma situação',
  args: { label: 'Exigência', tone: 'attention' },
  argTypes: { tone: { control: 'select', options: Object.keys(colors.status) } },
  render: (status) => <StatusBadge status={status} />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('Exigência')).toHaveAttribute('data-tone', 'attention'),
};

export const Figures: StoryObj = {
  name: 'Números que abrem as linhas',
  render: () => (
    <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(14rem, 1fr))">
      <Stat label="Saldo de novembro" to="/entradas-e-saidas" hint="R$ 48.213,90 entraram">
        <Money cents={3_251_278} size="hero" />
      </Stat>
      <Stat label="Boletos vencidos" to="/boletos" tone="attention" hint="O mais antigo é de 12 nov">
        2
      </Stat>
      <Stat label="Saldo de outubro" to="/entradas-e-saidas">
        <Money cents={-120_050} size="hero" tone="sign" />
      </Stat>
      <Stat label="Saldo de setembro" to="/entradas-e-saidas" hint="Valores ocultos.">
        <Money cents={987_654} size="hero" hidden />
      </Stat>
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('R$ ••••••');
    await expect(canvasElement).not.toHaveTextContent('9.876');
  },
};

export const Statuses: StoryObj = {
  name: 'Situações',
  render: () => (
    <chakra.div display="flex" gap="3" flexWrap="wrap">
      <StatusBadge status={{ label: 'Autorizada', tone: 'done' }} />
      <StatusBadge status={{ label: 'Em preparação', tone: 'running' }} />
      <StatusBadge status={{ label: 'Solicitada', tone: 'waiting' }} />
      <StatusBadge status={{ label: 'Exigência', tone: 'attention' }} />
      <StatusBadge status={{ label: 'Cancelada', tone: 'ended' }} />
      <StatusBadge status={{ label: 'Minuta', tone: 'draft' }} />
    </chakra.div>
  ),
};

/** A term explained in one sentence, with the keyboard too. */
export const Help: StoryObj = {
  name: 'Ajuda',
  render: () => (
    <p>
      Fator R
      <HelpMark term="Fator R">
        Folha dos últimos 12 meses dividida pela receita; a partir de 28 % a empresa paga pelo Anexo III (LC 123/2006, art. 18, § 5º-M).
      </HelpMark>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByRole('button', { name: 'O que é Fator R?' });
    const note = () => within(document.body).queryByText(/Folha dos últimos 12 meses/);
    await expect(note()).toBeNull();
    await userEvent.click(mark);
    await waitFor(() => expect(note()).toBeVisible());
    // It stands in the stack of what Esc closes from the next picture that the browser draws.
    await waitFor(() => expect(note()?.style.getPropertyValue('--layer-index')).toBe('0'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note()).toBeNull());
    await expect(mark).toHaveFocus();
  },
};
