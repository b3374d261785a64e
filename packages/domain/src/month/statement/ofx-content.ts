// What an OFX file holds, as its tags say it.

export type OfxMovement = { type: string; posted: string; amount: string; id: string; name: string; memo: string };

export type OfxAccount = {
  bank: string;
  account: string;
  currency: string;
  start: string;
  end: string;
  balance: string;
  balance_date: string;
  /** False for movements that came with no account around them. */
  is_named: boolean;
  movements: OfxMovement[];
  /** Movements without a single value in them. */
  empty_movements: number;
};

export type OfxBlocks = {
  accounts: OfxAccount[];
  /** The bank's number in the header, the only one that cards have. */
  institution: string;
  /** Movements of investment statements, which are not read. */
  investments: number;
  /** Whether there is an <OFX> (or <OFC>), and whether it is closed. */
  is_ofx: boolean;
  is_complete: boolean;
  /** The file ends in the middle of a movement. */
  cut_movement: boolean;
};
