import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { addCompetence, competenceOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import type { DemoCompany } from '../../../demo/demo-cast.ts';
import type { DemoCompanyName } from '../../../demo/demo-clients.ts';
import { dice } from '../../../demo/demo-random.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { memberScope } from '../../billing/invoice/invoice-scope.ts';

export const statementLives = (stage: Stage): Life[] => stage.cast.companies.map((company) => monthAfterMonth(stage, company));

/** Before today, as many as the closings have, and one. */
const MONTHS = 4;

/** The last month has one statement that is not sent, and one that is not looked at yet. */
const UNSENT: DemoCompanyName = 'prado';
const UNCHECKED: DemoCompanyName = 'alves';

/** In the first days of a month the doctor sends the statement of the one before, and staff look at it. */
async function* monthAfterMonth(
  { cast: { staff }, modules: { statements, companyStatements, invoices }, today }: Stage,
  { id, name, partner }: DemoCompany,
): Life {
  let balance = 1_250_000;
  for (let back = MONTHS; back > 0; back -= 1) {
    const month = addCompetence(competenceOf(today), -back);
    const next = addCompetence(month, 1);
    if (back === 1 && name === UNSENT) return;
    yield at(`${next}-03`, 19 * 60);
    const open = await invoices.list(memberScope(partner), { stage: 'receivable', limit: 4, sort: '-requested_at' });
    const { text, closing } = ofx(id, month, balance, back === 1 ? open.items.map(creditOf) : []);
    balance = closing;
    const [year, of] = [Number(month.slice(0, 4)), Number(month.slice(5))];
    const file = { name: `extrato-${month}.ofx`, mime: fileMime.ofx, bytes: Buffer.from(text) };
    await statements.upload(partner, { body: { year, month: of, account_name: null, bank_account_id: null, columns: null }, file });
    if (back === 1 && name === UNCHECKED) return;
    yield at(`${next}-05`, 11 * 60);
    const sent = (await companyStatements.year(staff, { id, year: String(year) })).statements.find((row) => row.month === of);
    if (sent) await companyStatements.move(staff, { id: sent.id, body: { action: 'conclude', reason: null, version: sent.version } });
  }
}

type Movement = { day: string; amount: number; memo: string };

/** A note that nobody has written down as paid, as the bank tells of its money: in capitals and cut. */
const creditOf = ({ client_name, net_amount }: { client_name: string; net_amount: number }) => ({
  amount: net_amount,
  memo: `TED RECEBIDA ${client_name}`
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .slice(0, 32),
});

/** What hospitals paid, what the practice did, and what the bank took. */
const ofx = (company: number, month: string, opening: number, credits: readonly Omit<Movement, 'day'>[]) => {
  const roll = dice(company * 31 + Number(month.replace('-', '')));
  const movements = [
    { day: '04', amount: -162_100, memo: 'PIX ENVIADO PRO LABORE' },
    { day: '08', amount: roll.between(800_000, 1_900_000), memo: 'TED RECEBIDA HOSPITAL' },
    { day: '15', amount: roll.between(300_000, 900_000), memo: 'PIX RECEBIDO CLINICA' },
    { day: '20', amount: -roll.between(90_000, 240_000), memo: 'PAGAMENTO TRIBUTOS' },
    ...credits.map((credit) => ({ ...credit, day: '24' })),
    { day: lastDayOf(month).slice(8), amount: -4_990, memo: 'TARIFA PACOTE DE SERVICOS' },
  ];
  const closing = movements.reduce((sum, { amount }) => sum + amount, opening);
  const compact = month.replace('-', '');
  const text = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0341<ACCTID>${40_000 + company}-7<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${compact}01<DTEND>${compact}${lastDayOf(month).slice(8)}
${movements.map(({ day, amount, memo }, index) => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${compact}${day}<TRNAMT>${cents(amount)}<FITID>${compact}${day}00${index}<MEMO>${memo}</STMTTRN>`).join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${cents(closing)}<DTASOF>${compact}${lastDayOf(month).slice(8)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
  return { text, closing };
};

const cents = (amount: number): string => (amount / 100).toFixed(2);
