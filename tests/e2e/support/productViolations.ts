/** A fault in the markup of the products at 0.13.0, which no demo can do anything about. */
export interface ProductViolation {
  /** Rule of axe. */
  readonly rule: string;
  /** Where it is found: a part of the selector that axe gives, or of what it says. */
  readonly found: RegExp;
  /** A demo in which it is found: where it no longer is, the exception has to go. */
  readonly seenIn: string;
  /** Theme mode in which it is found, if only in one. */
  readonly theme?: 'dark';
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
  {
    // White text on, and text in, Material UI's own colors of severity in its dark palette.
    rule: 'color-contrast',
    found:
      /color: #(?:f44336|ef5350|e57373|d32f2f|c62828|388e3c|2e7d32|66bb6a|0288d1|0277bd|29b6f6|f57c00|ef6c00|ffa726)\b/i,
    seenIn: 'core/crud/CrudErrors',
    theme: 'dark',
  },
];

/** True for a line of axe's report that is about such a fault. */
export function isProductViolation(line: string): boolean {
  return productViolations.some(
    ({ rule, found }) => line.startsWith(`${rule} `) && found.test(line),
  );
}
