import { createStorageSlot } from '@docusaurus/theme-common';

/** Name of the slot in which the reader's choice stays. */
export const languageSlot = 'language';

/** What stands in the slot when the reader does not want to be asked. */
const UNASKED = 'none';

const slot = () => createStorageSlot(languageSlot);

/** The language that the reader last chose in the menu; undefined without a choice or a storage. */
export function rememberedLanguage(): string | undefined {
  const language = slot().get();
  return language === null || language === UNASKED ? undefined : language;
}

/** Keeps what the reader chose. It is a wish, not a setting: no page leads elsewhere because of it. */
export function rememberLanguage(language: string): void {
  slot().set(language);
}

/** True if the reader does not want to be offered another language. */
export function isUnasked(): boolean {
  return slot().get() === UNASKED;
}

/** The reader stays with the language of the page and is not asked again. */
export function stopAsking(): void {
  slot().set(UNASKED);
}
