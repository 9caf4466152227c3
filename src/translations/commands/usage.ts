import { translationLanguages } from '../languages';

/** What `npm run i18n -- --help` prints. */
export const usage = `Usage: npm run i18n -- <command>

Commands:
  status [--language L]           how far each language is, and what to do next
  translate <language> <page>     starts the translation of a page
  diff <language> <page>          what English changed since the page was translated
  bless <language> <page>         says that the translation is up to date
    --section ID                  only a section of it; can be given several times
  bless <language> --all          every page of the language that has no stamps yet
  strings <language>              adds missing interface strings, drops those that nothing shows
  check [--language L]            what npm run check says of translations

A language is one of ${translationLanguages.join(', ')}. A page is core/introduction/overview, the name of its file,
or its address.

Options:
  --format FORMAT  of status and check: text (default) or json
  --root DIR       work on the project in DIR instead of this one
  --help           print this text

Exit codes: 0 done, 1 something in the files has to be mended first, 2 wrong usage.
i18n/README.md tells more.
`;
