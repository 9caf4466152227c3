import type { Locator } from '@playwright/test';

/** Does to an element what add-ons that translate pages do: each text is put into elements of theirs. */
export async function translateWithin(element: Locator): Promise<void> {
  await element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(document.createTextNode(text.textContent ?? ''));
    }
  });
}
