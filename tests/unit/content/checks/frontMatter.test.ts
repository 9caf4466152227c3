import { frontMatter, testProblems } from '../fixtureSite';

describe('front matter', () => {
  testProblems([
    [
      'no title',
      frontMatter('title: Overview\n', ''),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/missing-title  the page has no title -> add title: …',
      ],
    ],
    [
      'a title that is a number',
      frontMatter('title: Overview', 'title: 5'),
      [
        'docs-core/introduction/overview.mdx:2:8  error content/front-matter-type  title is the number 5 -> write a text, in quotes if it looks like something else',
      ],
    ],
    [
      'a title that is a date',
      frontMatter('title: Overview', 'title: 2024-01-01'),
      [
        'docs-core/introduction/overview.mdx:2:8  error content/front-matter-type  title is a date -> write a text, in quotes if it looks like something else',
      ],
    ],
    [
      'tabs of a key that is none',
      frontMatter('title: Overview', 'title: Overview\napiTabs: { component: [Account] }'),
      [
        'docs-core/introduction/overview.mdx:3:10  error content/front-matter-type  apiTabs is an object with the key "component" -> write lists of exports: { components: [Account], hooks: [useSession] }',
      ],
    ],
    [
      'tabs that name an export twice',
      frontMatter('title: Overview', 'title: Overview\napiTabs: { hooks: [useA, useA] }'),
      [
        'docs-core/introduction/overview.mdx:3:10  error content/front-matter-type  apiTabs is an object whose hooks are a list with the string "useA" twice -> write lists of exports: { components: [Account], hooks: [useSession] }',
      ],
    ],
    [
      'no page type',
      frontMatter('pageType: overview\n', ''),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/missing-page-type  the page has no pageType -> add one of overview, tutorial, how-to, concept, component, reference',
      ],
    ],
    [
      'a misspelled page type',
      frontMatter('pageType: overview', 'pageType: tutorail'),
      [
        'docs-core/introduction/overview.mdx:4:11  error content/unknown-page-type  unknown pageType "tutorail" -> did you mean "tutorial"?',
      ],
    ],
    [
      'an unknown page type',
      frontMatter('pageType: overview', 'pageType: landing'),
      [
        'docs-core/introduction/overview.mdx:4:11  error content/unknown-page-type  unknown pageType "landing" -> use one of overview, tutorial, how-to, concept, component, reference',
      ],
    ],
    [
      'a misspelled key',
      frontMatter('title: Overview', 'title: Overview\nsidebar_lable: Start'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/unknown-front-matter  unknown front-matter key "sidebar_lable" -> did you mean "sidebar_label"?',
      ],
    ],
    [
      'a key that objects have by nature',
      frontMatter('title: Overview', 'title: Overview\nconstructor: Start'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/unknown-front-matter  unknown front-matter key "constructor" -> use one of title, description, pageType, sidebar_label, keywords, apiTabs',
      ],
    ],
    [
      'a key that changes objects',
      frontMatter('title: Overview', 'title: Overview\n__proto__: { title: Start }'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/unknown-front-matter  unknown front-matter key "__proto__" -> use one of title, description, pageType, sidebar_label, keywords, apiTabs',
      ],
    ],
    [
      'a slug',
      frontMatter('title: Overview', 'title: Overview\nslug: /start'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/second-source  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
      ],
    ],
    [
      'an id',
      frontMatter('title: Overview', 'title: Overview\nid: start'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/second-source  the key "id" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
      ],
    ],
    [
      'a position',
      frontMatter('title: Overview', 'title: Overview\nsidebar_position: 2'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/second-source  the key "sidebar_position" is not used here: order and groups stand in src/navigation alone -> remove the key',
      ],
    ],
    [
      'pagination outside of tabs',
      frontMatter('title: Overview', 'title: Overview\npagination_next: null'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/second-source  the key "pagination_next" is not used here: order and groups stand in src/navigation alone -> remove the key',
      ],
    ],
    [
      'keywords that are no list',
      frontMatter('title: Overview', 'title: Overview\nkeywords: charts, tables'),
      [
        'docs-core/introduction/overview.mdx:3:11  error content/front-matter-type  keywords is the string "charts, tables" -> write a list of words: [charts, tables]',
      ],
    ],
    [
      'an empty label',
      frontMatter('title: Overview', 'title: Overview\nsidebar_label:'),
      [
        'docs-core/introduction/overview.mdx:3:15  error content/front-matter-type  sidebar_label has no value -> write a text, in quotes if it looks like something else',
      ],
    ],
  ]);
});
