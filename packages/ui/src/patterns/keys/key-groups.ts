/** The keys of the product, by where they work. */
export type KeyGroup = { title: string; keys: readonly { keys: readonly string[]; does: string }[] };

/** `command` is Ctrl, or ⌘ on a Mac. */
export const keyGroups = (command: string): readonly KeyGroup[] => [
  {
    title: 'Em toda parte',
    keys: [
      { keys: [command, 'K'], does: 'Buscar páginas, ações, empresas e registros' },
      { keys: ['?'], does: 'Mostrar esta lista' },
      { keys: ['Tab'], does: 'Ir ao próximo campo, botão ou link' },
      { keys: ['Esc'], does: 'Fechar o que está aberto' },
    ],
  },
  {
    title: 'Na busca e nos menus',
    keys: [
      { keys: ['↑', '↓'], does: 'Escolher' },
      { keys: ['Enter'], does: 'Abrir ou fazer o que foi escolhido' },
    ],
  },
  {
    title: 'Em listas',
    keys: [
      { keys: ['/'], does: 'Ir à busca da lista' },
      { keys: ['↑', '↓'], does: 'Ir à linha anterior ou à próxima' },
      { keys: ['k', 'j'], does: 'Ir à linha de cima ou à de baixo' },
      { keys: ['Home', 'End'], does: 'Ir à primeira ou à última linha' },
      { keys: ['Enter'], does: 'Abrir a linha' },
      { keys: ['Espaço'], does: 'Marcar a linha' },
    ],
  },
  {
    title: 'Em diálogos e formulários',
    keys: [
      { keys: ['Enter'], does: 'Salvar ou confirmar' },
      { keys: ['Esc'], does: 'Fechar; o que não foi salvo é perguntado antes' },
    ],
  },
];
