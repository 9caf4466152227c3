/** Issues are read by the maintainers, so these questions are not translated. */
const body = `- Page:
- What I wanted to do:
- What happened:
- Browser and assistive technology:
`;

/**
 * Address of a new issue about a barrier, with the questions that help to remove it.
 *
 * @param repositoryUrl address of a repository whose host has `/issues/new` with a title and a body.
 */
export function barrierUrl(repositoryUrl: string): string {
  const url = new URL(`${repositoryUrl.replace(/\/+$/, '')}/issues/new`);
  url.searchParams.set('title', 'Accessibility: ');
  url.searchParams.set('body', body);
  return url.href;
}
