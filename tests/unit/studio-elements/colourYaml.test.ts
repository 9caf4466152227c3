import { colourYaml } from '../../../src/studio-elements/colourYaml';

test('colours keys, numbers, booleans and quoted text, and leaves the text as it is', () => {
  const text = `- component: Button # main\n  props:\n    content: "a < b"\n    width: 12\n    loading: true`;
  const html = colourYaml(text);
  expect(html).toBe(
    [
      '- <span class="tok-k">component</span>: Button # main',
      '  <span class="tok-k">props</span>:',
      '    <span class="tok-k">content</span>: <span class="tok-s">"a &lt; b"</span>',
      '    <span class="tok-k">width</span>: <span class="tok-n">12</span>',
      '    <span class="tok-k">loading</span>: <span class="tok-n">true</span>',
    ].join('\n'),
  );
});

test('text that is no YAML is shown without colours', () => {
  expect(colourYaml('<b>: [')).toContain('&lt;b&gt;');
});
