import type { Page } from '@playwright/test';
import { ask, type Company, type List, type SentFile } from './api.ts';
import { expect } from './expect.ts';

// The national emitter that is played on this machine (apps/api/src/testing/serve-emitter.ts), and a company that issues there.

export const A1_PASSWORD = 'senha do A1';

/** How the emitter takes the next document; then it is itself again. */
type Mood = 'hold the answer' | { refuse: { codigo: string; descricao: string }[] };

export type Emitter = {
  takesNext: (mood: Mood) => Promise<void>;
  /** What it holds is answered now. */
  answers: () => Promise<void>;
  /** An A1 file that the emitter trusts, as a person chooses it. */
  certificateOf: (company: Company) => Promise<SentFile>;
};

export const emitterAt = (control: string): Emitter => {
  const tell = async (path: string, data: object = {}): Promise<Buffer> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${control}/${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
    expect(response.status, path).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  return {
    takesNext: async (mood) => void (await tell('next', { mood })),
    answers: async () => void (await tell('release')),
    certificateOf: async ({ name, cnpj }) => ({
      name: 'empresa.pfx',
      mimeType: 'application/x-pkcs12',
      buffer: await tell('certificate', { name, cnpj, password: A1_PASSWORD }),
    }),
  };
};

type City = { id: number; version: number; city: string; adapter: string };

/** Has a city of the demo data issue so, whatever it did before. `page` is staff's. */
export const cityIssues = async (page: Page, name: string, adapter: 'manual' | 'national'): Promise<void> => {
  const { items } = await ask<List<City>>(page, 'GET', `admin/municipal-parameters?search=${encodeURIComponent(name)}`);
  const [listed] = items;
  if (!listed) throw new Error(`no city called ${name}`);
  const { ibge, city, state, environment, dps_series, sends_municipal_registration, version } = listed as City & Record<string, unknown>;
  const body = { ibge, city, state, environment, dps_series, sends_municipal_registration, version, adapter };
  await ask(page, 'PUT', `admin/municipal-parameters/${listed.id}`, body);
};
