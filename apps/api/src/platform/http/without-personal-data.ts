/** A text that may repeat what somebody typed, without e-mails, without numbers that name somebody (documents, phones, accounts) and without secrets. */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(/[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g, '[e-mail]')
    .replaceAll(/\d(?:[.\-/ ()]{0,2}\d){7,}/g, '[número]')
    .replaceAll(/[\w+/-]{32,}=*/g, '[chave]');
