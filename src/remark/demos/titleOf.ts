/** `AccountBasic` in words: "Account basic demo". */
export function titleOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z\d]+$/.test(word) ? word : word.toLowerCase()));
  return `${words.join(' ')} demo`;
}
