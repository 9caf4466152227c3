import { formHosts } from '../../hosting/policy/formHosts';
import type { ElementUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** Schemes that run what they name. Browsers skip blanks and control characters in front. */
function runsCode(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replaceAll(/[\u0000-\u0020]/g, ''));
}

/** `onClick` on anything, `onclick` on HTML elements. A component may well have a prop `only`. */
function isHandler(attribute: string, element: string): boolean {
  return /^on[A-Z]/.test(attribute) || (/^[a-z]/.test(element) && /^on[a-z]+$/.test(attribute));
}

/** What the policy of the site lets no page bring along, by the name of the element. */
const forbiddenElements = new Map([
  [
    'script',
    {
      code: 'content/script',
      what: 'scripts',
      fix: 'move the code into a component of src/components',
    },
  ],
  [
    'style',
    {
      code: 'content/style-element',
      what: 'style sheets',
      fix: 'move the rules into src/css, or into a component of src/components',
    },
  ],
]);

/** Addresses that a form is sent to, by the name of the element in lower case. */
const formTargets: Readonly<Record<string, string>> = {
  form: 'action',
  button: 'formaction',
  input: 'formaction',
};

/** Forms for other servers: the button would do nothing, and nobody be told why. */
function remoteForms({ name, attributes }: ElementUse, file: string): Problem[] {
  const wanted = Object.hasOwn(formTargets, name) ? formTargets[name] : undefined;
  return attributes
    .filter((attribute) => attribute.name.toLowerCase() === wanted)
    .filter(({ value = '' }) => /^\s*(?:https?:)?\/\//i.test(value))
    .filter(({ value = '' }) => !formHosts.includes(originOf(value)))
    .map((attribute) => {
      const message = `<${name}> sends a form to "${attribute.value}", which the security policy of the site blocks`;
      const fix = 'link to the page that has the form';
      return problemAt(file, attribute, 'content/remote-form', message, fix);
    });
}

function originOf(url: string): string {
  return URL.canParse(url, 'https://localhost') ? new URL(url, 'https://localhost').origin : url;
}

function checkElement(element: ElementUse, file: string): Problem[] {
  const handlers = element.attributes
    .filter(({ name }) => isHandler(name, element.name))
    .map((attribute) => {
      const message = `<${element.name}> has the event handler ${attribute.name}`;
      const fix = 'move what it does into a component of src/components';
      return problemAt(file, attribute, 'content/event-handler', message, fix);
    });
  const found = [...handlers, ...remoteForms(element, file)];
  const forbidden = forbiddenElements.get(element.name.toLowerCase());
  if (!forbidden) return found;
  const { code, what, fix } = forbidden;
  const message = `pages contain no ${what}: the security policy of the site blocks them`;
  return [...found, problemAt(file, element, code, message, fix)];
}

/** Markup that runs code, or brings styles along, outside of components. */
export function unsafeMarkup({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) => [
    ...(body?.elements ?? []).flatMap((element) => checkElement(element, file)),
    ...(body?.links ?? [])
      .filter(({ url }) => runsCode(url))
      .map((link) => {
        const message = `the link "${link.url}" runs code`;
        const fix = 'link to a page, or move the code into a component of src/components';
        return problemAt(file, link, 'content/unsafe-link', message, fix);
      }),
  ]);
}
