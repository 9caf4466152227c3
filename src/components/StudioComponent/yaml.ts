/* What reads and writes YAML, as one chunk that is loaded when a reader changes something. */
export { colourYaml } from '@site/src/studio-elements/colourYaml';
export { parseValue } from '@site/src/studio-elements/parseValue';
export { writeElement } from '@site/src/studio-elements/writeElement';
