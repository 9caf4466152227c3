import type { EditRow } from '../types';

/** Rows about files of pictures. */
export const pictureRows: readonly EditRow[] = [
  {
    input: 'an empty picture',
    edit: (site) => site.write('static/img/empty.png', ''),
    says: ['static/img/empty.png:1:1  content/picture-file  the picture is empty -> save it again'],
  },
  {
    input: 'a picture that is a page of an error',
    edit: (site) => site.write('static/img/error.png', '<html>404</html>'),
    says: [
      'static/img/error.png:1:1  content/picture-file  the file is a page of HTML -> save the picture that the page shows',
    ],
  },
  {
    input: 'a picture that is a text',
    edit: (site) => site.write('static/img/text.png', 'A text.\n'),
    says: [
      'static/img/text.png:1:1  content/picture-file  the file is no picture of the kind png -> save it again',
    ],
  },
  {
    input: 'a picture that Git LFS has not fetched',
    edit: (site) =>
      site.write('static/img/lfs.png', 'version https://git-lfs.github.com/spec/v1\nsize 12\n'),
    says: [
      'static/img/lfs.png:1:1  content/picture-file  the file is a pointer of Git LFS -> run git lfs pull, or add the picture itself',
    ],
  },
  {
    input: 'pictures that browsers do not show',
    edit: (site) => {
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
      site.write('static/img/camera.heic', heic);
      site.write('static/img/camera.jpg', heic);
      site.write('static/img/scan.tif', Buffer.from('II*\0'));
    },
    says: [
      'static/img/camera.heic:1:1  content/picture-file  browsers do not show pictures of the kind heic -> save it as WebP',
      'static/img/camera.jpg:1:1  content/picture-file  browsers do not show pictures of the kind heic -> save it as WebP',
      'static/img/scan.tif:1:1  content/picture-file  browsers do not show pictures of the kind tiff -> save it as WebP',
    ],
  },
  {
    input: 'a JPEG named PNG',
    edit: (site) => site.write('static/img/photo.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    says: [
      'static/img/photo.png:1:1  content/picture-file  the file is a picture of the kind jpeg -> give it the ending of its kind',
    ],
  },
  {
    input: 'a picture of four megabytes',
    edit: (site) => {
      const comment = `!\u00fe${`\u00ff${'x'.repeat(255)}`.repeat(15_625)}\0`;
      site.write(
        'static/img/large.gif',
        Buffer.from(`GIF89a${'\0'.repeat(7)}${comment};`, 'latin1'),
      );
    },
    says: [
      'static/img/large.gif:1:1  content/picture-file  the picture has 4000017 bytes, more than 500000 -> make it smaller, or save it as WebP',
    ],
  },
  {
    input: 'pictures that end too early',
    edit: (site) => {
      const png = '89504e470d0a1a0a0000000d4948445200000010';
      site.write('static/img/half.png', Buffer.from(png, 'hex'));
      const jpeg = 'ffd8ffe000104a46494600010100000100010000ffda00080101003f00d2';
      site.write('static/img/half.jpg', Buffer.from(jpeg, 'hex'));
      const webp = '52494646ff000000574542505650384c';
      site.write('static/img/half.webp', Buffer.from(webp, 'hex'));
    },
    says: [
      'static/img/half.jpg:1:1  content/picture-file  the picture ends too early -> save it again',
      'static/img/half.png:1:1  content/picture-file  the picture ends too early -> save it again',
      'static/img/half.webp:1:1  content/picture-file  the picture ends too early -> save it again',
    ],
  },
  {
    input: 'an SVG whose tags do not match',
    edit: (site) =>
      site.write(
        'static/img/tags.svg',
        '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n</svg>\n',
      ),
    says: [
      'static/img/tags.svg:3:1  content/picture-file  the picture is not well-formed XML: unexpected close tag -> correct it there, or export the picture again',
    ],
  },
  {
    input: 'an SVG that is cut off',
    edit: (site) =>
      site.write('static/img/half.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n'),
    says: [
      'static/img/half.svg:2:3  content/picture-file  the picture is not well-formed XML: the tag is not closed -> correct it there, or export the picture again',
    ],
  },
  {
    input: 'an SVG with a character of HTML',
    edit: (site) =>
      site.write(
        'static/img/entity.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><text>A&nbsp;B</text></svg>',
      ),
    says: [
      'static/img/entity.svg:1:48  content/picture-file  the picture is not well-formed XML: invalid character entity -> correct it there, or export the picture again',
    ],
  },
  {
    input: 'an SVG without its namespace',
    edit: (site) => site.write('static/img/bare.svg', '<svg><g /></svg>'),
    says: [
      'static/img/bare.svg:1:1  content/picture-file  the picture has no namespace, so browsers show nothing -> write <svg xmlns="http://www.w3.org/2000/svg">',
    ],
  },
  {
    input: 'an SVG with a script',
    edit: (site) =>
      site.write(
        'static/img/active.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
      ),
    says: [
      'static/img/active.svg:1:1  content/picture-file  the picture holds code, which the site blocks -> export it without scripts',
    ],
  },
];
