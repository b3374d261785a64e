import { escaped } from './escape.ts';

type Frame = {
  title: string;
  preview: string;
  /** HTML, escaped by whoever made it. */
  body: string;
  signature: string;
};

/** A sheet in the middle of the mail program's window, with the product's name above it and who signs below. */
export const frame = ({ title, preview, body, signature }: Frame): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f5f8f9">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="brand" style="padding:0 0 16px;color:#006760;font:700 20px/1.2 ${FONT}">Esteto</td></tr>
<tr><td class="sheet" style="padding:28px 28px 12px;border:1px solid #dde4e7;border-radius:12px;background:#ffffff;color:#17232b;font:16px/1.5 ${FONT}">
${body}
</td></tr>
<tr><td class="muted" style="padding:16px 0 0;color:#4c5a62;font:13px/1.5 ${FONT}">${escaped(signature)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const FONT = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const DARK = `@media (prefers-color-scheme:dark){
.canvas{background:#0d1315!important}
.sheet{background:#131b1d!important;border-color:#273134!important;color:#eaeff1!important}
.sunken{background:#0a0f11!important}
.muted{color:#abb8bd!important}
.brand{color:#6fd2c6!important}
.rule{border-color:#1e5852!important}
.button{background:#46baad!important;color:#0d1315!important}
}`;
