import postcss from 'postcss';
import { below, breakpoints } from '../../../src/design-tokens/breakpoints';
import { toCssCustomProperties } from '../../../src/design-tokens/toCssCustomProperties';
import { docusaurusBreakpoints } from '../../../src/plugins/design-tokens/docusaurusBreakpoints';
import { namedMedia } from '../../../src/plugins/design-tokens/namedMedia';
import { tokensAtRule } from '../../../src/plugins/design-tokens/tokensAtRule';

async function run(plugin: postcss.Plugin, css: string, from = 'x.css'): Promise<string> {
  return (await postcss([plugin]).process(css, { from })).css.replace(/\s+/g, ' ');
}

describe('tokens', () => {
  it('are the specification’s', () => {
    expect(Object.fromEntries(toCssCustomProperties())).toMatchObject({
      '--breakpoint-md': '900px',
      '--breakpoint-xl': '1536px',
      '--transition-shortest': '150ms',
      '--transition-leaving': '195ms',
      '--space-1': '0.5rem',
      '--space-1-5': '0.75rem',
      '--radius': '12px',
    });
  });

  it('replace the at-rule where it stands', async () => {
    const css = await run(tokensAtRule, ':root { @design-tokens; --own: 1; }');
    expect(css).toContain('--breakpoint-lg: 1200px;');
    expect(css).toContain('--own: 1;');
    expect(css).not.toContain('@design-tokens');
  });
});

describe('named media', () => {
  it('has no width that both or neither of two directions match', async () => {
    expect(await run(namedMedia, '@media (--lg-up) { a { color: red } }')).toContain(
      '(min-width: 1200px)',
    );
    expect(await run(namedMedia, '@media (--lg-down) { a { color: red } }')).toContain(
      '(max-width: 1199.95px)',
    );
    expect(below('lg')).toBeLessThan(breakpoints.lg);
  });

  it('refuses a breakpoint that does not exist', async () => {
    await expect(run(namedMedia, '@media (--huge-up) { a { color: red } }')).rejects.toThrow(
      /unknown breakpoint "huge" -> use one of xs, sm, md, lg, xl/,
    );
  });
});

describe('Docusaurus’ own breakpoint', () => {
  const theme = '/x/theme-classic/lib/theme/';

  it.each([
    ['the table of contents', `${theme}TOC/styles.module.css`, '899.95px'],
    ['the sidebar', `${theme}DocSidebar/Desktop/styles.module.css`, '1199.95px'],
  ])('gives way to ours in %s', async (_, file, width) => {
    const css = await run(
      docusaurusBreakpoints,
      '@media (max-width: 996px) { .a { color: red } }',
      file,
    );
    expect(css).toContain(`(max-width: ${width})`);
  });

  it('splits the block in which Infima mixes grid and navbar', async () => {
    const css = await run(
      docusaurusBreakpoints,
      '@media (max-width: 996px) { .col { width: 100% } .navbar__item { display: none } }',
      '/x/infima/dist/css/default/default.css',
    );
    expect(css).toMatch(/max-width: 899\.95px\) \{ \.col \{[^}]*\} \}/);
    expect(css).toMatch(/max-width: 1199\.95px\) \{ \.navbar__item \{[^}]*\} \}/);
  });

  const infima = '/x/infima/dist/css/default/default.css';

  it.each([
    ['.col { width: 100% }', '(min-width: 900px)'],
    ['.menu { width: 100% }', '(min-width: 1200px)'],
    ['.navbar { width: 100% } .menu { width: 100% }', '(min-width: 1200px)'],
  ])('stays one block where all of %s is about one of them', async (rules, media) => {
    const css = await run(docusaurusBreakpoints, `@media (min-width:997px) { ${rules} }`, infima);
    expect(css).toBe(`@media ${media} { ${rules} }`);
  });

  it('gives way in a block that holds other things than rules', async () => {
    const css = '@media (max-width: 996px) { /* both */ @supports (gap: 0) { .col { gap: 0 } } }';
    expect(await run(docusaurusBreakpoints, css, infima)).toBe(css.replace('996', '899.95'));
    expect(await run(docusaurusBreakpoints, '@media (max-width: 996px);', infima)).toBe(
      '@media (max-width: 899.95px);',
    );
  });

  it('is that of the sidebar in a stylesheet without a file', async () => {
    const css = '@media (max-width: 996px) { .a { color: red } }';
    const { css: written } = await postcss([docusaurusBreakpoints]).process(css, {
      from: undefined,
    });
    expect(written).toBe(css.replace('996', '1199.95'));
  });

  it('leaves other widths alone, also of a block that holds both kinds of rules', async () => {
    const css =
      '@media (max-width: 576px) { .col { width: 100% } .navbar__item { display: none } }';
    expect(await run(docusaurusBreakpoints, css, infima)).toBe(css);
  });
});
