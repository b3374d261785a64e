import type { Schema } from 'yup';
import type { FormValues } from '../../components/field/binding/form-store.ts';
import { clientStore } from '../../system/state/client-store.ts';
import { keptAtom } from '../../system/state/kept-atom.ts';

// What was typed and not yet saved outlives a reload that the product itself asks for: kept in the tab by address and form at that moment,
// given back once, gone with the session. Never passwords, never files, and nothing for longer than that.

export const DRAFT_RESTORED = 'O que você tinha digitado continua no formulário. Confira e salve.';

type OpenForm = { key: string; changed: () => FormValues; schema: Schema | null };
type Drafts = Record<string, FormValues>;

const open = new Set<() => OpenForm>();
let kept = false;

/** Says that a form is on the page; `read` tells what was changed in it so far. */
export const registerForm = (read: () => OpenForm): (() => void) => {
  open.add(read);
  return () => open.delete(read);
};

/** Right before a reload: what is typed in open forms is kept, so leaving needs no question. */
export const keepDrafts = (): void => {
  const drafts = [...open].flatMap((read): [string, FormValues][] => {
    const { key, changed, schema } = read();
    const values = schema ? (storable(changed(), schema as Part) as FormValues) : {};
    return Object.keys(values).length > 0 ? [[key, values]] : [];
  });
  write(Object.fromEntries(drafts));
  kept = true;
};

export const areDraftsKept = (): boolean => kept;

/** The draft of this form, once. */
export const takeDraft = (key: string): FormValues | null => {
  const { [key]: draft, ...others } = clientStore.get(draftsAtom) ?? {};
  if (!draft) return null;
  write(others);
  return draft;
};

/** The same form at the same address: a new version with other fields is another form. */
export const draftKey = (initial: FormValues): string => `${location.pathname}#${Object.keys(initial).toSorted().join()}`;

type Part = { fields?: Record<string, Part>; innerType?: Part; spec?: { meta?: { kind?: string } } };

/** Without what must not be stored: files, and what the schema calls a password. */
const storable = (value: unknown, schema: Part | undefined): unknown => {
  if (value instanceof Blob || schema?.spec?.meta?.kind === 'password') return undefined;
  if (Array.isArray(value)) return value.map((item) => storable(item, schema?.innerType)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, storable(part, schema?.fields?.[name])]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
};

const draftsAtom = keptAtom<Drafts>('esteto.drafts', {
  read: (raw) => (typeof raw === 'object' && raw !== null ? (raw as Drafts) : null),
});

const write = (drafts: Drafts): void => clientStore.set(draftsAtom, Object.keys(drafts).length === 0 ? null : drafts);
