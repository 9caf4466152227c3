import fc from 'fast-check';
import { textOf } from '../../../src/components/Demo/textOf';
import { highlightCode } from '../../../src/remark/code-blocks/highlight';

const roundTrip = (code: string): string => textOf(highlightCode(code, 'tsx', new Map(), false));

test('coloured code is the same text again', () => {
  const code = 'const a = <b title="&lt;">{x < 1 && y > 2 ? `${z}` : "&amp;"}</b>;\n// </b>';
  expect(roundTrip(code)).toBe(code);
});

test('so is any other text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (code) => roundTrip(code) === code));
});
