import { randomBytes } from 'node:crypto';
import { session } from '@esteto/contract/identity/session';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const local = await testApp();
const production = await testApp({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://esteto.example',
  ESTETO_SECRET_KEY: randomBytes(32).toString('base64'),
});

const addresses = ['/api/user', '/api/login', '/api/nowhere', '/api/health', '/api/admin/manager/units/%ff', '/nowhere'];

describe.each(addresses)('%s', (url) => {
  test('carries the headers of every answer', async () => {
    const { headers } = await local.send({ method: 'GET', url });
    const csp = String(headers['content-security-policy']);
    expect(csp).toMatch(/default-src 'self'/);
    expect(csp).toMatch(/script-src 'self'(?! 'unsafe)/);
    expect(csp).toMatch(/frame-ancestors 'none'/);
    expect(csp).toMatch(/object-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control'] ?? null).toBe(url.startsWith('/api/') ? 'no-store' : null);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  test('asks for TLS from then on where there is TLS', async () => {
    const { headers } = await production.send({ method: 'GET', url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

test('the API page lists what the contract declares, and keeps to a policy of its own', async () => {
  const { status, headers } = await local.send({ method: 'GET', url: '/api/docs/' });
  expect(status).toBe(200);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const { body } = await local.send({ method: 'GET', url: '/api/docs/json' });
  expect(body).toMatchObject({ paths: { '/api/login': { post: { summary: session.login.summary } } } });
});

test('in production the API page is there only where it is wanted', async () => {
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])
    expect((await production.send({ method: 'GET', url })).status).toBe(404);
});

test('nobody else may read the answers from another origin', async () => {
  const { headers } = await local.send({ method: 'OPTIONS', url: '/api/user', headers: { origin: 'https://evil.example' } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});
