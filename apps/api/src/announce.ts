import type { Config } from './config/config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts';
import type { Mail } from './platform/mail/mail.ts';

/** Tells whoever started the server where everything is. */
export const announce = (config: Config, mail: Mail): void => {
  const { publicUrl } = config;
  const lines = [
    '',
    `Esteto no ar: ${publicUrl}`,
    `  médicos ${publicUrl}/app · equipe ${publicUrl}/painel · gestores ${publicUrl}/gestao · API ${publicUrl}/api/docs`,
    ...(config.demo
      ? [
          `  senha das pessoas de demonstração: ${DEMO_PASSWORD}`,
          ...DEMO_PEOPLE.map(({ email, about }) => `  ${email.padEnd(28)} ${about}`),
        ]
      : []),
    ...(mail.outbox && !config.production ? [`  e-mails enviados ficam em ${mail.outbox}`] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
