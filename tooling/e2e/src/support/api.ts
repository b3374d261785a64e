import { randomInt, randomUUID } from 'node:crypto';
import { API_PATH } from '@esteto/domain/identity/route/base-paths';
import { cnpjCheckDigits } from '@esteto/domain/shared/document/cnpj';
import { cpfCheckDigits } from '@esteto/domain/shared/document/cpf';
import type { Page } from '@playwright/test';
import { thisMonth, today } from './clock.ts';
import { expect } from './expect.ts';

// The server as the person of a page reaches it: with the page's own cookie and token, beside the screens.

export type Answer = { status: number; body: Body };
type Body = { message?: string; errors?: Record<string, string[]>; [name: string]: unknown };

export const send = async (page: Page, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<Answer> => {
  const headers = { ...(await identity(page)), ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }) };
  const response = await page.request.fetch(`${API_PATH}/${path}`, { method, data, headers });
  const text = await response.text();
  return { status: response.status(), body: (text ? JSON.parse(text) : {}) as Body };
};

const identity = async (page: Page) => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('esteto.access_token') ?? 'null') as string | null);
  return { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
};

export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** A file that must be taken, with the fields beside it. */
export const upload = async (page: Page, path: string, file: SentFile, fields: Record<string, string> = {}): Promise<void> => {
  const response = await page.request.post(`${API_PATH}/${path}`, {
    headers: { ...(await identity(page)), 'Idempotency-Key': randomUUID() },
    multipart: { ...fields, file },
  });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
};

/** A call that must work. */
export const ask = async <T>(page: Page, ...[method, path, data]: Parameters<typeof send> extends [Page, ...infer Rest] ? Rest : never) => {
  const { status, body } = await send(page, method, path, data);
  expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body as unknown as T;
};

export type List<Row> = { items: Row[]; next: string | null; total: number };
export type Invoice = { id: number; version: number; company_id: number; client_name: string; description: string; status: string };
export type Company = { id: number; name: string; cnpj: string | null; accounting_status: string };

/** The company of the person whose name begins so. */
export const companyCalled = async (page: Page, start: string): Promise<Company> => {
  const companies = await ask<Company[]>(page, 'GET', 'companies');
  const company = companies.find(({ name }) => name.startsWith(start));
  if (!company) throw new Error(`no company called ${start}`);
  return company;
};

/** A name that no other journey uses. */
export const uniqueName = (what: string): string => `${what} ${randomUUID().slice(0, 8)}`;

export const newCpf = (): string => {
  const root = String(randomInt(100_000_000, 999_999_999));
  return root + cpfCheckDigits(root);
};

export const newCnpj = (): string => {
  const root = `${randomInt(10_000_000, 99_999_999)}0001`;
  return root + cnpjCheckDigits(root);
};

/** A client of the company with a name of its own; it withholds nothing. */
export const newClient = async (page: Page, company_id: number, name = uniqueName('Hospital')): Promise<{ id: number; name: string }> => {
  const body = { person_type: 'PJ', document: newCnpj(), name, payment_term_days: 30 };
  const { id } = await ask<{ id: number }>(page, 'POST', `clients?company_id=${company_id}`, body);
  return { id, name };
};

/** An invoice that was asked for. `gross_amount` in cents. */
export const newInvoice = async (page: Page, company_id: number, client_id: number, gross_amount = 150_000): Promise<Invoice> =>
  ask<Invoice>(page, 'POST', `invoices?company_id=${company_id}`, {
    client_id,
    competence: thisMonth(),
    gross_amount,
    description: 'Plantões de 12 h',
  });

/** Staff copies what the city's page gave: a number that no other note of the demo has. Answers that number. */
export const issueByHand = async (staff: Page, { id, version }: Invoice): Promise<string> => {
  const number = String(860_000_000 + id);
  await ask<Invoice>(staff, 'POST', `admin/invoices/${id}/issue`, { number, verification_code: 'JORNADA', issue_date: today(), version });
  return number;
};
