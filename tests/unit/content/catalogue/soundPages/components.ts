import type { SoundPage } from './types';

/** Components that look misplaced, and are not. */
export const components: readonly SoundPage[] = [
  [
    'tabs with a name for the address, and with a list',
    '<Tabs queryString="os">\n<TabItem value="a" label="A">\n\nOne.\n\n</TabItem>\n</Tabs>\n\n<Tabs groupId="os" queryString values={[{ label: "B", value: "b" }]}>\n<TabItem value="b">\n\nTwo.\n\n</TabItem>\n</Tabs>',
  ],
  [
    'comments between tabs',
    '<Tabs>\n\n{/* For editors. */}\n\n<TabItem value="a" label="A">One.</TabItem>\n{/* And here. */}\n<TabItem value="b" label="B">Two.</TabItem>\n</Tabs>',
  ],
  [
    'demos on lines of their own, with values in braces',
    '<Demo name="core/account/BasicAccount" height={40} editable={false} />\n\n- <Demo name={"core/account/BasicAccount"} toolbar />',
  ],
  [
    'cards in their list',
    '<CardGrid>\n  <Card title="Core" href="/core/introduction/tutorial/">One.</Card>\n</CardGrid>\n\n<CardGrid>{[1].map((one) => <li key={one}>Two.</li>)}</CardGrid>',
  ],
  [
    'cards that the page makes itself',
    'export const Card = ({ children }) => <b>{children}</b>;\n\nOne <Card>two</Card>.',
  ],
  ['a title in a drawing', '<svg><title>One</title></svg>'],
  ['a title in the head', '<Head>\n<meta name="one" content="two" />\n</Head>'],
  ['one that the page exports', 'export const Fancy = () => null;\n\n<Fancy />'],
  ['one of Docusaurus', '<Details>Text.</Details>'],
];
