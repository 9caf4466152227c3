import { isCutOff } from '@site/src/content/checks/pictureDamage';
import { svgFault } from '@site/src/content/checks/svgFault';
import sharp from 'sharp';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

describe.each(['png', 'jpeg', 'webp'] as const)('a picture of the kind %s', (kind) => {
  const picture = sharp({
    create: { width: 30, height: 20, channels: 3, background: { r: 9, g: 99, b: 199 } },
  });

  test('is whole as it was saved, and with something behind it', async () => {
    const bytes = await picture.clone().toFormat(kind).toBuffer();
    expect(isCutOff(kind, bytes)).toBe(false);
    expect(isCutOff(kind, Buffer.concat([bytes, Buffer.from('more')]))).toBe(false);
  });

  test('ends too early wherever its last bytes are missing', async () => {
    const bytes = await picture.clone().toFormat(kind).toBuffer();
    const lengths = Array.from({ length: bytes.length - 12 }, (_, at) => at + 12);
    const taken = lengths.filter((length) => !isCutOff(kind, bytes.subarray(0, length)));
    expect(taken).toEqual([]);
  });
});

test('a preview in a JPEG is not its end', () => {
  const withPreview = Buffer.from('ffd8ffe10006ffd8ffd9ffda00080101003f00d2', 'hex');
  expect(isCutOff('jpeg', withPreview)).toBe(true);
  expect(isCutOff('jpeg', Buffer.concat([withPreview, Buffer.from('ffd9', 'hex')]))).toBe(false);
});

test('of other kinds nothing is known', () => {
  expect(isCutOff('gif', Buffer.from('GIF89a'))).toBe(false);
});

test.each([
  [`<svg ${xmlns}><text>© é &#169; &amp;</text></svg>\n`],
  [`<?xml version="1.0"?>\n<!-- a -->\n<svg ${xmlns}><style><![CDATA[a > b & c]]></style></svg>`],
  [`<!DOCTYPE svg [ <!ENTITY own "x"> ]>\n<svg ${xmlns} id="&own;" />`],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg" />'],
])('nothing is wrong with %s', (text) => {
  expect(svgFault(text)).toBeUndefined();
});

test.each([
  [`<svg ${xmlns}>\n<rect width=3 /></svg>`, '2:13', 'unquoted attribute value'],
  [`<svg ${xmlns}>\nA & B</svg>`, '2:3', 'invalid character in entity name'],
  [`<svg ${xmlns}>\n<g></G></svg>`, '2:4', 'unexpected close tag'],
  [`<svg ${xmlns}>\n<g></g>\n`, '1:1', 'the tag is not closed'],
  [`<svg ${xmlns} />\nMore`, '2:1', 'text data outside of root node'],
  [`<svg ${xmlns} />\n<svg ${xmlns} />`, '2:1', 'a second root follows the first'],
  [`<svg ${xmlns}>\n<use xlink:href="#a" /></svg>`, '2:1', 'unbound namespace prefix: "xlink"'],
])('%j has a fault at %s', (text, place, reason) => {
  const { line, column, message } = svgFault(text) ?? {};
  expect(`${line}:${column} ${message}`).toBe(
    `${place} the picture is not well-formed XML: ${reason}`,
  );
});
