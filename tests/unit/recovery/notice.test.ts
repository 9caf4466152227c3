/** @jest-environment jsdom */
import { noticeHtml } from '../../../src/recovery/notice';

it('takes any text for text', () => {
  document.body.innerHTML = noticeHtml(() => 'a & <b>"c"</b> &amp;');
  expect(document.querySelector('p')?.textContent).toBe('a & <b>"c"</b> &amp;');
  expect(document.querySelector('b')).toBeNull();
});

it('has nothing that a strict policy refuses', () => {
  expect(noticeHtml(({ message }) => message ?? '')).not.toMatch(/\s(?:on\w+|style)=/);
});
