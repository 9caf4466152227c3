/** A fault in the markup of the products at 0.13.0, which no demo can do anything about. */
export interface ProductViolation {
  /** Rule of axe. */
  readonly rule: string;
  /** Where it is found: a part of the selector that axe gives, or of what it says. */
  readonly found: RegExp;
  /** A demo in which it is found: where it no longer is, the exception has to go. */
  readonly seenIn: string;
}

export const productViolations: readonly ProductViolation[] = [
  {
    // DashboardLayout wraps the entries of its sidebar's list in elements that are no list items.
    rule: 'list',
    found: /nav\[aria-label="(?:Desktop|Tablet|Phone)"\]/,
    seenIn: 'core/specimens/WindowPart',
  },
  {
    // Buttons over the data grid that show one word and are named by a sentence without it.
    rule: 'label-content-name-mismatch',
    found: /not included in the accessible name/,
    seenIn: 'core/crud/CrudBasic',
  },
];

/** True for a line of axe's report that is about such a fault. */
export function isProductViolation(line: string): boolean {
  return productViolations.some(
    ({ rule, found }) => line.startsWith(`${rule} `) && found.test(line),
  );
}
