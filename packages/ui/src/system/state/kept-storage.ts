// What the browser keeps for this product: every key, where it is kept and whether it stays when the session ends. Where local storage is full
// the tab's own storage serves, and where both are forbidden nothing is kept: none of it may stop the app.

type Kept = {
  /** `tab`: the session storage of one tab. */
  where: 'browser' | 'tab';
  /** True for what belongs to the device rather than to the person: it outlives the session. */
  stays: boolean;
};

const KEPT = {
  'esteto.access_token': { where: 'browser', stays: false },
  // While somebody leaves on purpose: what other tabs are refused meanwhile is no session that expired.
  'esteto.leaving': { where: 'browser', stays: false },
  'esteto.session': { where: 'browser', stays: false },
  'esteto.scope': { where: 'browser', stays: false },
  'esteto.settings': { where: 'browser', stays: false },
  'esteto.calendar_hidden': { where: 'browser', stays: false },
  'esteto.default_views': { where: 'browser', stays: false },
  'esteto.recent': { where: 'browser', stays: false },
  // The shifts that a doctor may clock without a connection.
  'esteto.clock_shifts': { where: 'browser', stays: false },
  'esteto.theme': { where: 'browser', stays: true },
  'esteto.layout': { where: 'browser', stays: true },
  'esteto.modern_announced': { where: 'browser', stays: true },
  'esteto.rail': { where: 'browser', stays: true },
  'esteto.tables': { where: 'browser', stays: true },
  'esteto.environment-banner-hidden': { where: 'browser', stays: true },
  // Who asked for an account here and has not told the code yet.
  'esteto.signup': { where: 'browser', stays: true },
  // Entries and check-outs that wait for a connection: they name their person, and are nobody else's.
  'esteto.punches': { where: 'browser', stays: true },
  'esteto.drafts': { where: 'tab', stays: false },
  'esteto.batches': { where: 'tab', stays: false },
  // Why a session ended is read after its end; who was asked already is not asked again.
  'esteto.notice': { where: 'tab', stays: true },
  'esteto.shown': { where: 'tab', stays: true },
  'esteto.survey_asked': { where: 'tab', stays: true },
  'esteto.reloaded_at': { where: 'tab', stays: true },
} as const satisfies Record<string, Kept>;

export type KeptKey = keyof typeof KEPT;

export const readKept = (key: KeptKey): string | null =>
  attempt(() => (KEPT[key].where === 'browser' ? localStorage.getItem(key) : null) ?? sessionStorage.getItem(key));

export const writeKept = (key: KeptKey, text: string): void => {
  const isKept =
    KEPT[key].where === 'browser' &&
    attempt(() => {
      localStorage.setItem(key, text);
      return true;
    });
  if (!isKept) attempt(() => sessionStorage.setItem(key, text));
};

export const forgetKept = (key: KeptKey): void => {
  attempt(() => localStorage.removeItem(key));
  attempt(() => sessionStorage.removeItem(key));
};

/** At the end of a session: all that does not stay. */
export const wipeKept = (): void => {
  for (const [key, { stays }] of Object.entries(KEPT)) if (!stays) forgetKept(key as KeptKey);
};

const attempt = <Result>(action: () => Result): Result | null => {
  try {
    return action();
  } catch {
    return null;
  }
};
