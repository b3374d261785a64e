import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts';
import type { Mail } from './platform/mail/mail.ts';

/** Tells whoever started the server where everything is. */
export const announce = (config: Config, mail: Mail): void => {
  const { publicUrl, apiPage } = config;
  const lines = [
    '',
    `Esteto no ar: ${publicUrl}`,
    `  médicos ${publicUrl}/app · equipe ${publicUrl}/painel · gestores ${publicUrl}/gestao${apiPage ? ` · API ${publicUrl}/api/docs` : ''}`,
    ...(config.demo
      ? [
          `  senha das pessoas de demonstração: ${DEMO_PASSWORD}`,
          ...DEMO_PEOPLE.map(({ email, about }) => `  ${email.padEnd(28)} ${about}`),
        ]
      : []),
    ...(mail.outbox && !config.production ? [`  e-mails enviados ficam em ${mail.outbox}`] : []),
    ...(config.production ? warnings(config) : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** What a production server does that whoever runs it may not expect. */
const warnings = ({ trustedProxies, smtpUrl, publicUrl, dataDir }: Config): string[] => [
  trustedProxies.length > 0
    ? `  o endereço de quem chama é o que disserem os proxies: ${trustedProxies.join(', ')}`
    : '  AVISO: sem TRUSTED_PROXIES; atrás de um proxy, todos parecem vir do endereço dele',
  ...(smtpUrl ? [] : [`  AVISO: sem SMTP_URL; nenhum e-mail sai, e os arquivos ficam em ${join(dataDir, 'outbox')}`]),
  ...(publicUrl.startsWith('https:') ? [] : [`  AVISO: ${publicUrl} é http simples; senhas e sessões passam às claras pela rede`]),
];
