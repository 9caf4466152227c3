import { diagramName } from './diagram';
import { createRandom, type Random } from './random';
import { commandSample, componentSample, settingsSample } from './samples';
import type { Block, CorpusPage, Inline, PageId, Part } from './types';
import { capitalized, nameOf, sentence, sentences, subject } from './words';

/** Sections of every page: those below the first two that are `h3` belong to the one above. */
const headings = [
  { depth: 2, heading: 'Before you begin' },
  { depth: 2, heading: 'Set it up' },
  { depth: 3, heading: 'Settings' },
  { depth: 3, heading: 'Commands' },
  { depth: 2, heading: 'Use it in a page' },
  { depth: 3, heading: 'Properties' },
  { depth: 2, heading: 'How the parts fit' },
  { depth: 2, heading: 'Limits' },
  { depth: 3, heading: 'Errors' },
  // The site's own checks ask for this one, and for links in it.
  { depth: 2, heading: 'Whats next' },
] as const satisfies readonly Pick<Part, 'depth' | 'heading'>[];

type Heading = (typeof headings)[number]['heading'];

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

const text = (content: string): Inline => ({ kind: 'text', text: content });

const paragraph = (...parts: Inline[]): Block => ({ kind: 'paragraph', parts });

const prose = (random: Random, count: number): Block => paragraph(text(sentences(random, count)));

function linkTo(random: Random, ids: readonly PageId[], own: number, distance: number): Inline {
  const to = ids[(own + distance) % ids.length] ?? { section: '', page: '' };
  const { heading } = random.pick(headings);
  const title = to.page.replaceAll('-', ' ');
  return { kind: 'link', text: title, to, ...(distance > 2 && { anchor: anchorOf(heading) }) };
}

function table(random: Random): Block {
  const row = (_: unknown, index: number): string[] => [
    `${subject(random)}${capitalized(subject(random))}${index}`,
    random.pick(['string', 'number', 'boolean']),
    sentence(random),
  ];
  const rows = [['Name', 'Type', 'Meaning'], ...Array.from({ length: 6 }, row)];
  return { kind: 'table', rows };
}

/** What stands below each heading. */
function blocksOf(
  heading: Heading,
  random: Random,
  index: number,
  link: (distance: number) => Inline,
): Block[] {
  switch (heading) {
    case 'Before you begin':
      return [
        {
          kind: 'list',
          items: Array.from({ length: 3 }, () => [text(sentence(random))]),
        },
        paragraph(text(`${sentence(random)} See `), link(1), text('.')),
      ];
    case 'Settings':
      return [prose(random, 1), settingsSample(random)];
    case 'Commands':
      return [prose(random, 1), commandSample(random)];
    case 'Use it in a page':
      return [prose(random, 3), componentSample(random, index + 1), prose(random, 3)];
    case 'Properties':
      return [table(random)];
    case 'How the parts fit':
      return [
        prose(random, 2),
        { kind: 'image', alt: `Bars: ${sentence(random)}`, file: diagramName(index) },
        paragraph(
          { kind: 'strong', text: capitalized(subject(random)) },
          text(` and `),
          { kind: 'code', text: subject(random) },
          text(`: ${sentence(random)} More is in `),
          link(7),
          text('.'),
        ),
      ];
    case 'Whats next':
      return [{ kind: 'list', items: [[link(1)], [link(2)], [link(11)]] }];
    default:
      return [prose(random, 5)];
  }
}

/**
 * The page of an index: about 800 words with its code, ten sections.
 *
 * @param ids - All pages, to which it links.
 */
export function createPage(index: number, ids: readonly PageId[]): CorpusPage {
  const random = createRandom(index + 1);
  const id = ids[index];
  if (!id) throw new RangeError(`there is no page ${index}`);
  const name = nameOf(index);
  return {
    id,
    title: `${capitalized(name)} ${index + 1}`,
    description: `How the ${name} number ${index + 1} is set up, used, and combined with others.`,
    intro: prose(random, 3),
    parts: headings.map(({ depth, heading }) => ({
      depth,
      heading,
      anchor: anchorOf(heading),
      blocks: blocksOf(heading, random, index, (distance) => linkTo(random, ids, index, distance)),
    })),
  };
}
