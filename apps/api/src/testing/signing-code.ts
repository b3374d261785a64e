import { codeHash } from '../platform/sessions/verification-code.ts';
import { unique } from './documents.ts';
import { codeIn } from './outbox.ts';
import type { TestApp } from './test-app.ts';

type Api = Pick<TestApp, 'sql' | 'modules' | 'outbox' | 'config'>;

const PATIENCE_MILLISECONDS = 20_000;

/** The code that went to whoever asked last to sign something. The job may have sent it meanwhile: it is the same code. */
export const signingCode = async ({ sql, modules, outbox, config }: Api, { id }: { id: number }): Promise<string> => {
  const [asked] = await sql<{ id: number; email: string }>(
    'select id::int as id, email from signatures where user_id = $1 order by asked_at desc, id desc limit 1',
    [id],
  );
  if (!asked) throw new Error('nobody asked for a code');
  await modules.signatures.sendCode({ signature_id: asked.id }, `test-${unique()}`);
  const until = performance.now() + PATIENCE_MILLISECONDS;
  while (performance.now() < until) {
    const [row] = await sql('select code_hash from signatures where id = $1', [asked.id]);
    const codes = (await outbox()).filter((message) => message.includes(`To: ${asked.email}`)).map(codeIn);
    const code = codes.find((one) => codeHash(config.secretKey, one) === row?.['code_hash']);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no code came to ${asked.email}`);
};
