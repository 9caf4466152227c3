/** What keeps an address in parentheses from being one. */
export interface AddressSlip {
  readonly message: string;
  readonly fix: string;
}

function countOf(character: string, text: string): number {
  return text.split(character).length - 1;
}

/**
 * Says why no link or picture came of an address.
 *
 * @param behind - What stands behind the parenthesis that opens, up to the end of its line at most.
 */
export function addressSlip(behind: string): AddressSlip {
  const [address = ''] = behind.split(/\s/);
  if (/\s=\d*x\d*\s*\)/.test(behind)) {
    const message = 'Markdown has no sizes of pictures, so this is shown as text';
    return { message, fix: 'leave out what stands behind the address' };
  }
  if (/\s[“”„‘’«»]/.test(behind)) {
    const message = 'the quotes around the title of the link are typographic';
    return { message, fix: 'write straight ones: [text](address "title")' };
  }
  if (/\s"[^"]*"[^"]*"[^"]*\)/.test(behind)) {
    const message = 'the title of the link has quotes inside, so it is shown as text';
    return { message, fix: 'write \\" for each quote inside of the title' };
  }
  const isOpen = countOf('(', address) >= countOf(')', address) && address.includes('(');
  if (!behind.includes(')') || isOpen) {
    const message = 'the parenthesis that ends the address of the link is missing';
    return { message, fix: 'add the missing ) behind the address' };
  }
  if (address.includes(')')) {
    const message = 'the address belongs to no link, so it is shown as text';
    return { message, fix: 'write [text](address), with no other link in the text' };
  }
  return {
    message: 'the address of the link has a space, so it is shown as text',
    fix: 'write %20 for a space, and put a title of the link into quotes',
  };
}
