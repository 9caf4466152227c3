import type { PageRow } from '../types';

/** Rows about what pages name, and what is not there: entries of packages, files, elements, addresses. */
export const referenceRows: readonly PageRow[] = [
  {
    input: 'an entry that a package does not have',
    page: 'package-entry',
    text: 'import Button from "@mui/material/Buttton";\n\n<Button />',
    says: [
      '7:20  content/missing-module  the imported module "@mui/material/Buttton" does not exist -> did you mean "@mui/material/Button"?',
    ],
  },
  {
    input: 'a video that does not exist',
    page: 'missing-video',
    text: '<video src="/nope.mp4" controls></video>',
    says: [
      '7:8  content/missing-media  the file static/nope.mp4 does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: 'a picture of another size that does not exist',
    page: 'missing-srcset',
    text: '<img src="/img/dashboard.svg" srcSet="/img/dashboard.svg 1x, /img/nope.svg 2x" alt="A dashboard" />',
    says: [
      '7:6  content/raw-link  a raw <img> does not get the base path -> write ![A dashboard](/img/dashboard.svg)',
      '7:31  content/missing-media  the file static/img/nope.svg does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: 'a frame of another server',
    page: 'remote-frame',
    text: '<iframe src="https://www.youtube.com/embed/x" title="A video"></iframe>',
    says: [
      '7:9  content/remote-media  <iframe> loads "https://www.youtube.com/embed/x" from another server, which the site blocks -> link to it',
    ],
  },
  {
    input: 'an element that HTML does not have',
    page: 'unknown-element',
    text: '<details><sumary>A sentence.</sumary></details>',
    says: [
      '7:10  content/unknown-element  HTML has no element <sumary> -> did you mean <summary>?',
    ],
  },
  {
    input: 'an element that HTML no longer has',
    page: 'obsolete-element',
    text: 'A <font color="red">red</font> word.',
    says: [
      '7:3  content/unknown-element  HTML no longer has the element <font> -> write Markdown: how text looks is in src/css and in the styles of components',
    ],
  },
  {
    input: 'a scheme that nobody knows',
    page: 'unknown-scheme',
    text: '[A place](htps://example.com/)',
    says: [
      '7:1  content/malformed-address  no browser knows what "htps:" is -> write "https://example.com/"',
    ],
  },
  {
    input: 'a link to no address of mail',
    page: 'mail-without-address',
    text: '[Mail](mailto:) [us](mailto:somebody)',
    says: [
      '7:1  content/malformed-address  "mailto:" is no address of mail -> write mailto:name@example.com',
      '7:17  content/malformed-address  "mailto:somebody" is no address of mail -> write mailto:name@example.com',
    ],
  },
  {
    input: 'a link to no telephone number',
    page: 'telephone-without-number',
    text: '[Call](tel:)',
    says: [
      '7:1  content/malformed-address  "tel:" is no telephone number -> write tel:+ and its digits',
    ],
  },
  {
    input: 'the file of a page with a slash behind it',
    page: 'file-with-slash',
    text: '[A page](./package-entry.mdx/)',
    says: [
      '7:1  content/relative-link  "./package-entry.mdx/" is relative to an address, not to a file -> write the whole path, or the file with its extension: ./page.mdx',
    ],
  },
  {
    input: 'a link to a file outside of the project',
    page: 'outside-link',
    text: '[A file](../../../../../../../../../../etc/passwd)',
    says: [
      '7:1  content/broken-link  "../../../../../../../../../../etc/passwd" leads out of the project -> link to a page, or to a file of the project',
    ],
  },
  {
    input: 'a picture outside of the project',
    page: 'outside-image',
    text: '![A picture](../../../../../../../../../../etc/passwd)',
    says: [
      '7:1  content/missing-image  the image "../../../../../../../../../../etc/passwd" leads out of the project -> put it into static/ or beside the page',
    ],
  },
  {
    input: 'components with letters of another script',
    page: 'foreign-letters',
    text: '<\u0421\u0430rd title="A" href="/core/" />\n\n<\u0410ccount />\n\n<\u00c9cran />',
    says: [
      '7:1  content/unknown-component  unknown component <\u0421\u0430rd> -> did you mean <Card>?',
      '9:1  content/unknown-component  unknown component <\u0410ccount> -> write it with Latin letters: "\u0410" is none',
      '11:1  content/unknown-component  unknown component <\u00c9cran> -> import it, or add it to src/content/mdxComponents.ts',
    ],
  },
];
