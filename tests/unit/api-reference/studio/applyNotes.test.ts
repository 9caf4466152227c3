import type { ApiExport } from '../../../../src/api-reference/model';
import { applyNotes } from '../../../../src/api-reference/studio/typings/applyNotes';

const entry: ApiExport = {
  name: 'open',
  kind: 'function',
  package: 'a-package',
  modules: [],
  imports: [],
  description: 'Opens it.',
  members: [{ name: 'size', type: 'number', required: true, description: '' }],
  signatures: [
    {
      signature: '(key: string) => void',
      typeParameters: [],
      description: '',
      parameters: [{ name: 'key', type: 'string', required: true, description: '' }],
      returns: { type: 'void', description: '' },
    },
  ],
};

describe('applyNotes', () => {
  it('fills what has no description', () => {
    const notes = { 'open.size': 'Size.', 'open(key)': 'Key.', 'open()': 'Nothing.' };
    const [noted] = applyNotes([entry], notes);
    expect(noted?.members?.[0]?.description).toBe('Size.');
    expect(noted?.signatures?.[0]).toMatchObject({
      parameters: [{ description: 'Key.' }],
      returns: { description: 'Nothing.' },
    });
    expect(noted?.description).toBe('Opens it.');
  });

  it.each(['open', 'open.colour', 'close'])('refuses the note on %s, which is of no use', (key) => {
    expect(() => applyNotes([entry], { [key]: 'Text.' })).toThrow(`the note on ${key} is about`);
  });
});
