import type { PageRow } from '../types';

const demo = 'core/account/BasicAccount';
const number =
  'content/demo-attribute  "height" of a demo is no number of pixels from 40 to 4000 -> write height={400}';

/** Rows about components of the site and elements of HTML: what they are given, hold, and stand in. */
export const componentRows: readonly PageRow[] = [
  {
    input: 'a picture and a film of the site in elements of HTML',
    page: 'raw-media',
    text: '<img src="/img/dashboard.svg" alt="A logo" />\n\n<video src="/img/dashboard.svg" />\n\n<picture><source srcSet="/img/dashboard.svg 1x, /img/dashboard.svg 2x" /></picture>',
    says: [
      '7:6  content/raw-link  a raw <img> does not get the base path -> write ![A logo](/img/dashboard.svg)',
      '9:8  content/raw-link  a raw <video> does not get the base path -> import file from "@site/static/img/dashboard.svg", and write src={file}',
      '11:18  content/raw-link  a raw <source> does not get the base path -> import file from "@site/static/img/dashboard.svg", and write srcSet={file}',
    ],
  },
  {
    input: 'a frame of a page of the site, without a title',
    page: 'raw-frame',
    text: '<iframe src="/core/" />',
    says: [
      '7:1  content/frame-title  <iframe> has no title, by which readers who do not see it know it -> add title="…" that says what it shows',
      '7:9  content/raw-link  a raw <iframe> does not get the base path -> link to it',
    ],
  },
  {
    input: 'a frame whose title is named without a text',
    page: 'frame-title-name',
    text: '<iframe src="https://example.com/" title />',
    says: [
      '7:1  content/frame-title  <iframe> has no title, by which readers who do not see it know it -> add title="…" that says what it shows',
      '7:9  content/remote-media  <iframe> loads "https://example.com/" from another server, which the site blocks -> link to it',
    ],
  },
  {
    input: 'a summary without text, and a fragment instead of one',
    page: 'summary-empty',
    text: '<details><summary></summary>One.</details>\n\n<details><></>Two.</details>',
    says: [
      '7:10  content/empty-element  <summary> is empty -> write into it what the <details> around it holds',
      '9:1  content/summary  <details> has nothing that says what it holds -> begin it with <summary>…</summary>',
    ],
  },
  {
    input: 'cards with files instead of addresses',
    page: 'card-file',
    text: '<CardGrid>\n<Card title="One" href="../components/account.mdx#a">\n\nOne.\n\n</Card>\n<Card title="Two" href="./nowhere.mdx">\n\nTwo.\n\n</Card>\n</CardGrid>',
    says: [
      '8:19  content/raw-link  <Card> leads to an address, not to a file -> write "/core/components/account/#a"',
      '13:19  content/raw-link  <Card> leads to an address, not to a file -> write the address of the page, from / on',
    ],
  },
  {
    input: 'tabs that put a choice without a name into the address',
    page: 'tabs-query',
    text: '<Tabs queryString>\n<TabItem value="a" label="A">\n\nOne.\n\n</TabItem>\n</Tabs>',
    says: [
      '7:7  content/tabs  queryString needs a name -> write queryString="os", or add groupId="os"',
    ],
  },
  {
    input: 'a blank between tabs on one line',
    page: 'tabs-blank',
    text: '<Tabs><TabItem value="a">One.</TabItem> <TabItem value="b">Two.</TabItem></Tabs>',
    says: [
      '7:40  content/tabs  <Tabs> holds a space beside its tabs, with which the page can not be drawn -> write each <TabItem>, <Tabs>, and </Tabs> on a line of its own',
    ],
  },
  {
    input: 'a tab with a label without text',
    page: 'tab-label',
    text: '<Tabs>\n<TabItem value="a" label="">\n\nOne.\n\n</TabItem>\n</Tabs>',
    says: [
      '8:1  content/tabs  the tab has no label -> write the words that readers choose it by: label="…"',
    ],
  },
  {
    input: 'a slip in the name of a tab, and a card without anything',
    page: 'tab-name',
    text: '<Tabs>\n<Tabitem value="a">\n\nOne.\n\n</Tabitem>\n</Tabs>\n\n<CardGrid><Card title="" href="" /></CardGrid>',
    says: [
      '8:1  content/unknown-component  unknown component <Tabitem> -> did you mean <TabItem>?',
      '15:11  content/attribute  <Card> has no title -> add title="…"',
      '15:26  content/broken-link  the link leads nowhere -> write an address',
    ],
  },
  {
    input: 'a list of tabs with other values than the tabs',
    page: 'tabs-list',
    text: '<Tabs values={[{ label: "A", value: "a" }]}>\n<TabItem value="b">\n\nOne.\n\n</TabItem>\n</Tabs>',
    says: [
      '7:1  content/tabs  no <TabItem> has the value "a" of the list -> add <TabItem value="a">, or take it out of the list',
      '8:1  content/tabs  the list of the tabs has no value "b" -> add it to values, or correct it',
    ],
  },
  {
    input: 'heights of demos that are none, and a name in a template',
    page: 'demo-values',
    text: `<Demo name="${demo}" height={0} />\n\n<Demo name="${demo}" height={-5} />\n\n<Demo name="${demo}" height={99999} />\n\n<Demo name={\`${demo}\`} />`,
    says: [
      `7:40  ${number}`,
      `9:40  ${number}`,
      `11:40  ${number}`,
      '13:7  content/demo-attribute  "name" of a demo is no string -> write name="…"',
    ],
  },
  {
    input: 'the path of a file instead of the name of a demo',
    page: 'demo-paths',
    text: `<Demo name="src/demos/${demo}" />\n\n<Demo name="../products" />\n\n<Demo name="${demo}.tsx" />`,
    says: [
      `7:7  content/missing-demo  "src/demos/${demo}" is not the name of a demo -> write "${demo}"`,
      '9:7  content/missing-demo  "../products" is not the name of a demo -> write its path below src/demos, without extension',
      `11:7  content/missing-demo  "${demo}.tsx" is not the name of a demo -> write "${demo}"`,
    ],
  },
  {
    input: 'the path of a file instead of the name of a screenshot',
    page: 'screenshot-paths',
    text: '<Screenshot name="studio/editor.webp" alt="The editor" />\n\n<Screenshot name="/screenshots/studio/editor" alt="The editor" />\n\n<Screenshot name="studio/any.webp" alt="The editor" />',
    says: [
      '7:13  content/missing-screenshot  "studio/editor.webp" is not the name of a screenshot -> write "studio/editor"',
      '9:13  content/missing-screenshot  "/screenshots/studio/editor" is not the name of a screenshot -> write "studio/editor"',
      '11:13  content/missing-screenshot  "studio/any.webp" is not the name of a screenshot -> write its path below static/screenshots/ without theme, density, and extension',
    ],
  },
  {
    input: 'a demo in a line of text',
    page: 'component-in-text',
    text: `Text <Demo name="${demo}" /> more.`,
    says: [
      '7:6  content/nesting  <Demo> is a block, which no paragraph can hold -> put it on lines of its own, with empty lines around',
    ],
  },
  {
    input: 'elements that hold nothing',
    page: 'component-empty',
    text: '<Tabs>\n<TabItem value="a" label="A"></TabItem>\n</Tabs>\n\n<CardGrid>\n</CardGrid>\n\n<details>\n\nOne.\n\n</details>',
    says: [
      '8:1  content/empty-element  <TabItem> is empty -> write what the tab shows, or remove it',
      '11:1  content/empty-element  <CardGrid> is empty -> put a <Card title="…" href="…"> into it',
      '14:1  content/summary  <details> has nothing that says what it holds -> begin it with <summary>…</summary>',
    ],
  },
  {
    input: 'a card without the list of cards',
    page: 'card-place',
    text: '<Card title="One" href="/core/introduction/overview/">\n\nOne.\n\n</Card>',
    says: [
      '7:1  content/card-place  the <Card> is in no <CardGrid> -> put the cards into <CardGrid> and </CardGrid>',
    ],
  },
  {
    input: 'elements of the head of a document in the text',
    page: 'head-elements',
    text: '<base href="/core/introduction/overview/" />\n\n<title>One</title>\n\n<link rel="stylesheet" href="https://example.org/x.css" />',
    says: [
      '7:1  content/head-element  <base> has no place in the text of a page -> leave it out: the base of all addresses is in docusaurus.config.ts',
      '9:1  content/head-element  <title> has no place in the text of a page -> write the title into the front matter',
      '11:1  content/head-element  <link> has no place in the text of a page -> put it into <head>, or the rules of a style sheet into src/css',
    ],
  },
];
