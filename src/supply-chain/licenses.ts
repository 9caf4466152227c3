const inParentheses = /^\((.*)\)$/;

/** Names in an expression of the SPDX standard, such as `(MIT OR Apache-2.0)`. */
export function licenseNames(text: string): string[] {
  const [, inner = text] = inParentheses.exec(text) ?? [];
  return inner.split(/ (?:OR|AND) /);
}

/** True if at least one choice of an expression, or all of its parts, may be used. */
export function allowsLicense(text: string, isAllowed: (name: string) => boolean): boolean {
  const [, inner = text] = inParentheses.exec(text) ?? [];
  if (inner.includes(' OR ')) {
    return inner.split(' OR ').some((choice) => allowsLicense(choice, isAllowed));
  }
  return inner.split(' AND ').every(isAllowed);
}
