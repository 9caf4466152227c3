import { builtScripts } from '../../../../src/hosting/policy/builtScripts';
import { reviewedScripts } from '../../../../src/hosting/policy/reviewedInline';
import { unreviewedTags } from '../../../../src/hosting/policy/reviewedTexts';

const site = { siteStorage: { type: 'localStorage', namespace: '-toolpad' } } as const;

const tagsOf = (head: readonly string[]) => ({
  headTags: head.map((text) => `<script>${text}</script>`).join('\n'),
  preBodyTags: '',
  postBodyTags: '',
});

const texts = reviewedScripts.map(({ source }) => source(site));

test('each script of the list has a name of its own, a reason, and a text', () => {
  expect(new Set(reviewedScripts.map(({ name }) => name)).size).toBe(reviewedScripts.length);
  reviewedScripts.forEach(({ reason }) => expect(reason).toMatch(/\w{3}/));
  texts.forEach((text) => expect(text).toMatch(/\w{3}/));
});

test('the list is complete with its own scripts, and a changed one is not on it', () => {
  expect(unreviewedTags(tagsOf(texts), site)).toEqual([]);
  expect(unreviewedTags(tagsOf([`${texts[0]};track()`]), site)).toHaveLength(1);
});

test('texts are as the minifier leaves them: shorter, and neighbors joined', async () => {
  const built = await builtScripts(tagsOf(texts));
  expect(built).toHaveLength(1);
  expect(built[0]?.length).toBeLessThan(texts.join('').length);
});
