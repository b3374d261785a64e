export type Ending =
  | 'invited'
  | 'declined'
  | 'accepted'
  | 'filling'
  | 'sent'
  | 'corrected'
  | 'handed_up'
  | 'refused'
  | 'approved'
  | 'suspended';

/** `days`: before today it began; `until`, `valid`: days from today on which the first paper, and the accreditation, end. */
export type Professional = {
  name: string;
  specialty: string;
  group: string;
  end: Ending;
  days: number;
  until?: number;
  valid?: number;
};

const GROUPS = ['Rede Hospitalar Vale Verde', 'Cooperativa Médica do Planalto'] as const;
const SPECIALTIES = ['Clínica médica', 'Medicina intensiva', 'Anestesiologia', 'Pediatria', 'Ginecologia e obstetrícia'] as const;

const NAMES = [
  'Adriana Lopes',
  'Aline Barros',
  'Beatriz Rocha',
  'Caio Martins',
  'Camila Freitas',
  'Cecília Duarte',
  'Davi Moreira',
  'Débora Pires',
  'Diego Fontes',
  'Elisa Guimarães',
  'Fabiana Torres',
  'Felipe Azevedo',
  'Fernanda Melo',
  'Flávia Ramos',
  'Gabriel Nogueira',
  'Gustavo Teixeira',
  'Heitor Campos',
  'Iara Monteiro',
  'Igor Sales',
  'Isabela Viana',
  'João Peixoto',
  'Juliana Matos',
  'Karina Brandão',
  'Larissa Cunha',
  'Leandro Paiva',
  'Letícia Moura',
  'Lucas Antunes',
  'Luísa Farias',
  'Marcelo Dantas',
  'Mariana Siqueira',
  'Mateus Coelho',
  'Natália Reis',
  'Otávio Lacerda',
  'Patrícia Neves',
  'Paulo Bittencourt',
  'Rafaela Porto',
  'Renato Queiroz',
  'Sofia Amaral',
  'Tiago Vasconcelos',
  'Vitória Leal',
] as const;

/** Every state there is; who is named in none of these is approved, and nothing of theirs ends soon. */
const OTHERWISE: Readonly<Record<number, Pick<Professional, 'end'> & Partial<Professional>>> = {
  3: { end: 'approved', until: 5 },
  6: { end: 'approved', until: 28 },
  9: { end: 'approved', until: 55 },
  11: { end: 'approved', until: -3 },
  12: { end: 'approved', valid: 6 },
  13: { end: 'approved', valid: -2 },
  14: { end: 'approved', valid: -20 },
  16: { end: 'suspended' },
  17: { end: 'suspended' },
  20: { end: 'invited', days: 3 },
  21: { end: 'invited', days: 6 },
  22: { end: 'declined', days: 40 },
  23: { end: 'accepted', days: 4 },
  25: { end: 'filling', days: 9 },
  26: { end: 'filling', days: 12 },
  28: { end: 'sent', days: 8 },
  29: { end: 'sent', days: 10 },
  30: { end: 'sent', days: 15 },
  32: { end: 'corrected', days: 11 },
  33: { end: 'corrected', days: 16 },
  35: { end: 'handed_up', days: 9 },
  36: { end: 'handed_up', days: 13 },
  38: { end: 'refused', days: 60 },
};

const of = <Item>(items: readonly [Item, ...Item[]], index: number): Item => items[index % items.length] ?? items[0];

export const PROFESSIONALS: readonly Professional[] = NAMES.map((name, index) => ({
  name,
  specialty: of(SPECIALTIES, index),
  group: index % 3 === 2 ? GROUPS[1] : GROUPS[0],
  end: 'approved',
  days: 90 + index * 2,
  ...OTHERWISE[index],
}));
