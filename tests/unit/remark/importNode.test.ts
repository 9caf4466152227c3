import { defaultImportNode, importNode } from '@site/src/remark/importNode';
import { bare, parsed } from './parsedMdx';

test('components are imported as an author would do it', async () => {
  expect(bare(importNode('@site/src/a', ['First', 'Second']))).toEqual(
    await parsed("import { First, Second } from '@site/src/a';"),
  );
});

test('the default export of a module is imported as an author would do it', async () => {
  expect(bare(defaultImportNode('@theme/Tabs', 'Tabs'))).toEqual(
    await parsed("import Tabs from '@theme/Tabs';"),
  );
});
