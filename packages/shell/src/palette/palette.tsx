import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { App } from '@esteto/domain/identity/route/base-paths';
import { PaletteDialog } from '@esteto/ui/patterns/palette/palette-dialog.tsx';
import type { PaletteEntry } from '@esteto/ui/patterns/palette/palette-entry';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RouteTable } from '../route/route-table.ts';
import type { PaletteSource } from './palette-source.ts';
import { rememberRecent } from './recent.ts';
import { useOwnGroups } from './use-own-groups.ts';
import { useRecords } from './use-records.ts';

/** Brings the records that an app lets one find: `() => import('./palette.ts')`. */
export type LoadPalette = () => Promise<{ palette: readonly PaletteSource[] }>;

type PaletteProps = { app: App; routes: RouteTable; loadPalette: LoadPalette | undefined; onClose: () => void };

/** Ctrl/Cmd+K: pages, actions, companies and records that the person may see. */
export const Palette = ({ app, routes, loadPalette, onClose }: PaletteProps) => {
  const [text, setText] = useState('');
  const { user } = useIdentity();
  const navigate = useNavigate();
  const own = useOwnGroups(app, routes, text);
  const records = useRecords(useSources(loadPalette), text);
  const choose = ({ key, to, run }: PaletteEntry): void => {
    if (user) rememberRecent(user.id, key);
    onClose();
    if (to) void navigate(to);
    else run?.();
  };
  return (
    <PaletteDialog
      text={text}
      onText={setText}
      groups={[...own, ...records.groups]}
      status={records.status}
      onChoose={choose}
      onClose={onClose}
    />
  );
};

const NONE: readonly PaletteSource[] = [];

const useSources = (load: LoadPalette | undefined): readonly PaletteSource[] => {
  const [sources, setSources] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    void load?.().then(
      ({ palette }) => isShown && setSources(palette),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return sources;
};
