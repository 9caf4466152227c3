import type { EditRow } from '../types';

const list = 'core_versions.json';
const one = 'a file can be broken in one way at a time';

/** Rows about lists of releases that an editor or a merge has damaged. */
export const damagedJsonRows: readonly EditRow[] = [
  {
    input: 'a list of releases with a byte-order mark',
    edit: (site) => site.write(list, '\uFEFF[]\n'),
    says: [
      `${list}:1:1  content/json  the file starts with a byte-order mark -> save it as UTF-8 without byte-order mark`,
    ],
    alone: one,
  },
  {
    input: 'a list of releases in UTF-16',
    edit: (site) => site.write(list, Buffer.from('\uFEFF[]\n', 'utf16le')),
    says: [`${list}:1:1  content/json  the file is UTF-16 -> save it as UTF-8`],
    alone: one,
  },
  {
    input: 'a list of releases with a merge conflict',
    edit: (site) => site.write(list, '[\n<<<<<<< HEAD\n=======\n"0.12.1"\n>>>>>>> other\n]\n'),
    says: [
      `${list}:2:1  content/json  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >`,
    ],
    alone: one,
  },
  {
    input: 'a file of JSON that has a key twice',
    edit: (site) => site.write('static/twice.json', '{\n  "a": 1,\n  "a": 2\n}\n'),
    says: [
      'static/twice.json:3:3  content/json  "a" stands in this object already, and only the later one counts -> remove one of the two',
    ],
  },
];
