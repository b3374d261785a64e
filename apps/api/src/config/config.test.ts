import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'esteto-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const KEY = randomBytes(32).toString('base64');
const read = (env: Record<string, string>) => readConfig({ ESTETO_DATA_DIR: dataDir, ...env });
const PUBLIC_URL = 'https://esteto.exemplo.com.br';
const inProduction = (env: Record<string, string>) => read({ NODE_ENV: 'production', ESTETO_SECRET_KEY: KEY, PUBLIC_URL, ...env });

describe('values', () => {
  test('a machine with no setting gets a development server with demo data and the embedded database', () => {
    expect(read({})).toMatchObject({
      nodeEnv: 'development',
      production: false,
      environment: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      logLevel: 'info',
      dataDir,
      database: null,
      smtpUrl: null,
      lookups: { cep: 'https://viacep.com.br/ws' },
      demo: true,
    });
    expect(read({}).appDist?.gestao).toMatch(/apps\/gestao\/dist$/);
  });

  test.each<[string, Record<string, string>, Partial<Config>]>([
    [
      'production listens to everyone, without demo data',
      { NODE_ENV: 'production', ESTETO_SECRET_KEY: KEY, PUBLIC_URL: 'https://esteto.exemplo.com.br' },
      { host: '0.0.0.0', demo: false, environment: 'production' },
    ],
    ['the port is in the public address', { PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [
      'in production nobody is shown the page of the calls',
      { NODE_ENV: 'production', ESTETO_SECRET_KEY: KEY, PUBLIC_URL },
      { apiPage: false },
    ],
    ['unless it is wanted', { NODE_ENV: 'production', ESTETO_SECRET_KEY: KEY, PUBLIC_URL, API_DOCS: 'true' }, { apiPage: true }],
    ['and elsewhere until it is not', {}, { apiPage: true }],
    [
      'a company keeps 5 GB, and a call waits nine seconds for the database',
      {},
      { companyBytes: 5 * 1024 ** 3, databasePatienceMs: 9_000 },
    ],
    [
      'unless something else is set',
      { COMPANY_STORAGE_MB: '1', DATABASE_PATIENCE_SECONDS: '3', API_DOCS: 'false' },
      { companyBytes: 1024 ** 2, databasePatienceMs: 3_000, apiPage: false },
    ],
    ['an empty setting is no setting', { PORT: '', HOST: ' ' }, { port: 3000, host: '127.0.0.1' }],
    [
      'the public address loses its slash',
      { PUBLIC_URL: 'https://esteto.exemplo.com.br/' },
      { publicUrl: 'https://esteto.exemplo.com.br' },
    ],
    ['nobody is believed about where a call comes from', {}, { trustedProxies: [] }],
    [
      'proxies that are named',
      { TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,::1,loopback' },
      { trustedProxies: ['10.0.0.5', '10.1.0.0/16', '::1', 'loopback'] },
    ],
    ['none by name', { TRUSTED_PROXIES: 'none' }, { trustedProxies: [] }],
    ['pages of nobody else are framed', {}, { frameOrigins: [] }],
    [
      'but for those that are named',
      { FRAME_ORIGINS: 'https://agenda.exemplo.com.br/, https://cal.test:8443' },
      { frameOrigins: ['https://agenda.exemplo.com.br', 'https://cal.test:8443'] },
    ],
    [
      'one role may own and serve',
      { DATABASE_URL: 'postgres://a@b/c' },
      { database: { appUrl: 'postgres://a@b/c', ownerUrl: 'postgres://a@b/c' } },
    ],
    [
      'or two roles',
      { DATABASE_URL: 'postgres://a@b/c', DATABASE_OWNER_URL: 'postgresql://o@b/c' },
      { database: { appUrl: 'postgres://a@b/c', ownerUrl: 'postgresql://o@b/c' } },
    ],
    ['demo data can be left out', { ESTETO_DEMO: 'false' }, { demo: false }],
    ['the apps can be served elsewhere', { APP_DIST: 'none' }, { appDist: null }],
    ['homologation', { ENVIRONMENT: 'homolog', LOG_LEVEL: 'debug' }, { environment: 'homolog', logLevel: 'debug' }],
    [
      'mail',
      { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'Esteto <a@b.c>' },
      { smtpUrl: 'smtp://localhost:25', mailFrom: 'Esteto <a@b.c>' },
    ],
    [
      'public services at other addresses, or none',
      { CEP_URL: 'http://localhost:4000/ws/', CNPJ_URL: 'none' },
      { lookups: { cep: 'http://localhost:4000/ws', registry: null } as Config['lookups'] },
    ],
  ])('%s', (_, env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });

  test('the office is named by both of its settings, and made up nowhere but for trying', () => {
    const named = { OFFICE_NAME: 'Alves Contabilidade Ltda.', OFFICE_CNPJ: '11.222.333/0001-81' };
    expect(inProduction(named).office).toEqual({ name: 'Alves Contabilidade Ltda.', cnpj: '11222333000181' });
    expect(() => read({ ...named, OFFICE_CNPJ: '11.222.333/0001-82' })).toThrow('OFFICE_CNPJ');
    expect([inProduction({}).office, read({}).office?.name]).toEqual([null, 'Esteto Contabilidade Ltda.']);
  });

  test('nothing in it can be changed', () => {
    const config = read({ DATABASE_URL: 'postgres://a@b/c' });
    expect([config, config.database, config.appDist, config.lookups].every(Object.isFrozen)).toBe(true);
  });
});

describe('refusals', () => {
  test.each<[string, string]>([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['FRAME_ORIGINS', 'http://agenda.exemplo.com.br'],
    ['FRAME_ORIGINS', 'https://agenda.exemplo.com.br/marcar'],
    ['COMPANY_STORAGE_MB', '0'],
    ['DATABASE_PATIENCE_SECONDS', '61'],
    ['API_DOCS', 'sim'],
    ['NODE_ENV', 'prod'],
    ['ENVIRONMENT', 'staging'],
    ['MAINTENANCE_UNTIL', 'amanhã'],
    ['ESTETO_CLOCK', '2026-11-24'],
    ['CONNECT_ISSUER', 'http://entrada.exemplo.com.br'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'esteto.exemplo.com.br'],
    ['PUBLIC_URL', 'https://exemplo.com.br/esteto'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,,'],
    ['TRUSTED_PROXIES', 'true'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_OWNER_URL', 'postgres://a@b/c'],
    ['SMTP_URL', 'mail.exemplo.com.br'],
    ['MAIL_FROM', 'Esteto'],
    ['ESTETO_DEMO', 'sim'],
    ['APP_DIST', '/nao/existe'],
    ['ESTETO_DATA_DIR', '/dev/null'],
    ['ESTETO_DATA_DIR', '/dev/null/esteto'],
    ['ESTETO_DATA_DIR', '/proc/esteto'],
    ['S3_BUCKET', 'only-this'],
    ['CEP_URL', 'viacep.com.br'],
    ['CITIES_URL', 'file:///etc/passwd'],
    ['BANKS_URL', 'https://exemplo.com.br/?q='],
    ['POSTAL_CODE_URL', 'https://eu:senha@exemplo.com.br'],
    ['ESTETO_SECRET_KEY', 'short'],
    ['ESTETO_SECRET_KEY', Buffer.alloc(32).toString('base64')],
    ['ESTETO_SECRET_KEY', Buffer.from('change-me-change-me-change-me-ok').toString('base64')],
    ['ESTETO_SECRET_KEY', `${KEY}AAAA`],
    ['NFSE_PRODUCTION_URL', 'http://sefin.exemplo.gov.br'],
    ['NFSE_HOMOLOGATION_URL', 'https://a:b@sefin.exemplo.gov.br'],
    ['NFSE_CA_FILE', '/nao/existe.pem'],
    ['NFSE_TIMEOUT_SECONDS', '0'],
    ['OFFICE_NAME', 'Alves Contabilidade Ltda.'],
    ['OFFICE_CNPJ', '11.444.777/0001-61'],
    ['ESTETO_FORMER_SECRET_KEYS', `${KEY},short`],
    ['ESTETO_FORMER_SECRET_KEYS', `${KEY},`],
    ['ESTETO_FORMER_SECRET_KEYS', Buffer.alloc(32).toString('base64')],
  ])('%s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['nothing', { PUBLIC_URL: '' }, /PUBLIC_URL é obrigatória em produção/],
    ['plain http to another host', { PUBLIC_URL: 'http://esteto.exemplo.com.br' }, /https:\/\/ em produção.*ALLOW_PLAIN_HTTP=true/],
  ])('production with %s as public address', (_name, env, words) => {
    expect(() => inProduction(env)).toThrow(words);
  });

  test.each([
    [{ PUBLIC_URL: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }],
    [{ PUBLIC_URL: 'http://esteto.interno', ALLOW_PLAIN_HTTP: 'true' }],
  ])('but not %j', (env) => {
    expect(inProduction(env).publicUrl).toBe(env.PUBLIC_URL);
  });

  test('production demands its own secret and no demo data', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('ESTETO_SECRET_KEY é obrigatória');
    expect(() => inProduction({ ESTETO_DEMO: 'true' })).toThrow('ESTETO_DEMO não pode');
    expect(() => inProduction({ ESTETO_CLOCK: '2026-11-24T15:00:00Z' })).toThrow('ESTETO_CLOCK não pode');
    expect(() => inProduction({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM é obrigatório');
  });

  test('former keys are read beside the current one', () => {
    const former = randomBytes(32).toString('base64');
    const { secretKey, formerSecretKeys } = inProduction({ ESTETO_FORMER_SECRET_KEYS: `${former}, ${KEY}` });
    expect([secretKey, ...formerSecretKeys].map((key) => key.toString('base64'))).toEqual([KEY, former, KEY]);
    expect(read({}).formerSecretKeys).toEqual([]);
  });

  test('all bad settings are told at once, and no secret is repeated', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'x', ESTETO_SECRET_KEY: 'not-so-secret', NODE_ENV: 'production' };
    expect(() => read(env)).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*ESTETO_SECRET_KEY/);
    expect(() => read(env)).not.toThrow(/not-so-secret/);
  });
});

test("the development key is drawn once and is only its user's to read", () => {
  const first = read({}).secretKey;
  expect(first).toHaveLength(32);
  expect(read({}).secretKey).toEqual(first);
  expect(readdirSync(dataDir)).toEqual(['secret-key']);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(read({ ESTETO_SECRET_KEY: KEY }).secretKey.toString('base64')).toBe(KEY);
});
