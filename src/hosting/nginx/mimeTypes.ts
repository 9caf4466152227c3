import { mimes } from 'mrmime';
import { contentType } from '../contentType';
import { block, quoted } from './syntax';

/** Types by the endings of file names, the same as those of every other host. */
export function mimeTypes(): string {
  const endings = new Map<string, string[]>();
  for (const ending of Object.keys(mimes).sort()) {
    const type = contentType(`file.${ending}`);
    endings.set(type, [...(endings.get(type) ?? []), ending]);
  }
  const lines = [...endings].map(([type, names]) => `${quoted(type)} ${names.join(' ')};`);
  return `${block('types', lines.sort())}\ndefault_type application/octet-stream;\n`;
}
