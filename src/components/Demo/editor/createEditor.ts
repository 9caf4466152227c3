import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { TextFile } from '@site/src/demo-projects/types';
import { fillStyleElement } from './fillStyleElement';

fillStyleElement();

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly file: TextFile;
  /** Accessible name. */
  readonly label: string;
  readonly onEdit: (text: string) => void;
}

/** The colours of code everywhere on the site, see src/css/docs/code.css. */
const colours = HighlightStyle.define([
  { tag: tags.comment, class: 'tok-c' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'tok-k' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'tok-s' },
  { tag: [tags.number, tags.bool, tags.null], class: 'tok-n' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'tok-f' },
  { tag: [tags.typeName, tags.className, tags.tagName], class: 'tok-t' },
  { tag: [tags.attributeName, tags.propertyName], class: 'tok-p' },
]);

const setMarkedLine = StateEffect.define<number | undefined>();

/** Line with the problem that was last reported. It moves with the text around it. */
const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, state }) {
    const effect = effects.find((candidate) => candidate.is(setMarkedLine));
    if (!effect) return decorations.map(changes);
    const line = effect.value as number | undefined;
    return line === undefined || line < 1 || line > state.doc.lines
      ? Decoration.none
      : Decoration.set([
          Decoration.line({ class: 'demo-problem-line' }).range(state.doc.line(line).from),
        ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function languageOf(path: string): Extension {
  return /\.[jt]sx?$/.test(path) ? javascript({ jsx: true, typescript: /\.tsx?$/.test(path) }) : [];
}

/** Marks a line of an editor, or none. */
export function markLine(view: EditorView, line: number | undefined): void {
  view.dispatch({ effects: setMarkedLine.of(line) });
}

/** Makes an editor. Tab leaves it, as it leaves every other field. */
export function createEditor({ parent, file, label, onEdit }: EditorOptions): EditorView {
  const extensions: Extension[] = [
    lineNumbers(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    syntaxHighlighting(colours),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    languageOf(file.path),
    markedLine,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', translate: 'no' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onEdit(state.doc.toString());
    }),
  ];
  return new EditorView({
    parent,
    state: EditorState.create({ doc: file.text.trimEnd(), extensions }),
  });
}
