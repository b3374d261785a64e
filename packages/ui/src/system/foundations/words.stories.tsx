import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpMark } from '../../components/display/help-mark.tsx';

export default { title: 'Fundamentos/Palavras', parameters: { controls: { disable: true } } } satisfies Meta;

const pairs = [
  ['Solicitar nota', 'OK', 'Botões são verbos.'],
  ['O CNPJ do tomador não confere. Confira o último dígito.', 'CNPJ inválido!', 'O que houve, por quê, o que fazer.'],
  ['Nenhuma nota em novembro. Solicitar nota', 'Nenhum registro encontrado', 'Uma lista vazia convida.'],
  ['hoje · amanhã · 20 nov · nov/2026', '2026-11-20T00:00:00', 'Datas como se fala; por extenso ao passar o mouse.'],
  ['R$ 1.234,56 · −R$ 80,00 · 9,97 %', '1234.56 · R$ -80,00', 'Dinheiro com vírgula e sinal de menos de verdade.'],
] as const;

/** 'Você', short, active. */
export const Voice: StoryObj = {
  name: 'Como falamos',
  render: () => (
    <chakra.div display="grid" gap="6" maxW="44rem">
      {pairs.map(([good, bad, why]) => (
        <chakra.div key={good} display="grid" gap="1">
          <chakra.p color="fg.muted" fontSize="sm">
            {why}
          </chakra.p>
          <chakra.p fontSize="lg" fontWeight="medium">
            {good}
          </chakra.p>
          <chakra.p color="fg.subtle">
            e não: <del>{bad}</del>
          </chakra.p>
        </chakra.div>
      ))}
      <p>
        Um termo do fisco se explica onde aparece: Fator R
        <HelpMark term="Fator R">
          Folha dos últimos 12 meses dividida pela receita; a partir de 28 % a empresa paga pelo Anexo III (LC 123/2006, art. 18, § 5º-M).
        </HelpMark>
      </p>
    </chakra.div>
  ),
};
