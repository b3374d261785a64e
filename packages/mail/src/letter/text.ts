import { greeting, type Letter, type Part } from './letter.ts';

export const letterText = (letter: Letter): string => [greeting(letter), ...letter.parts.map(partText), 'Esteto'].join('\n\n');

const partText = (part: Part): string => {
  switch (part.kind) {
    case 'text':
    case 'quote':
      return part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'items':
      return part.items.map(({ text, notes }) => [`- ${text}`, ...notes.map((note) => `  ${note}`)].join('\n')).join('\n\n');
    case 'code':
      return part.code;
    case 'link':
      return `${part.label}:\n${part.href}`;
  }
};
