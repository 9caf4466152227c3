/** What is right and looks wrong, and the text of a page below its front matter. */
export type SoundPage = readonly [what: string, text: string];
