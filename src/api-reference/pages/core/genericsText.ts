import type { ApiExport } from '../../model';
import { inlineCode } from '../page';

/** Type parameters of an export, what they extend, and what they are by default. */
export function genericsText({ name, typeParameters = [] }: ApiExport): string[] {
  const list = typeParameters.map(
    ({ name: parameter, constraint, default: byDefault }) =>
      `- ${inlineCode(parameter)}` +
      (constraint ? `, which extends ${inlineCode(constraint)}` : '') +
      (byDefault ? `, by default ${inlineCode(byDefault)}` : ''),
  );
  return [`${inlineCode(name)} is generic:`, list.join('\n')];
}
