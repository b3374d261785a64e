import type { Endpoint } from '@esteto/contract/endpoint';
import { MAINTENANCE } from '@esteto/contract/wire-error';
import { isInMaintenance, type MaintenanceWindow } from '@esteto/domain/office/maintenance/maintenance-form';
import type { Clock } from '../clock/clock.ts';
import { AppError } from './app-error.ts';

/** When the product stops for everybody but the team: kept in memory, because every call asks; each server looks again every few seconds. */
export type Maintenance = {
  window(): MaintenanceWindow | null;
  remember(window: MaintenanceWindow | null): void;
  isOn(): boolean;
};

/** `until`: set by the environment, whatever the master says. */
export const createMaintenance = (clock: Clock, until: string | null): Maintenance => {
  const fixed = until === null ? null : { starts_at: new Date(0).toISOString(), ends_at: until };
  let planned: MaintenanceWindow | null = null;
  const window = () => (isInMaintenance(fixed, clock.now()) ? fixed : planned);
  return {
    window,
    remember: (window) => {
      planned = window;
    },
    isOn: () => isInMaintenance(window(), clock.now()),
  };
};

/** How the team comes in, how anybody leaves, and how the page that waits asks. */
const ALWAYS_OPEN = new Set(['login', 'logout', 'csrf-cookie', 'connect', 'maintenance']);

/** 503 with the seconds until the announced end. */
export const refuseInMaintenance = (maintenance: Maintenance, { path }: Endpoint, isStaff: boolean, now: Date): void => {
  const window = maintenance.window();
  if (!window || isStaff || ALWAYS_OPEN.has(path) || !maintenance.isOn()) return;
  const seconds = Math.ceil((Date.parse(window.ends_at) - now.getTime()) / 1000);
  throw new AppError(503, { message: MAINTENANCE }, { 'Retry-After': String(seconds) });
};
