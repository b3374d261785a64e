import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Ban,
  Check,
  Download,
  FilePlus2,
  FileText,
  House,
  Mail,
  Pencil,
  Plus,
  Search,
  Settings,
  Trash2,
  Users,
  Wallet,
} from 'lucide-react';

export default { title: 'Fundamentos/Ícones', parameters: { controls: { disable: true } } } satisfies Meta;

const icons = {
  Início: House,
  Notas: FileText,
  Solicitar: FilePlus2,
  Tomadores: Users,
  Dinheiro: Wallet,
  Criar: Plus,
  Editar: Pencil,
  Excluir: Trash2,
  Cancelar: Ban,
  Concluir: Check,
  Enviar: Mail,
  Baixar: Download,
  Buscar: Search,
  Ajustes: Settings,
};

/** Lucide, 16 px beside text, 20 px alone; always with a word or an accessible name. */
export const Set: StoryObj = {
  name: 'Conjunto',
  render: () => (
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap="6">
      {Object.entries(icons).map(([name, Icon]) => (
        <chakra.li key={name} display="grid" justifyItems="center" gap="2">
          <Icon size={20} aria-hidden />
          <span>{name}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  ),
};
