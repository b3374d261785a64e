import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { strToU8, zipSync } from 'fflate';

/** A part of the copy: where it stands in the zip, and how much is in it. */
export type ArchivePart = { label: string; path: string; rows: readonly Record<string, unknown>[] };
export type ArchiveFile = { path: string; bytes: Uint8Array };

/** The zip: an index that a person can read, each part as JSON, the files as they were put there. */
export const dataArchive = (of: { name: string; at: string }, parts: readonly ArchivePart[], files: readonly ArchiveFile[]): Uint8Array =>
  zipSync({
    'leia-me.html': strToU8(indexPage(of, parts, files.length)),
    ...Object.fromEntries(parts.map(({ path, rows }) => [path, strToU8(JSON.stringify(rows, null, 2))])),
    // They are compressed already, most of them.
    ...Object.fromEntries(files.map(({ path, bytes }) => [path, [bytes, { level: 0 as const }]])),
  });

const indexPage = ({ name, at }: { name: string; at: string }, parts: readonly ArchivePart[], files: number): string => `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><title>Cópia dos dados</title>
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.25rem 1rem .25rem 0}td:last-child,th:last-child{text-align:right}</style>
<h1>Cópia dos dados de ${escaped(name)}</h1>
<p>Feita em ${formatInstantFull(at)}. Traz o que o Esteto guarda sobre você e sobre as empresas de que você é sócio (Lei 13.709/2018, art. 18, II e V).
Senhas, chaves de certificados e códigos de segurança não saem. Valores em dinheiro estão em centavos; datas e horas, em UTC.</p>
<table><tr><th>O que é</th><th>Arquivo</th><th>Registros</th></tr>
${parts.map(({ label, path, rows }) => `<tr><td>${escaped(label)}</td><td><a href="${path}">${path}</a></td><td>${rows.length}</td></tr>`).join('\n')}
</table>
<p>Na pasta <b>arquivos</b>: ${files === 1 ? '1 arquivo' : `${files} arquivos`}, por empresa.</p></html>
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
