import { beforeEach, describe, expect, it, vi } from 'vitest';

const memory = new Map<string, string>();

/** The module as a page that was just opened has it. */
const openPage = () => {
  vi.resetModules();
  return import('./notice.ts');
};

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

const login = { text: 'Faça o login para acessar esta página.', tone: 'warning', once: true } as const;
const ended = { text: 'Sua sessão expirou, por favor faça novamente o login.', tone: 'warning' } as const;

describe('a message for the next page', () => {
  it('is taken once', async () => {
    const { leaveNotice, takeNotice } = await openPage();
    leaveNotice(ended);
    expect(takeNotice()).toEqual(ended);
    expect(takeNotice()).toBeNull();
  });

  it("'please log in' is said once in a browser session, others each time", async () => {
    const { leaveNotice, takeNotice } = await openPage();
    leaveNotice(login);
    expect(takeNotice()).toEqual({ text: login.text, tone: 'warning' });
    leaveNotice(login);
    expect(takeNotice()).toBeNull();
    for (let count = 0; count < 2; count += 1) {
      leaveNotice(ended);
      expect(takeNotice()).toEqual(ended);
    }
  });

  it.each(['{', 'null', '"text"', '{"text":4}'])('that reads %s is no message', async (stored) => {
    memory.set('esteto.notice', stored);
    const { takeNotice } = await openPage();
    expect(takeNotice()).toBeNull();
  });

  it('is there for this page, and lost with it, where storage is forbidden', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const { leaveNotice } = await openPage();
    leaveNotice(login);
    const { takeNotice } = await openPage();
    expect(takeNotice()).toBeNull();
  });
});
