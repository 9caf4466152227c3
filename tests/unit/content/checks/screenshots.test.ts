import { maxBytes } from '@site/src/components/Screenshot/files';
import { body, linesAfter, testProblems, type FixtureSite } from '../fixtureSite';

const page = 'docs-studio/getting-started/overview.mdx';
const folder = 'static/screenshots/studio';
const light = `${folder}/editor.light.1x.webp`;

/** A second picture, with all of its files. */
function addPicture(site: FixtureSite, name: string): void {
  for (const variant of ['light.1x', 'light.2x', 'dark.1x', 'dark.2x']) {
    site.copy(`${folder}/editor.${variant}.webp`, `${folder}/${name}.${variant}.webp`);
  }
}

describe('screenshots', () => {
  testProblems([
    [
      'one without its dark version',
      (site) => {
        site.remove(`${folder}/editor.dark.1x.webp`);
        site.remove(`${folder}/editor.dark.2x.webp`);
      },
      [
        `${page}:9:13  error content/missing-screenshot  the screenshot "studio/editor" lacks ${folder}/editor.dark.1x.webp and ${folder}/editor.dark.2x.webp -> take the picture (npm run screenshots), or correct the name`,
      ],
    ],
    [
      'one without its dense version',
      (site) => site.remove(`${folder}/editor.light.2x.webp`),
      [
        `${page}:9:13  error content/missing-screenshot  the screenshot "studio/editor" lacks ${folder}/editor.light.2x.webp -> take the picture (npm run screenshots), or correct the name`,
      ],
    ],
    [
      'a misspelled one',
      (site) => {
        site.replace(page, 'studio/editor', 'studio/edtor');
        site.append(page, '\n<Screenshot name="studio/editor" alt="The editor" />\n');
      },
      [
        `${page}:9:13  error content/missing-screenshot  the screenshot "studio/edtor" lacks ${folder}/edtor.light.1x.webp and ${folder}/edtor.light.2x.webp and ${folder}/edtor.dark.1x.webp and ${folder}/edtor.dark.2x.webp -> did you mean "studio/editor"?`,
      ],
    ],
    [
      'one without alternative text',
      body('<Screenshot name="studio/editor" />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/image-alt  the screenshot has no alternative text -> add alt="…" that says what can be seen',
      ],
    ],
    [
      'one without a name',
      body('<Screenshot alt="The editor" />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-screenshot  the screenshot has no name -> add name="…", the path below static/screenshots/ without theme, density, and extension',
      ],
    ],
    [
      'one that no page shows',
      (site) => site.copy(light, `${folder}/old.light.1x.webp`),
      [
        `${folder}/old.light.1x.webp:1:1  error content/unused-screenshot  no page shows this file -> delete it, or show it with <Screenshot name="…" alt="…" />`,
      ],
    ],
    [
      'one of another size',
      (site) => site.copy(light, `${folder}/editor.light.2x.webp`),
      [
        `${folder}/editor.light.2x.webp:1:1  error content/screenshot-file  the picture is 1440×900, not 2880×1800 -> take the picture (npm run screenshots)`,
      ],
    ],
    [
      'one of another format',
      (site) => site.write(light, 'GIF89a'),
      [
        `${light}:1:1  error content/screenshot-file  the picture is no lossless WebP, not 1440×900 -> take the picture (npm run screenshots)`,
      ],
    ],
    [
      'a large one',
      (site) => site.append(light, ' '.repeat(maxBytes.file[1])),
      [
        `${light}:1:1  error content/screenshot-file  the picture has 33098 bytes, more than 33000 -> show less in it`,
      ],
    ],
    [
      'too many on one page',
      (site) => {
        site.append(`${folder}/editor.dark.2x.webp`, ' '.repeat(51_000));
        for (const name of ['a', 'b', 'c', 'd', 'e']) {
          addPicture(site, name);
          site.append(page, `\n<Screenshot name="studio/${name}" alt="Picture ${name}" />\n`);
        }
      },
      [
        `${page}:1:1  error content/heavy-screenshots  the screenshots have 307584 bytes in dark mode at 2x, more than 300000 -> leave one out, or show less in them`,
      ],
    ],
  ]);

  test('a picture that only a React page shows is used', async () => {
    const lines = await linesAfter((site) => {
      addPicture(site, 'landing');
      site.write(
        'src/pages/landing.tsx',
        'export default () => <Screenshot\n  name="studio/landing" alt="The editor" />;\n',
      );
    });
    expect(lines).toEqual([]);
  });
});
