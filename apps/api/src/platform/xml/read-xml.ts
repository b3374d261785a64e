import { DOMParser } from '@xmldom/xmldom';

/** What is read of a document: texts by the names of the elements on the way to them. */
export type XmlReader = {
  /** The element's name, without prefix. */
  name: string;
  /** The text of the first element at a path below this one ('DPS/infDPS/serie'); null when there is none, '' when it is empty. */
  text(path: string): string | null;
  attribute(name: string): string | null;
  /** The first element at that path, to read on from. */
  at(path: string): XmlReader | null;
  /** All elements at that path, in order, through all that bear each name on the way. */
  all(path: string): XmlReader[];
  /** The first element of that name, however deep below this one. */
  within(name: string): XmlReader | null;
};

/** Reads a document from its root. Null when it is not well-formed, or brings definitions of its own. */
export const readXml = (xml: string): XmlReader | null => {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return null;
  let isBroken = false;
  const broken = (): void => {
    isBroken = true;
  };
  const errorHandler = { warning: broken, error: broken, fatalError: broken };
  try {
    const root = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml').documentElement;
    return isBroken || !root ? null : reader(root);
  } catch {
    return null;
  }
};

const reader = (element: Element): XmlReader => ({
  name: element.localName,
  text: (path) => find(element, path)?.textContent ?? null,
  attribute: (name) => (element.hasAttribute(name) ? element.getAttribute(name) : null),
  at: (path) => {
    const child = find(element, path);
    return child && reader(child);
  },
  all: (path) =>
    path
      .split('/')
      .reduce<Element[]>((parents, name) => parents.flatMap((parent) => children(parent, name)), [element])
      .map(reader),
  within: (name) => {
    const inside = element.getElementsByTagNameNS('*', name)[0];
    return inside ? reader(inside) : null;
  },
});

const find = (from: Element, path: string): Element | null =>
  path.split('/').reduce<Element | null>((parent, name) => parent && child(parent, name), from);

const child = (parent: Element, name: string): Element | null => children(parent, name)[0] ?? null;

const children = (parent: Element, name: string): Element[] => {
  const named: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1 && (node as Element).localName === name) named.push(node as Element);
  return named;
};
