import { createRandom } from './random';

/** Pictures that all pages share, so that they are no part of what grows with the pages. */
export const diagramCount = 4;

/** A picture of bars, as text. */
export function diagram(number: number): string {
  const random = createRandom(9000 + number);
  const bars = Array.from({ length: 12 }, (_, index) => {
    const height = 20 + random.below(160);
    return `<rect x="${20 + index * 30}" y="${200 - height}" width="20" height="${height}"/>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220" viewBox="0 0 400 220">' +
    `<g fill="#557799">${bars.join('')}</g></svg>\n`
  );
}

/** Name of the picture that the page of an index shows. */
export const diagramName = (index: number): string => `diagram-${index % diagramCount}.svg`;
