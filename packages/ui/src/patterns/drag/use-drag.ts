import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type DraggableOptions = {
  /** What is dragged, so that a target takes only what is meant for it. */
  kind: string;
  /** Which one; left out of what stays where it is. */
  dragKey: string | undefined;
};

/** Lets the pointer take the element along; says whether it does at the moment. Whatever dragging does stands in a button or menu, too. */
export const useDraggable = (ref: RefObject<HTMLElement | null>, { kind, dragKey }: DraggableOptions): boolean => {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || dragKey === undefined) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ kind, key: dragKey }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [ref, kind, dragKey]);
  return isDragged;
};

type DropTargetOptions = {
  kind: string;
  takes: boolean;
  /** It is dragged over the element now. */
  onEnter?: (key: string) => void;
  onDrop?: (key: string) => void;
};

/** Lets the element take what is dragged; says whether something is over it at the moment. */
export const useDropTarget = (ref: RefObject<HTMLElement | null>, { kind, takes, onEnter, onDrop }: DropTargetOptions): boolean => {
  const [isOver, setOver] = useState(false);
  const entered = useEffectEvent((key: string) => onEnter?.(key));
  const dropped = useEffectEvent((key: string) => onDrop?.(key));
  useEffect(() => {
    const element = ref.current;
    if (!element || !takes) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDragEnter: ({ source }) => {
        setOver(true);
        entered(String(source.data['key']));
      },
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped(String(source.data['key']));
      },
    });
  }, [ref, kind, takes]);
  return isOver;
};
