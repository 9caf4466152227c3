import { isCutOff } from '@site/src/content/checks/pictureDamage';
import { svgFault } from '@site/src/content/checks/svgFault';
import sharp from 'sharp';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

describe.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'a picture of the kind %s',
  (kind) => {
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
  },
);

test('a preview in a JPEG is not its end', () => {
  const withPreview = Buffer.from('ffd8ffe10006ffd8ffd9ffda00080101003f00d2', 'hex');
  expect(isCutOff('jpeg', withPreview)).toBe(true);
  expect(isCutOff('jpeg', Buffer.concat([withPreview, Buffer.from('ffd9', 'hex')]))).toBe(false);
});

test('a GIF is whole with several pictures, with colors of their own, and with none', () => {
  const head = '474946383961' + '02000200' + '800000' + '000000ffffff';
  const extension = '21fe' + '026869' + '00';
  const image = '2c0000000002000200' + '80' + '010101020202' + '02' + '024401' + '00';
  const whole = Buffer.from(`${head}${extension}${image}${image}3b`, 'hex');
  expect(isCutOff('gif', whole)).toBe(false);
  const taken = Array.from(whole.keys()).filter(
    (length) => !isCutOff('gif', whole.subarray(0, length)),
  );
  expect(taken).toEqual([]);
  expect(isCutOff('gif', Buffer.from('47494638396102000200000000' + '3b', 'hex'))).toBe(false);
  expect(isCutOff('gif', Buffer.from(`${head}7f3b`, 'hex'))).toBe(true);
});

test('an AVIF may tell its length in long, or not at all', () => {
  const start = '0000000c' + Buffer.from('ftypavif').toString('hex');
  const name = Buffer.from('mdat').toString('hex');
  const isWhole = (hex: string): boolean => !isCutOff('avif', Buffer.from(start + hex, 'hex'));
  expect(isWhole(`00000001${name}0000000000000012abcd`)).toBe(true);
  expect(isWhole(`00000001${name}0000000000000013abcd`)).toBe(false);
  expect(isWhole(`00000000${name}abcd`)).toBe(true);
  expect(isWhole(`0000000a${name}abcd`)).toBe(true);
  expect(isWhole(`0000000b${name}abcd`)).toBe(false);
  expect(isWhole('')).toBe(false);
  expect(isWhole(`00000002${Buffer.from('free').toString('hex')}`)).toBe(false);
});

test('an ICO holds each of the pictures that it names', () => {
  const entry = (length: number, at: number): Buffer => {
    const bytes = Buffer.alloc(16);
    bytes.writeUInt32LE(length, 8);
    bytes.writeUInt32LE(at, 12);
    return bytes;
  };
  const head = Buffer.from('000001000200', 'hex');
  const whole = Buffer.concat([head, entry(4, 42), entry(2, 38), Buffer.alloc(8)]);
  expect(isCutOff('ico', whole)).toBe(false);
  const taken = Array.from(whole.keys()).filter(
    (length) => !isCutOff('ico', whole.subarray(0, length)),
  );
  expect(taken).toEqual([]);
  expect(isCutOff('ico', Buffer.from('000001000000', 'hex'))).toBe(true);
});

test('of other kinds nothing is known', () => {
  expect(isCutOff('svg', Buffer.from('<svg'))).toBe(false);
});

test.each([
  [`<svg ${xmlns}><text>© é &#169; &amp;</text></svg>\n`],
  [`<?xml version="1.0"?>\n<!-- a -->\n<svg ${xmlns}><style><![CDATA[a > b & c]]></style></svg>`],
  [`<!DOCTYPE svg [ <!ENTITY own "x"> ]>\n<svg ${xmlns} id="&own;" />`],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg" />'],
  [`<svg ${xmlns}><path d="M0 0" id='d="1"' data-d = "2" /><path d="M1 1" /></svg>`],
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
  [`<svg ${xmlns}>\n<path d="M0 0"\n  d='M1' /></svg>`, '3:3', 'the tag has "d" twice'],
  [`<svg ${xmlns}>\n<use xlink:href="#a" /></svg>`, '2:1', 'unbound namespace prefix: "xlink"'],
])('%j has a fault at %s', (text, place, reason) => {
  const { line, column, message } = svgFault(text) ?? {};
  expect(`${line}:${column} ${message}`).toBe(
    `${place} the picture is not well-formed XML: ${reason}`,
  );
});
