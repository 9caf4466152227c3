import { admonitionFor } from '../../admonitionNames';
import type { Directive } from '../../page/types';
import { problemAt, type Problem } from '../../problem';
import type { Page, SiteContent } from '../../site';
import type { SectionContent } from '../../translations/types';
import { currentSections } from './sections';

/** Admonitions between a heading and the next one. */
function admonitionsIn({ body }: Page, { line, endLine }: SectionContent): Directive[] {
  return (body?.directives ?? []).filter(
    (directive) =>
      directive.kind === 'container' && directive.line >= line && directive.line < endLine,
  );
}

/** Admonitions that say with another colour and word than those of English how much a text matters. */
export function admonitionKinds({ translations }: SiteContent): Problem[] {
  return translations.pages.flatMap((translation) =>
    currentSections(translation).flatMap((pair) => {
      const { page, english } = translation;
      const written = admonitionsIn(page, pair.translated);
      const wanted = admonitionsIn(english, pair.english);
      // Where one is missing, nobody knows which of them a text stands in.
      if (written.length !== wanted.length) return [];
      return written.flatMap((directive, index) => {
        const { name, line } = wanted[index] ?? directive;
        // Of one that there is not, the rule of all pages tells.
        if (directive.name === name || admonitionFor(directive.name) !== directive.name) return [];
        const message = `the admonition ":::${directive.name}" is another in English, ${english.file}:${line}`;
        const code = 'translation/admonition';
        return [problemAt(page.file, directive, code, message, `write ":::${name}"`)];
      });
    }),
  );
}
