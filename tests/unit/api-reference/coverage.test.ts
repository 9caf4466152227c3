import { coverageOf } from '@site/src/api-reference/coverage';
import type { ApiExport, ApiPackage } from '@site/src/api-reference/model';

const prop = (name: string, description: string) => ({
  name,
  description,
  type: 'string',
  required: false,
});

const component: ApiExport = {
  name: 'Panel',
  kind: 'component',
  package: 'p',
  modules: ['p/Panel'],
  imports: [],
  description: '',
  props: [prop('title', 'The title.'), prop('hint', ' ')],
};

const api: ApiPackage = { name: 'p', version: '1.0.0', exports: [component] };

test('props without a description and exports without an entry are gaps', () => {
  expect(coverageOf(api, () => false, {}).gaps).toEqual([
    { key: 'Panel', kind: 'entry' },
    { key: 'Panel.hint', kind: 'description' },
  ]);
});

test('a gap may have a reason, and a reason without a gap is needless', () => {
  const accepted = { 'Panel.hint': 'known', 'Panel.title': 'not needed' };
  const { gaps, needless, props, exports } = coverageOf(api, () => true, accepted);
  expect(gaps).toEqual([{ key: 'Panel.hint', kind: 'description', reason: 'known' }]);
  expect(needless).toEqual(['Panel.title']);
  expect({ props, exports }).toEqual({ props: 2, exports: 1 });
});
