import type { OfxAccount, OfxBlocks, OfxMovement } from './ofx-content.ts';

type Place = 'none' | 'account' | 'movement' | 'counterparty' | 'ledger' | 'other';

/** Puts each value where it belongs: in the header, an account, its balance or a movement. */
export class OfxReader {
  readonly #accounts: OfxAccount[] = [];
  #account: OfxAccount | null = null;
  #movement: OfxMovement | null = null;
  #place: Place = 'none';
  #institution = '';
  #investments = 0;
  #isInvestment = false;
  /** Inside the ACCTSTMT of an OFC file. */
  #isOfc = false;
  #isOfx = false;
  #isComplete = false;

  open(name: string): void {
    switch (name) {
      case 'OFX':
      case 'OFC':
        this.#isOfx = true;
        return;
      case 'STMTRS':
      case 'CCSTMTRS':
      case 'ACCTSTMT':
        // OFC has STMTRS inside ACCTSTMT, after the account.
        if (name !== 'STMTRS' || !this.#isOfc) this.#startAccount(true);
        this.#isOfc = name === 'ACCTSTMT';
        return;
      case 'INVSTMTRS':
        this.#endAccount();
        this.#isInvestment = true;
        return;
      case 'STMTTRN':
      case 'GENTRN':
        this.#startMovement();
        return;
      case 'BANKACCTFROM':
      case 'CCACCTFROM':
      case 'ACCTFROM':
        this.#place = 'account';
        return;
      case 'BANKACCTTO':
      case 'CCACCTTO':
        this.#place = 'counterparty';
        return;
      case 'BANKTRANLIST':
      case 'LEDGERBAL':
      case 'AVAILBAL':
      case 'BAL':
        this.#endMovement();
        this.#place = name === 'LEDGERBAL' ? 'ledger' : name === 'BANKTRANLIST' ? 'none' : 'other';
        break;
      default:
    }
  }

  close(name: string): void {
    switch (name) {
      case 'OFX':
      case 'OFC':
        this.#isComplete = true;
        return;
      case 'STMTRS':
      case 'CCSTMTRS':
      case 'ACCTSTMT':
        this.#endAccount();
        return;
      case 'INVSTMTRS':
        this.#isInvestment = false;
        return;
      case 'BANKACCTTO':
      case 'CCACCTTO':
        this.#place = this.#movement ? 'movement' : 'none';
        return;
      case 'STMTTRN':
      case 'GENTRN':
      case 'BANKTRANLIST':
        this.#endMovement();
        return;
      case 'BANKACCTFROM':
      case 'CCACCTFROM':
      case 'ACCTFROM':
      case 'LEDGERBAL':
      case 'AVAILBAL':
      case 'BAL':
        this.#place = 'none';
        break;
      default:
    }
  }

  value(name: string, written: string): void {
    if (this.#place === 'movement') {
      const field = MOVEMENT_FIELDS[name];
      if (field && this.#movement) this.#movement[field] ||= readText(written);
      return;
    }
    const field = FIELDS[this.#place]?.[name];
    if (field && this.#account) this.#account[field] ||= readText(written);
    else if (name === 'FID') this.#institution ||= readText(written);
  }

  finish(): OfxBlocks {
    const cut_movement = this.#movement !== null;
    this.#movement = null;
    this.#endAccount();
    return {
      accounts: this.#accounts,
      institution: this.#institution,
      investments: this.#investments,
      is_ofx: this.#isOfx,
      is_complete: this.#isComplete,
      cut_movement,
    };
  }

  #startAccount(is_named: boolean): OfxAccount {
    this.#endAccount();
    this.#isInvestment = false;
    const texts = { bank: '', account: '', currency: '', start: '', end: '', balance: '', balance_date: '' };
    this.#account = { ...texts, is_named, movements: [], empty_movements: 0 };
    return this.#account;
  }

  #endAccount(): void {
    this.#endMovement();
    if (this.#account && !isBlank(this.#account)) this.#accounts.push(this.#account);
    this.#account = null;
    this.#isOfc = false;
  }

  #startMovement(): void {
    this.#endMovement();
    if (this.#isInvestment) {
      this.#investments++;
      return;
    }
    this.#movement = { type: '', posted: '', amount: '', id: '', name: '', memo: '' };
    this.#place = 'movement';
  }

  /** One that the next one, or the end of the list, ends is whole: some banks never close it. */
  #endMovement(): void {
    this.#place = 'none';
    const movement = this.#movement;
    if (!movement) return;
    this.#movement = null;
    const account = this.#account ?? this.#startAccount(false);
    if (Object.values(movement).some(Boolean)) account.movements.push(movement);
    else account.empty_movements++;
  }
}

/** Says nothing at all. */
const isBlank = ({ bank, account, balance, movements, empty_movements }: OfxAccount): boolean =>
  `${bank}${account}${balance}` === '' && movements.length + empty_movements === 0;

const MOVEMENT_FIELDS: Partial<Record<string, keyof OfxMovement>> = {
  TRNTYPE: 'type',
  DTPOSTED: 'posted',
  DTUSER: 'posted',
  TRNAMT: 'amount',
  FITID: 'id',
  NAME: 'name',
  MEMO: 'memo',
};

type AccountText = Exclude<keyof OfxAccount, 'is_named' | 'movements' | 'empty_movements'>;

const ACCOUNT_FIELDS = { BANKID: 'bank', ACCTID: 'account' } as const;

/** LEDGER is the balance of an OFC file; some banks leave the account's own block out. */
const FIELDS: Partial<Record<Place, Partial<Record<string, AccountText>>>> = {
  none: { ...ACCOUNT_FIELDS, CURDEF: 'currency', DTSTART: 'start', DTEND: 'end', LEDGER: 'balance' },
  account: ACCOUNT_FIELDS,
  ledger: { BALAMT: 'balance', DTASOF: 'balance_date' },
};

/** Entities undone, control characters and runs of spaces made one space; an '&' that begins no entity stays. */
const readText = (written: string): string =>
  written
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(
      /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
      (whole, name: string | undefined, decimal?: string, hex?: string) =>
        name ? (ENTITIES[name.toLowerCase()] ?? whole) : characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16), whole),
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const ENTITIES: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const characterOf = (code: number, otherwise: string): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : otherwise;
