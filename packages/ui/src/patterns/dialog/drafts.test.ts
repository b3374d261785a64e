import { cents, object, password, text } from '@esteto/domain/shared/schema/fields';
import { beforeEach, expect, it, vi } from 'vitest';
import { array } from 'yup';

const memory = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
  removeItem: (key: string) => memory.delete(key),
});
vi.stubGlobal('location', { pathname: '/app/solicitar-nf' });

const schema = object({
  name: text('Nome'),
  amount: cents('Valor'),
  secret: password('Senha'),
  access: object({ user: text('Usuário'), password: password() }),
  contacts: array(object({ name: text('Nome'), pin: password() })),
});

const fresh = async () => {
  vi.resetModules();
  return import('./drafts.ts');
};

beforeEach(() => memory.clear());

it('gives back what was typed, once, at the same address and form', async () => {
  const { draftKey, keepDrafts, registerForm, takeDraft } = await fresh();
  const key = draftKey({ name: '', amount: null });
  registerForm(() => ({ key, schema, changed: () => ({ name: 'Plantão', amount: 150_000 }) }));
  keepDrafts();
  expect(takeDraft(draftKey({ name: '' }))).toBeNull();
  expect(takeDraft(key)).toEqual({ name: 'Plantão', amount: 150_000 });
  expect(takeDraft(key)).toBeNull();
  expect(memory.size).toBe(0);
});

it('keeps neither passwords nor files, however deep', async () => {
  const { keepDrafts, registerForm, takeDraft } = await fresh();
  const changed = () => ({
    secret: 'hunter2',
    access: { user: 'ana', password: 'hunter2' },
    contacts: [{ name: 'Bia', pin: 'hunter2' }],
    document: new File(['%PDF'], 'a.pdf'),
    documents: [new File(['%PDF'], 'b.pdf')],
  });
  registerForm(() => ({ key: 'k', schema, changed }));
  keepDrafts();
  expect([...memory.values()].join()).not.toContain('hunter2');
  expect(takeDraft('k')).toEqual({ access: { user: 'ana' }, contacts: [{ name: 'Bia' }], documents: [] });
});

it('keeps nothing of a form that nobody touched, closed, or not judged yet', async () => {
  const { keepDrafts, registerForm } = await fresh();
  registerForm(() => ({ key: 'untouched', schema, changed: () => ({}) }));
  registerForm(() => ({ key: 'no schema', schema: null, changed: () => ({ password: 'hunter2' }) }));
  registerForm(() => ({ key: 'closed', schema, changed: () => ({ name: 'x' }) }))();
  keepDrafts();
  expect(memory.size).toBe(0);
});

it('asks nobody whether to leave once drafts are kept', async () => {
  const { areDraftsKept, keepDrafts } = await fresh();
  expect(areDraftsKept()).toBe(false);
  keepDrafts();
  expect(areDraftsKept()).toBe(true);
});

it.each(['{', 'null', '"k"'])('takes %s for nothing', async (stored) => {
  memory.set('esteto.drafts', stored);
  const { takeDraft } = await fresh();
  expect(takeDraft('k')).toBeNull();
});

it('forgets at logout', async () => {
  memory.set('esteto.drafts', '{"k":{"name":"x"}}');
  const { wipeKept } = await import('../../system/state/kept-storage.ts');
  wipeKept();
  const { takeDraft } = await fresh();
  expect(takeDraft('k')).toBeNull();
});
