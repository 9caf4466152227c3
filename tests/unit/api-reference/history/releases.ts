import type { ApiExport, ApiMember, ApiPackage } from '@site/src/api-reference/model';

/** A prop, optional and a text unless told otherwise. */
export function prop(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  return { name, type: 'string', required: false, description: '', ...rest };
}

/** An export of the module `pkg/NAME` and of the package. */
export function entry(name: string, rest: Partial<ApiExport> = {}): ApiExport {
  return {
    name,
    kind: 'component',
    package: 'pkg',
    modules: [`pkg/${name}`, 'pkg'],
    imports: [],
    description: '',
    ...rest,
  };
}

export function release(version: string, ...exports: ApiExport[]): ApiPackage {
  return { name: 'pkg', version, exports };
}
