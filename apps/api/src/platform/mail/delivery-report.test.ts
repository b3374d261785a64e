import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { failedReport, returnedMail } from '../../testing/returned-mail.ts';
import { readDeliveryReport } from './delivery-report.ts';

const full = failedReport('ana@hospital.test', '5.2.2', '552 5.2.2 Mailbox full');

test('reads which message did not reach whom, and what the server said', async () => {
  const folded =
    'Original-Recipient: rfc822;Bia@Hospital.test\nFinal-Recipient: rfc822;caixa@outro.test\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550\n 5.1.1 unknown';
  const late = full.replace('failed', 'delayed').replace('ana@', 'rui@');
  expect(await readDeliveryReport(returnedMail({ key: 'nota-1', reports: [full, folded, late] }))).toEqual({
    key: 'nota-1',
    failures: [
      { email: 'ana@hospital.test', said: { status: '5.2.2', text: '552 5.2.2 Mailbox full' } },
      { email: 'bia@hospital.test', said: { status: '5.1.1', text: '550 5.1.1 unknown' } },
    ],
  });
});

test('goes by the id of the envelope when nothing of the message comes back', async () => {
  const [head] = returnedMail({ key: 'lost', reports: [`Original-Envelope-Id: nota-2\n\n${full}`] })
    .replace('Reporting-MTA', 'Original-Envelope-Id: nota-2\r\nReporting-MTA')
    .split('--=_b\r\nContent-Type: text/rfc822-headers');
  expect(await readDeliveryReport(`${head}--=_b--\r\n`)).toMatchObject({ key: 'nota-2', failures: [{ email: 'ana@hospital.test' }] });
});

test('takes a report whose returned message was cut off', async () => {
  const whole = returnedMail({ key: 'nota-3', reports: [full] });
  expect(await readDeliveryReport(whole.slice(0, whole.indexOf('Subject: NFS-e 118')))).toMatchObject({ key: 'nota-3' });
});

test.each(['', 'oi', 'Content-Type: multipart/report; boundary=x\r\n\r\n--x', 'Subject: Re: nota\r\n\r\n<nota-1@esteto>'])(
  'is nothing to us: %j',
  async (raw) => {
    expect(await readDeliveryReport(raw)).toBeNull();
  },
);

test('never throws, whatever is sent', async () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('--=_b', '\r\n\r\n', 'Content-Type: message/delivery-status', 'Action: failed', full));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const report = await readDeliveryReport(returnedMail({ key: 'nota-4', reports: [parts.join('\n')] }));
      expect(report === null || report.failures.length > 0).toBe(true);
    }),
    { numRuns: propertyRuns() },
  );
});
