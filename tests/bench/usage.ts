import { defaultPages } from './options';
import { peerNames } from './peers/types';
import { readerParts } from './reader/parts';

/** What `--help` prints. */
export const usage = `Measures what the project promises to readers and maintainers, beside other generators on the same pages.

  npm run bench -- [part…] [options]

  Parts (default all):
  reader   the built site and a corpus as each generator builds it, served over HTTP/2 with brotli:
           what pages load, Lighthouse, clicks through the sidebar, code in two languages
  build    production builds of a corpus, cold and warm: time, processor time, memory, output
  dev      development servers: first page painted, and saved edits
  check    npm run check

  --pages <numbers>  pages of the corpora (default ${defaultPages.join(',')}); reader and dev take the smallest
  --rounds <number>  how often each is built or started, in turns (default 3, and 1 for large corpora)
  --runs <number>    how often Lighthouse looks at each page (default 5)
  --clicks <number>  links of the sidebar that are clicked on (default 10)
  --peers <names>    of ${peerNames.join(',')} (default all)
  --only <names>     parts of reader: ${readerParts.join(',')} (default all)
  --dir <folder>     build of the site itself (default build)
  --cache <folder>   where the other generators and Lighthouse are installed, if they are not there
                     yet (default toolpad-docs-bench in the system's folder for temporary files)
  --work <folder>    where projects with corpora are made, and taken away at the end; not below
                     a node_modules (default the system's folder for temporary files)
  --json <file>      also write all figures and targets into a file
  --reports <folder> also keep the report of each run of Lighthouse, which says what a score is made of
  --help             show this text

Exit codes: 0 every measured target is reached, 1 one is missed, 2 wrong usage, or something could not be measured.
`;
