import fc from 'fast-check';
import { mendAddress } from '../../../src/recovery/page/mendAddress';

const host = 'https://docs.example';

/** An address at this host, without its origin. */
function addressOf(to: string | URL | null | undefined): string {
  const { origin, href } = new URL(String(to), host);
  expect(origin).toBe(host);
  return href.slice(origin.length);
}

/** What becomes of an address: what it is replaced by without loading, or left for. */
function mend(address: string, isMissing = true) {
  const { origin, pathname, search, hash } = new URL(host + address);
  let kept: string | undefined;
  let left: string | undefined;
  const isLeft = mendAddress({
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (to) => {
        left = addressOf(to);
      },
    },
    history: {
      replaceState: (_state, _title, to) => {
        kept = addressOf(to);
      },
    },
    isMissing,
  });
  expect(isLeft).toBe(left !== undefined);
  return { kept, left };
}

it.each([
  ['/core/%E0%A4', { kept: '/core/%25E0%25A4' }],
  ['/core/%E0%A4/?a=%E0#%E0', { kept: '/core/%25E0%25A4/?a=%E0#%E0' }],
  ['/core/%zz/', { kept: '/core/%25zz/' }],
  ['/Core/Components/?A=B#C', { left: '/core/components/?A=B#C' }],
  ['/core/overview/%20', { left: '/core/overview/' }],
  ['//Evil.example/Core/', { left: '//evil.example/core/' }],
  ['//evil.example/%E0', { kept: '//evil.example/%25E0' }],
  ['/core/%C3%A9/', {}],
  ['/core/%2F/', {}],
  ['/core/nowhere/', {}],
])('%s', (address, expected) => {
  expect(mend(address)).toEqual({ kept: undefined, left: undefined, ...expected });
});

it('leaves pages alone that the server has found, if they can be decoded', () => {
  expect(mend('/Core/', false)).toEqual({ kept: undefined, left: undefined });
  expect(mend('/Core/%E0', false)).toEqual({ kept: '/Core/%25E0', left: undefined });
});

const anyByte = fc
  .integer({ min: 0, max: 255 })
  .map((byte) => `%${byte.toString(16).padStart(2, '0')}`);

const paths = fc
  .array(fc.oneof(anyByte, fc.constantFrom('/', '%', 'A', 'z', '%20', '.html'), fc.string()), {
    maxLength: 12,
  })
  .map((parts) => `/${parts.join('')}`);

it('makes of any address, in one step, one that the router can read', () => {
  fc.assert(
    fc.property(paths, fc.boolean(), (path, isMissing) => {
      const { kept, left } = mend(path, isMissing);
      const { pathname } = new URL(host + (kept ?? left ?? path));
      expect(() => decodeURI(pathname)).not.toThrow();
      if (left !== undefined) expect(mend(left, isMissing)).toEqual({});
    }),
    { numRuns: 2000 },
  );
});
