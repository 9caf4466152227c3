import type { PageRow } from '../types';

/** Rows about forms, which the security policy lets go to few servers. */
export const formRows: readonly PageRow[] = [
  {
    input: 'a form for another server',
    page: 'form-action',
    text: '<form action="https://example.com/subscribe"></form>',
    says: [
      '7:7  content/remote-form  <form> sends a form to "https://example.com/subscribe", which the security policy of the site blocks -> link to the page that has the form',
    ],
  },
  {
    input: 'a button that sends a form to another server',
    page: 'form-button',
    text: '<form><button type="submit" formAction="https://example.com/vote">Vote</button></form>',
    says: [
      '7:29  content/remote-form  <button> sends a form to "https://example.com/vote", which the security policy of the site blocks -> link to the page that has the form',
    ],
  },
];
