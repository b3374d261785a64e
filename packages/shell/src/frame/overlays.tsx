import type { App } from '@esteto/domain/identity/route/base-paths';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { overlayAtom } from '../overlay/overlay.ts';
import type { LoadPalette } from '../palette/palette.tsx';
import type { RouteTable } from '../route/route-table.ts';
import { cornerPanelAtom } from './corner-panel.ts';
import { useShortcuts } from './use-shortcuts.ts';

type OverlaysProps = { app: App; routes: RouteTable; loadPalette: LoadPalette | undefined };

/** The panel in the corner, the search, the list of keys, the second factor and the notices, over every page. Each is loaded when it is first asked for. */
export const Overlays = (props: OverlaysProps) => {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const [corner, setCorner] = useAtom(cornerPanelAtom);
  useShortcuts(setOverlay);
  const close = () => setOverlay(null);
  return (
    <Suspense>
      {corner && <corner.Panel onClose={() => setCorner(null)} />}
      {overlay === 'palette' && <Palette {...props} onClose={close} />}
      {overlay === 'keys' && <KeyListDialog onClose={close} />}
      {overlay === 'two_factor' && <OwnTwoFactor onClose={close} />}
      {overlay === 'notices' && <NoticesPanel app={props.app} onClose={close} />}
    </Suspense>
  );
};

const Palette = lazyComponent(() => import('../palette/palette.tsx').then(({ Palette }) => Palette));
const KeyListDialog = lazyComponent(() =>
  import('@esteto/ui/patterns/keys/key-list-dialog.tsx').then(({ KeyListDialog }) => KeyListDialog),
);
const OwnTwoFactor = lazyComponent(() => import('@esteto/auth/two-factor/own-two-factor.tsx').then(({ OwnTwoFactor }) => OwnTwoFactor));
const NoticesPanel = lazyComponent(() => import('../notice/notices-panel.tsx').then(({ NoticesPanel }) => NoticesPanel));
