import { API_PATH } from '@esteto/domain/identity/route/base-paths';
import type { APIRequest, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { type DemoPerson, PASSWORD, people } from './people.ts';

/** Fills the login page that is on the screen, as a person does. */
export const fillLogin = async (page: Page, who: DemoPerson): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(people[who]);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

/**
 * What a browser holds after signing in, without the login page: for journeys that begin behind it. `company` is how the name of the company
 * begins that the person looked at last.
 */
export const signedIn = async (request: APIRequest, baseURL: string, who: DemoPerson, company?: string): Promise<SignedIn> => {
  const calls = await request.newContext({ baseURL, extraHTTPHeaders: { 'X-Requested-With': 'XMLHttpRequest' } });
  const response = await calls.post(`${API_PATH}/login`, { data: { email: people[who], password: PASSWORD } });
  expect(response.status(), await response.text()).toBe(200);
  const { access_token } = (await response.json()) as { access_token: string };
  const localStorage = [
    { name: 'esteto.access_token', value: JSON.stringify(access_token) },
    // Has seen the announcement of the modern layout, which stands in a corner.
    { name: 'esteto.modern_announced', value: 'true' },
  ];
  if (company) {
    const mine = await calls.get(`${API_PATH}/companies`, { headers: { Authorization: `Bearer ${access_token}` } });
    const own = ((await mine.json()) as { id: number; name: string }[]).find(({ name }) => name.startsWith(company));
    localStorage.push({ name: 'esteto.scope', value: JSON.stringify({ company_id: own?.id }) });
  }
  const { cookies } = await calls.storageState();
  await calls.dispose();
  return { cookies, origins: [{ origin: baseURL, localStorage }] };
};

type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;
