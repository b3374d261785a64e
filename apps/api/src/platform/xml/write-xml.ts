/** An element's content: text, or its children in order. A child that is undefined is not there. */
export type XmlContent = string | { readonly [name: string]: XmlContent | undefined };

/** A document in UTF-8 with one namespace. Attributes stand on the root and, by `inner`, on its only child. */
export const writeXml = (
  root: { name: string; namespace: string; version: string },
  inner: { name: string; id: string; content: XmlContent },
): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root.name} xmlns="${root.namespace}" versao="${root.version}">` +
  `<${inner.name} Id="${escape(inner.id)}">${write(inner.content)}</${inner.name}></${root.name}>`;

const write = (content: XmlContent): string =>
  typeof content === 'string'
    ? escape(content)
    : Object.entries(content)
        .map(([name, part]) => (part === undefined ? '' : `<${name}>${write(part)}</${name}>`))
        .join('');

/** Every kind of line end would be read back as a line feed, and the signature would no longer fit. */
const escape = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
