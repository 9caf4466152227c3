import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, ImageReference, Node, Nodes, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import {
  commentId,
  idComment,
  isParent,
  readDirective,
  readFence,
  readStrayColons,
} from './blocks';
import { isComment } from './definitions';
import { isEmptyBraces } from './emptyBraces';
import { readEsm, requiredModules } from './esm';
import { isForumLink } from './forumLinks';
import { elementUse, imageOf, linksOf } from './jsx';
import { elementsOf } from './jsxExpressions';
import { programsOf } from './programs';
import { startOf } from './startOf';
import { readTodos } from './todos';
import type {
  Directive,
  ElementUse,
  Fence,
  Heading,
  ImageUse,
  LinkUse,
  ModuleImport,
  PageBody,
  StrayColons,
} from './types';

/** Text of a node as readers see it, without what is only markup. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression') {
    return '';
  }
  if ('value' in node) {
    return node.value;
  }
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  return isParent(node) ? (node.children as Nodes[]).map(textOf).join('') : '';
}

/** True for what shows nothing: front matter, imports, comments. */
function isInvisible(node: Nodes): boolean {
  return node.type === 'yaml' || node.type === 'mdxjsEsm' || isEmptyBraces(node);
}

/** Headings that another one of the same level or a higher one follows at once, or nothing at all. */
function headingsWithoutText({ children }: Root): Set<Nodes> {
  // What is left to do is told of the comment that says so.
  const isTodo = (node: Root['children'][number]): boolean =>
    readTodos({ type: 'root', children: [node] }).length > 0;
  const shown = children.filter(
    (node) => (!isInvisible(node) && node.type !== 'definition') || isTodo(node),
  );
  return new Set(
    shown.filter((node, index) => {
      const next = shown[index + 1];
      const isEnd = next === undefined || next.type === 'heading';
      return node.type === 'heading' && isEnd && (next?.depth ?? 0) <= node.depth;
    }),
  );
}

/**
 * Collects from a syntax tree what the checks look at, in one walk.
 *
 * @param tree - As parsed from `text`, with positions.
 * @param source - The text of the page, of which `text` may lack what is no MDX.
 */
export function readBody(tree: Root, text: string, source = text): PageBody {
  const lines = text.split(/\r?\n/);
  const written = source.split(/\r?\n/);
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const links: LinkUse[] = [];
  const images: ImageUse[] = [];
  const elements: ElementUse[] = [];
  const imports: ModuleImport[] = [];
  const declared: string[] = [];
  const fences: Fence[] = [];
  const directives: Directive[] = [];
  const strayColons: StrayColons[] = [];
  const definitions = new Map<string, LinkUse>();
  const imageReferences: ImageReference[] = [];

  const withoutText = headingsWithoutText(tree);

  function readHeading(node: HeadingNode): void {
    const explicitId = commentId(node);
    const title = textOf(node).trim();
    // Like Docusaurus: explicit ids do not take part in making derived ones unique.
    const id = explicitId ?? slugger.slug(title);
    const hasMoreThanId = explicitId !== undefined && idComment(node) !== `#${explicitId}`;
    const comment = explicitId === undefined ? idComment(node) : undefined;
    const idWithoutHash = /^[\w-]+$/.exec(comment ?? '')?.[0];
    const heading = { ...startOf(node), depth: node.depth, text: title, explicitId, id };
    const isUnderlined = /^\s*-+\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? '');
    headings.push({
      ...heading,
      ...(hasMoreThanId && { hasMoreThanId }),
      ...(idWithoutHash !== undefined && { idWithoutHash }),
      ...(isUnderlined && { isUnderlined }),
      ...(withoutText.has(node) && { hasNoText: true }),
    });
  }

  function readElement(element: ElementUse): void {
    elements.push(element);
    links.push(...linksOf(element));
    images.push(...imageOf(element));
  }

  function visit(node: Nodes): void {
    switch (node.type) {
      case 'heading':
        readHeading(node);
        break;
      case 'definition':
        if (!isComment(node)) {
          definitions.set(node.identifier, { url: node.url, ...startOf(node) });
        }
        break;
      case 'link':
        if (!isForumLink(node)) links.push({ url: node.url, ...startOf(node) });
        break;
      case 'imageReference':
        imageReferences.push(node);
        break;
      case 'image':
        images.push({ url: node.url, alt: node.alt ?? '', ...startOf(node) });
        break;
      case 'code':
        fences.push(readFence(node, lines));
        break;
      case 'paragraph':
        strayColons.push(...readStrayColons(node, lines));
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        directives.push(readDirective(node, lines, written));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const element = elementUse(node);
        if (element) readElement(element);
        break;
      }
      case 'mdxjsEsm': {
        const esm = node.data?.estree && readEsm(node.data.estree);
        imports.push(...(esm?.imports ?? []));
        declared.push(...(esm?.declared ?? []));
        break;
      }
      default:
    }
    const programs = programsOf(node);
    programs.flatMap(elementsOf).forEach(readElement);
    imports.push(...programs.flatMap(requiredModules));
    if (isParent(node as Node)) {
      (node as { children: Nodes[] }).children.forEach(visit);
    }
  }

  visit(tree);
  for (const node of imageReferences) {
    const url = definitions.get(node.identifier)?.url ?? '';
    images.push({ url, alt: node.alt ?? '', ...startOf(node) });
  }
  const pictures = new Set(imageReferences.map(({ identifier }) => identifier));
  definitions.forEach((link, identifier) => {
    if (!pictures.has(identifier)) {
      links.push(link);
    }
  });
  return {
    isEmpty: tree.children.every(isInvisible),
    headings,
    links,
    images,
    elements,
    imports,
    declared,
    fences,
    directives,
    strayColons,
    todos: readTodos(tree),
  };
}
