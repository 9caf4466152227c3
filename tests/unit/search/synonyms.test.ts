import { synonymsFor } from '../../../src/search/indexing/keywords';
import { synonyms } from '../../../src/search/synonyms';

describe('synonyms', () => {
  it('are keywords of the pages about the topic', () => {
    expect(synonymsFor(['useNotifications'])).toContain('toast');
    expect(synonymsFor(['Role-based access control'])).toContain('permissions');
  });

  it('are not those of a longer name, or of the module that a page names', () => {
    const groups = [{ topics: ['crud'], words: ['records'] }];
    expect(synonymsFor(['CrudForm', '@toolpad/core/Crud'], groups)).toEqual([]);
    expect(synonymsFor(['Crud'], groups)).toEqual(['records']);
  });

  it('are written as they are compared: lower case, words and spaces alone', () => {
    const odd = synonyms
      .flatMap(({ topics, words }) => [...topics, ...words])
      .filter((word) => !/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u.test(word));
    expect(odd).toEqual([]);
  });
});
