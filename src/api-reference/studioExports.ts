import type { ApiExport, ApiMember } from './model';
import type { StudioApi, StudioComponent, StudioProp } from './studio/model';

function sentences(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' ');
}

function limits({ minimum, maximum }: StudioProp): string | undefined {
  if (minimum !== undefined && maximum !== undefined) {
    return `From ${minimum} to ${maximum}.`;
  }
  if (minimum !== undefined) {
    return `At least ${minimum}.`;
  }
  return maximum === undefined ? undefined : `At most ${maximum}.`;
}

/** What a property's own description does not say: how the editor shows it, and what bindings can do. */
function editorNotes(prop: StudioProp): string {
  const { label, name, control, visible, onChangeProp } = prop;
  return sentences(
    label !== undefined && label !== name && `The editor calls it **${label}**.`,
    limits(prop),
    control?.bindable === false && 'It takes no binding.',
    onChangeProp !== undefined && 'Bindings read the value that the reader enters.',
    visible === false && 'The editor does not show it.',
    typeof visible === 'string' && `The editor shows it when \`${visible}\`.`,
  );
}

function toMember(prop: StudioProp): ApiMember {
  const notes = editorNotes(prop);
  return { ...prop, description: [prop.description, notes].filter(Boolean).join('\n\n') };
}

function toExport(component: StudioComponent): ApiExport {
  const { name, package: packageName, description, props } = component;
  return {
    name,
    kind: 'component',
    package: packageName,
    modules: [packageName],
    imports: [],
    description,
    props: props.map(toMember),
  };
}

/** Everything that Studio's pages can show: components of the library, then functions and types. */
export function studioExports({ components, functions }: StudioApi): ApiExport[] {
  return [...components.map(toExport), ...functions.exports];
}
