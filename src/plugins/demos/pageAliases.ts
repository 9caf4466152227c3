/** Further addresses of demos below `/demos/`, by which pages and links already know them. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'core/landing/ShippingDashboard': ['core-dashboard'],
};

/** Addresses that lead to a demo besides its own. */
export function pageAliases(name: string): readonly string[] {
  return aliases[name] ?? [];
}
