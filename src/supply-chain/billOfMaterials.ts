import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { PackageURL } from 'packageurl-js';
import type { LockedPackage, Lockfile } from './lockfile';
import { licenseNames } from './licenses';

/** Name of the property with the folder of a package, as other generators for npm call it. */
export const folderProperty = 'cdx:npm:package:path';

function addressOf({ name, version }: LockedPackage): string {
  const [last = '', scope] = name.split('/').reverse();
  return new PackageURL('npm', scope, last, version, undefined, undefined).toString();
}

function licenseOf(license: string | undefined): Models.License | undefined {
  if (!license) return undefined;
  if (isSupportedSpdxId(license)) return new Models.SpdxLicense(license);
  return licenseNames(license).every(isSupportedSpdxId)
    ? new Models.LicenseExpression(license)
    : new Models.NamedLicense(license);
}

function componentOf(entry: LockedPackage): Models.Component {
  const { name, version, integrity, folder, isDevelopment, isOptional } = entry;
  const [last = '', group] = name.split('/').reverse();
  const component = new Models.Component(Enums.ComponentType.Library, last, {
    // Of one release there may be several copies, with other packages around them.
    bomRef: folder,
    group,
    version,
    purl: addressOf(entry),
    scope:
      isDevelopment || isOptional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
  });
  const license = licenseOf(entry.license);
  if (license) component.licenses.add(license);
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (digest) {
    const hex = Buffer.from(digest, 'base64').toString('hex');
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], hex);
  }
  component.properties.add(new Models.Property(folderProperty, folder));
  if (isDevelopment) {
    component.properties.add(new Models.Property('cdx:npm:package:development', 'true'));
  }
  return component;
}

/**
 * Lists everything that the lockfile installs, as CycloneDX describes software: name, version, hash,
 * license, and what needs what. The same lockfile has the same list, without a time or a chance.
 *
 * @returns JSON of CycloneDX 1.6.
 */
export function billOfMaterials({ projects, packages, find }: Lockfile): string {
  const [project] = projects;
  if (!project)
    throw new Error('package-lock.json:1:1  the lockfile names no project -> run npm install');
  const bom = new Models.Bom();
  const components = new Map<LockedPackage, Models.Component>();
  for (const entry of packages) {
    const component = componentOf(entry);
    components.set(entry, component);
    bom.components.add(component);
  }
  const main = new Models.Component(Enums.ComponentType.Application, project.name, {
    bomRef: project.name,
    version: project.version,
    licenses: new Models.LicenseRepository(
      [licenseOf(project.license)].flatMap((one) => one ?? []),
    ),
  });
  bom.metadata.component = main;
  for (const entry of projects) components.set(entry, main);
  for (const [entry, component] of components) {
    for (const name of Object.keys(entry.dependencies)) {
      const needed = find(entry, name);
      const target = needed && components.get(needed);
      if (target && target !== component) component.dependencies.add(target.bomRef);
    }
  }
  const text = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  ).serialize(bom, { sortLists: true, space: 2 });
  return `${text}\n`;
}
