import type { CodeVariant } from '../../preferences/types';
import type { CodeSource } from '../../components/CodeBlock/types';
import { CodeVariantError, javaScriptVariantCached } from '../../code-variants';
import { carryLineMarks } from './carryLineMarks';
import { isTypeScript } from './groupFences';
import { highlightCode } from './highlight';
import {
  extractLineMarks,
  LineMarkError,
  withoutRemovedLines,
  type MarkedCode,
  type MarkedSample,
} from './lineMarks';
import { CodeBlockError, type Fence, type Sample } from './types';

const LANGUAGE_LABELS: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
};

/** A source before its position among the files of a block is known. */
export type LooseSource = Omit<CodeSource, 'file' | 'styling'> & { readonly lines: number };

function readMarks(fence: Fence): MarkedSample {
  try {
    return extractLineMarks(fence.node.value, fence.meta.highlightedLines);
  } catch (error) {
    if (error instanceof LineMarkError) {
      throw new CodeBlockError(error.message, fence.node, error.line);
    }
    throw error;
  }
}

function toSource(
  { code, marks }: MarkedCode,
  language: string,
  { meta }: Fence,
  title: string | undefined,
  variant?: CodeVariant,
): LooseSource {
  const label = title ?? (variant && LANGUAGE_LABELS[language]);
  return {
    ...(variant && { variant }),
    ...(label && { label }),
    language,
    html: highlightCode(code, language, marks, meta.flags.has('showLineNumbers')),
    lines: code.split('\n').length,
  };
}

/** `src/App.tsx` becomes `src/App.jsx`; a title that is no TypeScript file stays. */
function javaScriptTitle(title: string | undefined): string | undefined {
  return title?.replace(/\.(?:m|c)?ts(x?)$/, '.js$1');
}

/** Width of lines in samples, in characters: what fits beside the sidebar without scrolling. */
const PRINT_WIDTH = 80;

/**
 * JavaScript of a TypeScript sample.
 *
 * @returns nothing for a sample without types, and for a fragment that can't be read alone.
 * @throws {CodeBlockError} where a whole sample can't be read.
 */
async function deriveJavaScript(
  fence: Fence,
  shown: MarkedSample,
): Promise<MarkedCode | undefined> {
  const language = fence.language === 'tsx' ? 'tsx' : 'ts';
  const marked = withoutRemovedLines(shown);
  try {
    const derived = await javaScriptVariantCached(marked.code, {
      language,
      printWidth: PRINT_WIDTH,
      // Pages are ours: their authors' blank lines stay.
      blankLines: 'source',
    });
    if (derived === undefined) {
      return undefined;
    }
    const code = derived.trimEnd();
    return { code, marks: carryLineMarks(marked.code, code, marked.marks) };
  } catch (error) {
    if (!(error instanceof CodeVariantError)) {
      throw error;
    }
    if (fence.meta.flags.has('fragment')) {
      return undefined;
    }
    const line = marked.sourceLines[error.line - 1] ?? error.line;
    throw new CodeBlockError(`${error.message} -> ${error.fix}`, fence.node, line);
  }
}

/**
 * The sources of one sample: one for both variants where they do not differ, otherwise TypeScript
 * and JavaScript.
 *
 * @throws {CodeBlockError} for marks without their other half and for samples that can't be read.
 */
export async function toSources({ fence, javascript }: Sample): Promise<LooseSource[]> {
  const { language, meta } = fence;
  const marked = readMarks(fence);
  if (javascript) {
    return [
      toSource(marked, language, fence, meta.title, 'TS'),
      toSource(
        readMarks(javascript),
        javascript.language,
        javascript,
        javascript.meta.title ?? javaScriptTitle(meta.title),
        'JS',
      ),
    ];
  }
  const derived =
    isTypeScript(fence) && !meta.flags.has('ts-only')
      ? await deriveJavaScript(fence, marked)
      : undefined;
  if (!derived) {
    return [toSource(marked, language, fence, meta.title)];
  }
  return [
    toSource(marked, language, fence, meta.title, 'TS'),
    toSource(derived, language.replace('ts', 'js'), fence, javaScriptTitle(meta.title), 'JS'),
  ];
}
