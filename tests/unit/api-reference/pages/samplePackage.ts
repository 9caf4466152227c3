import type { ApiExport, ApiMember, ApiPackage } from '@site/src/api-reference/model';
import {
  createCoreReference,
  type CoreReference,
} from '@site/src/api-reference/pages/core/context';

export const member = (name: string): ApiMember => ({
  name,
  type: 'string',
  required: false,
  description: '',
});

/** An export of the module of its own name. */
export function exported(
  name: string,
  kind: ApiExport['kind'],
  parts: Partial<ApiExport> = {},
): ApiExport {
  const module = `p/${name}`;
  const imports = [`import { ${name} } from '${module}';`];
  return { name, kind, package: 'p', modules: [module], imports, description: '', ...parts };
}

/** A package with an export of every kind, and types of every place. */
export const api: ApiPackage = {
  name: 'p',
  version: '2.0.0',
  exports: [
    exported('Panel', 'component', {
      modules: ['p/Panel', 'p'],
      imports: ["import { Panel } from 'p/Panel';", "import { Panel } from 'p';"],
      description: 'A panel.',
      since: '1.1.0',
      propsType: 'PanelProps',
      props: [member('title')],
      slots: [member('root')],
      slotProps: [],
      inheritsFrom: { name: 'Box', module: 'm' },
    }),
    exported('OldPanel', 'component', { modules: ['p/old'], aliasOf: 'Panel', deprecated: '' }),
    exported('Button', 'component'),
    exported('PanelProps', 'interface', { modules: ['p/Panel'] }),
    exported('PanelSlots', 'interface', { modules: ['p/Panel'] }),
    exported('PanelSlotProps', 'interface', { modules: ['p/Panel'] }),
    exported('PanelState', 'type', { modules: ['p/Panel'], type: 'string' }),
    exported('Apart', 'interface', { modules: ['p/Panel'], members: [member('a')] }),
    exported('usePanel', 'hook', {
      signatures: [
        {
          signature: '() => PanelState',
          typeParameters: [],
          description: '',
          parameters: [],
          returns: { type: 'PanelState', description: '' },
        },
      ],
    }),
    exported('Store', 'class', { members: [member('get')] }),
    exported('createStore', 'function'),
    exported('PanelContext', 'context'),
    exported('CODEC_STRING', 'constant', { modules: ['p/persistence'] }),
    exported('Codec', 'interface', { modules: ['p/persistence'] }),
    exported('Nowhere', 'type', { modules: ['p/nowhere'] }),
  ],
  internalTypes: [
    exported('Hidden', 'type', { modules: [], mentionedBy: ['usePanel', 'Panel'] }),
    exported('Lost', 'type', { modules: [], mentionedBy: [] }),
  ],
};

/** What pages are made from, with what a test adds. */
export function referenceOf(parts: Partial<Omit<CoreReference, 'homes'>> = {}): CoreReference {
  return createCoreReference({
    api,
    changes: [],
    uses: new Map(),
    guides: [],
    pageIds: [],
    oldestVersion: '1.0.0',
    ...parts,
  });
}
