import { testProblems, type Edit } from '../fixtureSite';

const products =
  (text: string): Edit =>
  (site) => {
    const product = `versions: [{ text: '${text}', current: true }], metadata: 'Parts'`;
    site.write(
      'src/products.ts',
      `export const products = {\n  core: { ${product}, name: 'Core' },\n  studio: { ${product}, name: 'Studio' },\n};\n`,
    );
    site.write('src/demos/package.json', '{ "dependencies": { "@toolpad/core": "0.13.0" } }\n');
  };

describe('the release that pages describe', () => {
  testProblems([
    ['that of the demos', products('0.13.0'), []],
    [
      'another one than that of the demos',
      products('0.14.0'),
      [
        'src/products.ts:2:30  warning content/product-release  the pages describe core 0.14.0, and src/demos/package.json runs 0.13.0 -> correct the version, or pin the package to it and install',
      ],
    ],
  ]);
});
