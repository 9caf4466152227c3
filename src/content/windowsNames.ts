/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The part of a path with which nobody on Windows could check the project out.
 *
 * @param file - Path with forward slashes.
 */
export function windowsNameIn(file: string): string | undefined {
  return file.split('/').find((part) => DEVICE.test(part) || /[<>:"|?*\\]|[. ]$/.test(part));
}
