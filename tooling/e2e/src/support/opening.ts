import type { Page } from '@playwright/test';
import { ask, type List, newCnpj } from './api.ts';

type Opening = { id: number; version: number; company_id: number };

/** The opening of a company as the team takes it on, by calls: what its screens do has a journey of its own (openings.e2e.ts). */
export const openingOf = (staff: Page, company: string) => {
  const find = async (): Promise<Opening | null> => {
    const { items } = await ask<List<Opening>>(staff, 'GET', `admin/registrations?search=${encodeURIComponent(company)}`);
    return items[0] ?? null;
  };
  const current = async (): Promise<Opening> => {
    const opening = await find();
    if (!opening) throw new Error(`the opening of ${company} has not begun`);
    return opening;
  };
  return {
    find,

    toStep: async (step: string, to: string, note: string | null = null): Promise<void> => {
      const { id, version } = await current();
      await ask(staff, 'POST', `admin/registrations/${id}/step`, { step, to, note, version });
    },

    /** The next version of the minuta, changed clause by clause; what is in open brackets is filled in. */
    sendMinuta: async (change: (text: string) => string = (text) => text): Promise<void> => {
      const { id, version } = await current();
      const { clauses } = await ask<{ clauses: { text: string }[] }>(staff, 'GET', `admin/registrations/${id}/draft`);
      const filled = clauses.map((clause) => ({ ...clause, text: change(clause.text).replaceAll(/\[[^\]]*\]/g, 'preenchido') }));
      await ask(staff, 'POST', `admin/registrations/${id}/draft`, { clauses: filled, version });
    },

    /** It works from then on, where its owner said that it would be. */
    conclude: async (name: string): Promise<number> => {
      const { id, version, company_id } = await current();
      const { company } = await ask<{ company: { address: object } }>(staff, 'GET', `admin/registrations/${id}`);
      const body = { cnpj: newCnpj(), name, opening_date: '2026-11-20', tax_regime: 'normal', address: company.address, version };
      await ask(staff, 'POST', `admin/registrations/${id}/conclude`, body);
      return company_id;
    },
  };
};
