/** Languages of code fences. The highlighter of the site knows each, or shows it as plain text. */
export const fenceLanguages = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'yaml',
  'css',
  'html',
  'bash',
  'diff',
  'docker',
  'sql',
  'text',
  'tree',
] as const;
