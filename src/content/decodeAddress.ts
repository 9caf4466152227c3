/** What the escapes of an address stand for; undefined if one of them stands for nothing, as in `%zz`. */
function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** The path that an address means; an address with an escape that stands for nothing is left as it is. */
export function decodedAddress(address: string): string {
  return decode(address) ?? address;
}

/** True for an address that nothing can decode: the build ends at that of a file. */
export function hasWrongEscape(address: string): boolean {
  return decode(address) === undefined;
}

/** What is said of such an address. */
export const wrongEscape = 'the % of the address begins no escape such as %20';

/** The way to name a file that has the character in its name. */
export const keepPercent = 'write %25 for the % in the name of the file, or rename the file';
