/** Of elements that hold a `noscript` until somebody asks for what is in it. */
export const closedAttribute = 'data-closed';
