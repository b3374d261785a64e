import { chakra } from '@chakra-ui/react';
import { FlipHorizontal2, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Modal } from '../dialog/modal.tsx';
import { flip, type ImageView, move, transformOf, turn, WHOLE_IMAGE, zoom } from './image-view.ts';

type ImageViewerProps = {
  title?: string;
  file: Blob;
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  onClose: () => void;
};

type Change = (view: ImageView) => ImageView;

/** How far an arrow key moves the image, in pixels. */
const STRIDE = 40;

const keys: Record<string, Change> = {
  '+': (view) => zoom(view, 1),
  '=': (view) => zoom(view, 1),
  '-': (view) => zoom(view, -1),
  '0': () => WHOLE_IMAGE,
  r: turn,
  f: flip,
  ArrowLeft: (view) => move(view, STRIDE, 0),
  ArrowRight: (view) => move(view, -STRIDE, 0),
  ArrowUp: (view) => move(view, 0, STRIDE),
  ArrowDown: (view) => move(view, 0, -STRIDE),
};

/** An image over what is open: nearer, turned, mirrored, moved, by buttons, keys, wheel and hand. */
export const ImageViewer = ({ title = 'Visualizar Imagem', file, alt, onClose }: ImageViewerProps) => {
  const [view, change] = useState(WHOLE_IMAGE);
  useKeys(change);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Modal title={title} size="lg" maximized onClose={onClose}>
      <Stage ref={useWheel(change)} {...useDrag(change)}>
        <Picture ref={show} alt={alt} draggable={false} style={{ transform: transformOf(view) }} />
      </Stage>
      <Tools role="toolbar" aria-label="Imagem">
        <IconButton label="Afastar" icon={ZoomOut} aria-keyshortcuts="-" onClick={() => change((now) => zoom(now, -1))} />
        <chakra.output aria-label="Ampliação" minW="14" textAlign="center" fontVariantNumeric="tabular-nums">
          {Math.round(view.scale * 100)}&nbsp;%
        </chakra.output>
        <IconButton label="Aproximar" icon={ZoomIn} aria-keyshortcuts="+" onClick={() => change((now) => zoom(now, 1))} />
        <IconButton label="Girar" icon={RotateCw} aria-keyshortcuts="r" onClick={() => change(turn)} />
        <IconButton
          label="Espelhar"
          icon={FlipHorizontal2}
          aria-keyshortcuts="f"
          aria-pressed={view.flipped}
          onClick={() => change(flip)}
        />
        <IconButton label="Restaurar" icon={Undo2} aria-keyshortcuts="0" onClick={() => change(WHOLE_IMAGE)} />
      </Tools>
    </Modal>
  );
};

const useKeys = (change: (next: Change) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const next = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

/** A notch of the wheel is a step. Listens by hand: React's own listener could not keep the browser from zooming the page. */
const useWheel = (change: (next: Change) => void) =>
  useCallback(
    (stage: HTMLElement) => {
      const roll = (event: WheelEvent) => {
        event.preventDefault();
        const steps = Math.max(-1, Math.min(1, -event.deltaY / 100));
        change((now) => zoom(now, steps));
      };
      stage.addEventListener('wheel', roll, { passive: false });
      return () => stage.removeEventListener('wheel', roll);
    },
    [change],
  );

const useDrag = (change: (next: Change) => void) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  const release = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary) event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      const start = from.current;
      if (!start || !isPrimary) return;
      from.current = { x: clientX, y: clientY };
      change((now) => move(now, clientX - start.x, clientY - start.y));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};

const Stage = chakra('div', {
  base: {
    flex: '1 1 70vh',
    minHeight: '0',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    bg: 'bg.sunken',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});

const Picture = chakra('img', { base: { maxWidth: 'full', maxHeight: 'full', minHeight: '0', objectFit: 'contain', userSelect: 'none' } });

const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    p: '2',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    pb: 'max(0.5rem, env(safe-area-inset-bottom))',
  },
});
