import { statement } from '@esteto/contract/month/statement';
import type { Examples } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

export const ofxSample = (
  movements: readonly { id: string; day: string; amount: string; memo: string }[],
  account = '12345-6',
  bank = '0341',
) => ({
  name: 'extrato.ofx',
  bytes: Buffer.from(`OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${bank}<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
${movements
  .map(({ id, day, amount, memo }) => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<MEMO>${memo}</STMTTRN>`)
  .join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`),
});

export const october = ofxSample([
  { id: 'A1000001', day: '20261005', amount: '1500.00', memo: 'PIX RECEBIDO HOSPITAL' },
  { id: 'A1000002', day: '20261008', amount: '-89.90', memo: 'TARIFA' },
]);

/** A CSV of a bank. */
export const sheet = { name: 'extrato.csv', bytes: Buffer.from('Data;Histórico;Valor\n05/10/2026;Pix recebido;150,00\n') };

let accounts = 0;

/** An account whose October was sent: each time another, because a month that was declared takes no second word. */
export const sentAccount = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const at = { company_id: company.id };
    accounts += 1;
    const file = ofxSample([{ id: 'A1000001', day: '20261005', amount: '1500.00', memo: 'PIX RECEBIDO HOSPITAL' }], `7000-${accounts}`);
    await api.ask(statement.upload, { ...at, body: { year: 2026, month: 10 }, file }, { as: partner });
    return (await api.ask(statement.year, { ...at, year: 2026 }, { as: partner })).accounts.at(-1)?.id ?? 0;
  });

/** A file that a job keeps, as it stands in the database: to send one takes too long for an example. */
export const largeImport = async (scene: Pick<Scene, 'api' | 'company'>): Promise<number> => {
  const [row] = await scene.api.sql<{ id: string }>(
    `insert into statement_imports (company_id, file_id, fresh, repeated, months, total, done, created_at, updated_at)
     select company_id, id, 0, 0, '[]', 30000, 30000, now(), now() from files where company_id = $1 order by created_at limit 1 returning id`,
    [scene.company.id],
  );
  return Number(row?.id);
};

export const statementExamples: Examples<'statement'> = {
  statement: {
    year: () => ({ year: 2026 }),
    upload: () => ({ body: { year: 2026, month: 10 }, file: october }),
    previewUpload: () => ({ body: { year: 2026, month: 10 }, file: sheet }),
    sent: () => ({}),
    progress: async (scene) => {
      await sentAccount(scene);
      return { id: await largeImport(scene) };
    },
    undoImport: async (scene) => {
      await sentAccount(scene);
      const { items } = await whileActive(scene, ({ api, company, partner }) =>
        api.ask(statement.sent, { company_id: company.id }, { as: partner }),
      );
      return { id: items[0]?.id ?? 0 };
    },
    declareNoMovement: async (scene) => ({ body: { year: 2026, month: 9, bank_account_id: await sentAccount(scene) } }),
  },
};
