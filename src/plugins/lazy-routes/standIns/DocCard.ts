/**
 * Takes the place of a component of the theme that shows other pages' descriptions. No page loads those
 * of all pages any more; without this, only the browser would say so.
 *
 * @throws always, and so stops the build at the page that uses it.
 */
export default function DocCard(): never {
  throw new Error(
    'DocCard and DocCardList need the descriptions of all pages, which no page loads -> ' +
      'write a list of links, or see src/plugins/lazy-routes/README.md',
  );
}
