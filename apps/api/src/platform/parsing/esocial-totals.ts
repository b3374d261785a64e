import { ESOCIAL_TOTALS, type EsocialTotal } from '@esteto/domain/month/payroll-batch/esocial-totals';
import { unzipSync } from 'fflate';
import { readXml, type XmlReader } from '../xml/read-xml.ts';
import { decodedXml } from '../xml/uploaded-xml.ts';
import { unpackedBytes } from './workbook.ts';

/** The totals of eSocial in one XML, or in an archive of them as its portal gives it. Events of other kinds are left out. Null: the archive does not open, or is too large. */
export const readTotals = ({ bytes, name, isArchive }: { bytes: Uint8Array; name: string; isArchive: boolean }): EsocialTotal[] | null => {
  const files = isArchive ? unpacked(bytes) : [[name, bytes] as const];
  return files && files.flatMap(([file, content]) => totalIn(file, content));
};

/** What 2,000 companies take with room: the portal gives every event of the month. */
const MOST_UNPACKED = 100 * 1024 * 1024;

const unpacked = (bytes: Uint8Array): [name: string, content: Uint8Array][] | null => {
  if (unpackedBytes(bytes) > MOST_UNPACKED) return null;
  try {
    return Object.entries(unzipSync(bytes, { filter: ({ name }) => /\.xml$/i.test(name) }));
  } catch {
    return null;
  }
};

const EVENTS = Object.keys(ESOCIAL_TOTALS) as EsocialTotal['event'][];

const totalIn = (file: string, content: Uint8Array): EsocialTotal[] => {
  const text = decodedXml(content);
  const event = EVENTS.find((each) => text?.includes(`${each} `) || text?.includes(`${each}>`));
  const read = event && text ? readXml(text)?.within(event) : null;
  return event && read ? [{ file, event, ...saidBy(read) }] : [];
};

const saidBy = (event: XmlReader): Omit<EsocialTotal, 'file' | 'event'> => {
  const employer = event.text('ideEmpregador/nrInsc')?.trim() ?? '';
  return {
    id: event.attribute('Id') ?? '',
    period: event.text('ideEvento/perApur')?.trim() ?? '',
    employer: event.text('ideEmpregador/tpInsc')?.trim() === '1' ? employer.slice(0, ROOT) : employer,
    bases: event.all('infoCS/ideEstab/ideLotacao/basesRemun').map((base) => ({
      category: base.text('codCateg')?.trim() ?? '',
      amounts: BASES.flatMap((name) => base.text(`basesCp/${name}`)?.trim() || []),
    })),
    contributions: event.all('infoCS/infoCRContrib').map((owed) => ({
      code: owed.text('tpCR')?.trim() ?? '',
      amount: owed.text('vrCR')?.trim() ?? '',
    })),
    deposits: event.all('infoFGTS/ideEstab/ideLotacao/infoBaseFGTS/basePerApur').flatMap((base) => base.text('vrFGTS')?.trim() || []),
  };
};

/** How many characters of a CNPJ name the company, whichever of its establishments it is. */
const ROOT = 8;

/** Without and with 15, 20 or 25 years to a special retirement: each worker stands in one of them. */
const BASES = ['vrBcCp00', 'vrBcCp15', 'vrBcCp20', 'vrBcCp25'];
