/** The package is the release that Docusaurus makes heading ids with, which has no types. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    /** The id for a text, made unique over all calls. */
    slug(text: string): string;
  }
}
