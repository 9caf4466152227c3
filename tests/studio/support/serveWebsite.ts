import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

/** Address of the app in the page of the website, as a reader of the guide has it. */
const appOfTheGuide = 'http://localhost:3000';

/**
 * Serves the website of the guide on embedding, with the address of an app that runs here.
 *
 * @param origin where the website answers, for example `http://localhost:4321`.
 * @param project folder of the project's copy, whose `host/index.html` is served.
 * @param app origin of the running app.
 * @throws if the page of the website does not embed the shipment.
 */
export async function serveWebsite(origin: string, project: string, app: string): Promise<Server> {
  const page = await readFile(path.join(project, 'host/index.html'), 'utf8');
  const html = page.replace(appOfTheGuide, app);
  if (!html.includes(`${app}/prod/pages/shipment?number=S-2042`)) {
    throw new Error('host/index.html  does not embed the shipment -> set the address of its frame');
  }
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(html);
  });
  server.listen(Number(new URL(origin).port));
  await once(server, 'listening');
  return server;
}
