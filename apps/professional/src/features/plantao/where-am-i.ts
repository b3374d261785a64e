import type { Position } from '@esteto/domain/duty/duty-shift/clock';

const PATIENCE_MS = 15_000;

/** Asks the phone where it is, now and only now; null where it does not say. */
export const whereAmI = (): Promise<Position | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    );
  });
