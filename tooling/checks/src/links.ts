import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { Check } from './check.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { type ESTree, lineAt, visit } from './syntax.ts';

/**
 * No hand-written addresses in the browser's code: a link names its route through the typed builders, so that a route that moves takes its
 * links along. Found are absolute paths in `to`, `href` and the like, in navigate() and redirect(), and any text that begins with an
 * app's base path.
 */
export const links: Check = {
  name: 'links',
  run: (repo) => ({ problems: files(repo).flatMap((file) => handWritten(repo, file)) }),
};

const files = (repo: Repo): string[] =>
  sources(repo).filter((file) => /^(apps\/(?!api\/)[^/]+|packages\/(ui|auth|shell))\/src\//.test(file) && !isTest(file));

const ATTRIBUTES = new Set(['to', 'href', 'action', 'formAction', 'home', 'next']);
const CALLS = new Set(['navigate', 'redirect', 'replace', 'assign', 'open', 'pushState', 'replaceState']);
/** Each app's `path('/app/boletos/:boletoId', { boletoId })`, whose pattern must be one of its addresses (packages/shell/src/link/path-to.ts). */
const BUILDER = 'path';
const APP_PATH = new RegExp(
  `^(?:${Object.values(basePath)
    .filter((path) => path !== '/')
    .join('|')})(?:[/?#]|$)`,
);

const handWritten = (repo: Repo, file: string): string[] => {
  const text = repo.read(file);
  const wrong = new Map<number, string>();
  const typed = new Set<number>();
  const refuse = (node: ESTree.Node | null | undefined, looksWrong: (path: string) => boolean): void => {
    const path = textOf(node);
    if (node && path !== null && looksWrong(path)) wrong.set(node.start, path);
  };
  visit(repo, file, {
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !ATTRIBUTES.has(name.name)) return;
      refuse(value?.type === 'JSXExpressionContainer' ? (value.expression as ESTree.Node) : value, isAbsolute);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' ? propertyName(callee) : '';
      if (name === BUILDER && first) typed.add(first.start);
      if (CALLS.has(name)) refuse(first, isAbsolute);
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression' && ['href', 'location'].includes(propertyName(left))) refuse(right, isAbsolute);
    },
    TSLiteralType: ({ literal }) => void typed.add(literal.start),
    Literal: (node) => refuse(node, (path) => APP_PATH.test(path)),
    TemplateLiteral: (node) => refuse(node, (path) => APP_PATH.test(path)),
  });
  return [...wrong]
    .filter(([start]) => !typed.has(start))
    .map(([start, path]) => `${file}:${lineAt(text, start)}: endereço escrito à mão: ${path}`);
};

const isAbsolute = (path: string): boolean => path.startsWith('/') && !path.startsWith('//');

/** The text of a literal, or the beginning of a template; null for anything else. */
const textOf = (node: ESTree.Node | null | undefined): string | null => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? null;
  return null;
};

const propertyName = ({ property }: ESTree.MemberExpression): string => (property.type === 'Identifier' ? property.name : '');
