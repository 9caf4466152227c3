/** A browser's part of HTTP: keeps cookies, and shows redirects instead of following them. */
export function createClient(origin: string) {
  const cookies = new Map<string, string>();

  return {
    /** Sends a request with the cookies so far, and keeps the ones of the answer. */
    async request(path: string, init: RequestInit = {}): Promise<Response> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(origin + path, {
        ...init,
        headers: { ...init.headers, cookie },
        redirect: 'manual',
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
    hasCookie: (name: string) => Boolean(cookies.get(name)),
  };
}

export type Client = ReturnType<typeof createClient>;

/** Signs in to Auth.js with email and password, as its own form does. */
export async function signInToAuthJs(client: Client, password: string): Promise<Response> {
  const answer = await client.request('/api/auth/csrf');
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return client.request('/api/auth/callback/credentials', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, email: 'sam@example.com', password }),
  });
}
