import fc from 'fast-check';
import { toJavaScript } from '../../../src/code-variants';
import { formatJavaScript } from '../../../src/code-variants/formatJavaScript';
import { programs } from './programs';
import { dense, parseAsJavaScript } from './support';

jest.setTimeout(180_000);

const format = (code: string): Promise<string> => formatJavaScript(code, { printWidth: 85 });

describe('programs written in both languages', () => {
  test('JavaScript is only formatted', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async ({ js }) => {
        expect(await toJavaScript(js, { language: 'tsx' })).toBe(await format(js));
      }),
      { numRuns: 60 },
    );
  });

  test('TypeScript becomes the JavaScript that its author would have written', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async ({ ts, js }) => {
        const derived = await toJavaScript(ts, { language: 'tsx', blankLines: 'source' });
        expect(derived).toBe(await format(js));
      }),
      { numRuns: 80 },
    );
  });

  test('the convention on blank lines changes nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async ({ ts, js }) => {
        const derived = await toJavaScript(ts, { language: 'tsx' });
        expect(dense(derived)).toBe(dense(await format(js)));
      }),
      { numRuns: 80 },
    );
  });

  test('the result is JavaScript, and a second pass changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async ({ ts }) => {
        const derived = await toJavaScript(ts, { language: 'tsx' });
        parseAsJavaScript(derived);
        expect(await toJavaScript(derived, { language: 'tsx' })).toBe(derived);
      }),
      { numRuns: 60 },
    );
  });
});
