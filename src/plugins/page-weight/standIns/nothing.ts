/** Stands in for a component that the configuration turns off. */
export default function Nothing(): null {
  return null;
}
