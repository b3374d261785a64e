import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isInstant } from '@esteto/domain/shared/date/date';
import { cleanCnpj, isValidCnpj } from '@esteto/domain/shared/document/cnpj';
import { isValidEmail } from '@esteto/domain/shared/document/email';
import { normalizePixKey } from '@esteto/domain/shared/document/pix';
import { dataFolder, developmentKey } from './data-folder.ts';
import {
  databaseUrl,
  type Env,
  fail,
  httpsUrl,
  integer,
  oneOf,
  origins,
  originUrl,
  proxies,
  SettingError,
  secretKey,
  secretKeys,
  serviceUrl,
  smtpUrl,
  text,
  truth,
} from './settings.ts';

export const APPS = ['public', 'professional', 'painel', 'gestao'] as const;
export type AppName = (typeof APPS)[number];

export type Config = Readonly<{
  nodeEnv: 'development' | 'test' | 'production';
  production: boolean;
  /** Where this server stands, shown to people and in the logs. */
  environment: 'local' | 'dev' | 'homolog' | 'production';
  host: string;
  port: number;
  /** Origin under which browsers reach the product, without a final slash. */
  publicUrl: string;
  /** Proxies whose word counts for where a call comes from (X-Forwarded-For): addresses, networks, or the names that Fastify knows. */
  trustedProxies: readonly string[];
  /** Origins of pages of others that may stand within ours: the office's own page for meetings. */
  frameOrigins: readonly string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Folder (absolute) of files, outbox and the embedded database. */
  dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. `ownerUrl` migrates, `appUrl` serves. */
  database: Readonly<{ appUrl: string; ownerUrl: string }> | null;
  /** How long a call waits for a database that does not answer. */
  databasePatienceMs: number;
  /** Whether /api/docs shows the calls to whoever asks. */
  apiPage: boolean;
  /** Bytes of files that one company may keep. */
  companyBytes: number;
  /** 32 bytes from which the server derives its encryption keys. */
  secretKey: Buffer;
  /** Keys that were in use before: what they encrypted can still be read, and is encrypted anew. */
  formerSecretKeys: readonly Buffer[];
  /** The national emitter of invoices: its address in each environment, who vouches for it (PEM) besides those that Node knows, and the patience. */
  nfse: Readonly<{ production: string; homologation: string; authorities: string | null; timeoutMs: number }>;
  /** The corporate identity provider (OpenID Connect) of the team; null: there is none. Without a secret this server is a public client. */
  connect: Readonly<{ issuer: string; clientId: string; clientSecret: string | null }> | null;
  /** Null: messages go to the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where mail that could not be delivered is returned to; the sender of the message when null. */
  mailReturnPath: string | null;
  /** What the mail server shows when it hands over returned mail; null: none is taken. */
  mailBounceSecret: string | null;
  /** Where each public service is asked; null: it never is. */
  lookups: Readonly<{
    cep: string | null;
    cities: string | null;
    banks: string | null;
    postalCode: string | null;
    registry: string | null;
  }>;
  /** Where clients pay their first plan by Pix: our key and who has it; null: by boleto only. */
  pix: Readonly<{ key: string; name: string; city: string }> | null;
  /** Who whoever takes a plan agrees with: our legal name and our CNPJ, bare; null: nobody signs a contract. */
  office: Readonly<{ name: string; cnpj: string }> | null;
  /** When the server's clock begins (ISO, with Z), with no job run by the hour; null: the machine's clock and all jobs. */
  clockStart: string | null;
  /** Only the team uses the product until then (ISO, with Z); null: whoever comes. */
  maintenanceUntil: string | null;
  demo: boolean;
  /** Folder (absolute) of each built app that this server also serves; null when other servers do. */
  appDist: Readonly<Record<AppName, string>> | null;
}>;

/** Reads and checks every setting. Throws one Error in Portuguese that lists all bad ones. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const read = <T>(setting: () => T): T => {
    try {
      return setting();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(error.message);
      return undefined as T; // never seen: the function throws below
    }
  };

  const nodeEnv = read(() => oneOf(env, 'NODE_ENV', ['development', 'test', 'production'], 'development'));
  const production = nodeEnv === 'production';
  const port = read(() => integer(env, 'PORT', 0, 65_535, 3000));
  const dataDir = read(() => dataFolder(env, join(REPO, '.esteto')));
  read(() => noObjectStore(env));
  const config: Config = {
    nodeEnv,
    production,
    environment: read(() => oneOf(env, 'ENVIRONMENT', ['local', 'dev', 'homolog', 'production'], production ? 'production' : 'local')),
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: read(() => publicUrl(env, production, port)),
    trustedProxies: read(() => proxies(env, 'TRUSTED_PROXIES')),
    frameOrigins: read(() => origins(env, 'FRAME_ORIGINS')),
    logLevel: read(() => oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info')),
    dataDir,
    database: read(() => database(env)),
    databasePatienceMs: read(() => integer(env, 'DATABASE_PATIENCE_SECONDS', 1, 60, 9)) * 1_000,
    apiPage: read(() => truth(env, 'API_DOCS', !production)),
    companyBytes: read(() => integer(env, 'COMPANY_STORAGE_MB', 1, 10_000_000, 5_120)) * 1_048_576,
    secretKey: read(() => secretKey(env, 'ESTETO_SECRET_KEY') ?? (production ? missingSecret() : Buffer.alloc(0))),
    formerSecretKeys: read(() => secretKeys(env, 'ESTETO_FORMER_SECRET_KEYS')),
    nfse: read(() => nfse(env)),
    connect: read(() => connect(env)),
    smtpUrl: read(() => smtpUrl(env, 'SMTP_URL')),
    mailFrom: read(() => mailFrom(env, production)),
    mailReturnPath: read(() => mailReturnPath(env)),
    mailBounceSecret: read(() => mailBounceSecret(env)),
    lookups: lookups(env, read),
    pix: read(() => pix(env, production)),
    office: read(() => office(env, production)),
    clockStart: read(() => clockStart(env, production)),
    maintenanceUntil: read(() => maintenanceUntil(env)),
    demo: read(() => demo(env, production)),
    appDist: read(() => appDist(env)),
  };
  if (problems.length > 0) throw new Error(`Configuração inválida:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  return Object.freeze({ ...config, secretKey: config.secretKey.length > 0 ? config.secretKey : developmentKey(dataDir) });
}

/** The repository's root; the current folder when the bundled server runs without the repository. */
const REPO = repositoryAbove(import.meta.dirname) ?? process.cwd();

function repositoryAbove(folder: string): string | null {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  return dirname(folder) === folder ? null : repositoryAbove(dirname(folder));
}

function database(env: Env): Config['database'] {
  const appUrl = databaseUrl(env, 'DATABASE_URL');
  const ownerUrl = databaseUrl(env, 'DATABASE_OWNER_URL');
  if (appUrl) return Object.freeze({ appUrl, ownerUrl: ownerUrl ?? appUrl });
  return ownerUrl ? fail('DATABASE_OWNER_URL só faz sentido com DATABASE_URL') : null;
}

/** In production it must be known, since mails link to it and cookies are bound to it; in plain http anybody on the way could take a session. */
function publicUrl(env: Env, production: boolean, port: number): string {
  const url = originUrl(env, 'PUBLIC_URL');
  if (!production) return url ?? `http://localhost:${port}`;
  if (!url) return fail('PUBLIC_URL é obrigatória em produção: o endereço que os navegadores usam, como https://esteto.exemplo.com.br');
  const { protocol, hostname } = new URL(url);
  const isSafe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!isSafe && !truth(env, 'ALLOW_PLAIN_HTTP', false))
    fail('PUBLIC_URL deve começar com https:// em produção; sem criptografia, só com ALLOW_PLAIN_HTTP=true');
  return url;
}

function missingSecret(): never {
  return fail('ESTETO_SECRET_KEY é obrigatória em produção: 32 bytes em base64 (gere com: openssl rand -base64 32)');
}

function mailFrom(env: Env, production: boolean): string {
  const from = text(env, 'MAIL_FROM');
  if (!from && production && text(env, 'SMTP_URL')) fail('MAIL_FROM é obrigatório em produção quando há SMTP_URL');
  if (from && !/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from)) {
    fail('MAIL_FROM deve ser um endereço, como "Esteto <nao-responda@exemplo.com.br>"');
  }
  return from ?? 'Esteto <nao-responda@esteto.localhost>';
}

function mailReturnPath(env: Env): string | null {
  const address = text(env, 'MAIL_RETURN_PATH');
  if (address && !isValidEmail(address)) fail('MAIL_RETURN_PATH deve ser um endereço, como devolvidas@exemplo.com.br');
  return address;
}

function mailBounceSecret(env: Env): string | null {
  const secret = text(env, 'MAIL_BOUNCE_SECRET');
  if (secret && (secret.length < 32 || secret.length > 200))
    fail('MAIL_BOUNCE_SECRET deve ter de 32 a 200 caracteres (gere com: openssl rand -base64 32)');
  return secret;
}

/** The addresses that the national system publishes; another one is for trials. */
const SEFIN = 'https://sefin.nfse.gov.br/SefinNacional';
const SEFIN_TRIAL = 'https://sefin.producaorestrita.nfse.gov.br/SefinNacional';

function nfse(env: Env): Config['nfse'] {
  const ca = text(env, 'NFSE_CA_FILE');
  if (ca && !existsSync(ca)) fail('NFSE_CA_FILE aponta para um arquivo que não existe');
  return Object.freeze({
    production: httpsUrl(env, 'NFSE_PRODUCTION_URL') ?? SEFIN,
    homologation: httpsUrl(env, 'NFSE_HOMOLOGATION_URL') ?? SEFIN_TRIAL,
    authorities: ca && readFileSync(ca, 'utf8'),
    timeoutMs: integer(env, 'NFSE_TIMEOUT_SECONDS', 1, 120, 30) * 1000,
  });
}

/** The provider is asked in the clear on this machine only. */
function connect(env: Env): Config['connect'] {
  const issuer = text(env, 'CONNECT_ISSUER');
  const clientId = text(env, 'CONNECT_CLIENT_ID');
  const clientSecret = text(env, 'CONNECT_CLIENT_SECRET');
  if (!issuer) return clientId || clientSecret ? fail('CONNECT_ISSUER falta: o endereço do provedor de identidade') : null;
  const url = URL.parse(issuer);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)))
    fail('CONNECT_ISSUER deve ser um endereço https://');
  if (!clientId) return fail('CONNECT_CLIENT_ID falta: como este produto se chama no provedor de identidade');
  return Object.freeze({ issuer, clientId, clientSecret });
}

/** The key as the directory of Pix holds it; whoever pays sees the name and the city. */
function pix(env: Env, production: boolean): Config['pix'] {
  const typed = text(env, 'PIX_KEY');
  const [name, city] = [text(env, 'PIX_NAME'), text(env, 'PIX_CITY')];
  if (!typed) {
    if (name || city) return fail('PIX_KEY falta: a chave Pix em que os planos são pagos');
    // Nobody has this key: the demonstration shows a code that no bank takes.
    return demo(env, production) ? { key: 'financeiro@demo.test', name: 'Esteto', city: 'Sao Paulo' } : null;
  }
  const key = normalizePixKey(typed);
  if (!key) return fail('PIX_KEY não é uma chave Pix');
  if (!name || !city) return fail('PIX_NAME e PIX_CITY faltam: o nome e a cidade de quem recebe');
  return Object.freeze({ key, name, city });
}

/** Both or none: a contract names who agrees, beyond doubt. Elsewhere than in production somebody made up stands in. */
function office(env: Env, production: boolean): Config['office'] {
  const [name, typed] = [text(env, 'OFFICE_NAME'), text(env, 'OFFICE_CNPJ')];
  if (!name && !typed) return production ? null : { name: 'Esteto Contabilidade Ltda.', cnpj: '11444777000161' };
  if (!name || !typed) return fail('OFFICE_NAME e OFFICE_CNPJ vão juntos: a razão social e o CNPJ que o contrato do plano diz');
  const cnpj = cleanCnpj(typed);
  return isValidCnpj(cnpj) ? Object.freeze({ name, cnpj }) : fail('OFFICE_CNPJ não é um CNPJ');
}

/** Files stay in the data folder: who asks for another store must not believe that they have it. */
function noObjectStore(env: Env): void {
  const set = Object.keys(env).filter((name) => name.startsWith('S3_') && text(env, name));
  if (set.length > 0) fail(`${set.join(', ')}: os arquivos ainda ficam só em ESTETO_DATA_DIR; retire as configurações S3`);
}

/** ViaCEP, IBGE, BrasilAPI, Zippopotam and ReceitaWS, or others that answer as they do. */
function lookups(env: Env, read: (setting: () => string | null) => string | null): Config['lookups'] {
  return Object.freeze({
    cep: read(() => serviceUrl(env, 'CEP_URL', 'https://viacep.com.br/ws')),
    cities: read(() => serviceUrl(env, 'CITIES_URL', 'https://servicodados.ibge.gov.br/api/v1/localidades')),
    banks: read(() => serviceUrl(env, 'BANKS_URL', 'https://brasilapi.com.br/api/banks/v1')),
    postalCode: read(() => serviceUrl(env, 'POSTAL_CODE_URL', 'https://api.zippopotam.us')),
    registry: read(() => serviceUrl(env, 'CNPJ_URL', 'https://receitaws.com.br/v1/cnpj')),
  });
}

function maintenanceUntil(env: Env): string | null {
  const until = text(env, 'MAINTENANCE_UNTIL');
  if (until && !isInstant(until)) fail('MAINTENANCE_UNTIL deve ser um instante em UTC, como 2026-11-24T02:30:00Z');
  return until;
}

function clockStart(env: Env, production: boolean): string | null {
  const start = text(env, 'ESTETO_CLOCK');
  if (start && !isInstant(start)) fail('ESTETO_CLOCK deve ser um instante em UTC, como 2026-11-24T15:00:00Z');
  return start && production ? fail('ESTETO_CLOCK não pode ser usada em produção: o relógio é o da máquina') : start;
}

function demo(env: Env, production: boolean): boolean {
  const wanted = truth(env, 'ESTETO_DEMO', !production);
  return production && wanted ? fail('ESTETO_DEMO não pode ser ligada em produção: as senhas de demonstração são públicas') : wanted;
}

/** APP_DIST is a folder with one folder per app, or `none`; by default the builds of the repository. */
function appDist(env: Env): Config['appDist'] {
  const wanted = text(env, 'APP_DIST');
  if (wanted === 'none') return null;
  const folder = (app: AppName) => (wanted ? resolve(wanted, app) : join(REPO, 'apps', app, 'dist'));
  if (wanted && !existsSync(wanted)) fail(`APP_DIST aponta para ${wanted}, que não existe`);
  return Object.freeze({
    public: folder('public'),
    professional: folder('professional'),
    painel: folder('painel'),
    gestao: folder('gestao'),
  });
}
