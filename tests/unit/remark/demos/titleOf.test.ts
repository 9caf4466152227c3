import { titleOf } from '@site/src/remark/demos/titleOf';

test.each([
  ['AccountBasic', 'Account basic demo'],
  ['CRUDBasic', 'CRUD basic demo'],
  ['DataFromRESTApi', 'Data from REST api demo'],
  ['TutorialStep2', 'Tutorial step2 demo'],
  ['account', 'account demo'],
])('%s is shown as "%s"', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
