/** A message of the product, as its parts: `written` makes of it what a mail program shows. */
export type Letter = {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  /** Greeted by the first name; null where several people read it. */
  person: string | null;
  parts: readonly Part[];
};

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** What a person wrote, in their own words and lines. */
  | { kind: 'quote'; text: string }
  | { kind: 'items'; items: readonly { text: string; notes: readonly string[] }[] }
  /** To be copied or typed, letter by letter. */
  | { kind: 'code'; code: string }
  /** `href`: the whole address, with host. */
  | { kind: 'link'; label: string; href: string };

export type Fact = readonly [label: string, value: string];

/** What is handed to the mail server beside the addresses. */
export type Written = { subject: string; text: string; html: string };

export const greeting = ({ person }: Pick<Letter, 'person'>): string => (person === null ? 'Olá.' : `Olá, ${person.split(' ')[0]}.`);
