import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentHeaders } from '../../src/hosting/headers';
import { readAllowedInline } from '../../src/hosting/policy/policyFile';
import { createPortalServer } from '../../src/hosting/server';
import { basePath } from '../../src/site';
import { canaryFiles } from '../support/canaries';

const policyHeader = 'Content-Security-Policy';
const reportAddress = '/violations';
export const canaryFolder = `${basePath}canaries/`;

/** The built site as it is served, except that browsers tell the server what a policy refused. */
export interface PolicyServer {
  readonly origin: string;
  /** Takes what was refused since the last call: directive, address or kind, and page. */
  takeViolations(): string[];
  close(): Promise<void>;
}

interface Report {
  readonly 'csp-report': Readonly<Record<string, string>>;
}

function describe(text: string): string {
  const report = (JSON.parse(text) as Report)['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return `${directive}  ${report['blocked-uri']}  ${report['document-uri']}`;
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Has a response ask for reports wherever it sets a policy. */
function askForReports(response: http.ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name === policyHeader ? `${String(value)}; report-uri ${reportAddress}` : value,
    );
}

/**
 * Serves a build on a free port.
 *
 * @throws if the folder does not exist.
 */
export async function startPolicyServer(directory: string): Promise<PolicyServer> {
  const portal = createPortalServer({ directory });
  let violations: string[] = [];
  let port = 0;

  function serveCanary(name: string, response: http.ServerResponse): void {
    const files = canaryFiles(`http://127.0.0.1:${port}`, canaryFolder);
    const isPage = name === '';
    const headers = isPage ? documentHeaders(readAllowedInline(directory)) : {};
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript');
    response.end(files[(name || 'index.html') as keyof typeof files]);
  }

  const server = http.createServer((request, response) => {
    askForReports(response);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === reportAddress) {
      void textOf(request).then((text) => {
        violations.push(describe(text));
        response.writeHead(204).end();
      });
    } else if (pathname.startsWith(canaryFolder)) {
      serveCanary(pathname.slice(canaryFolder.length), response);
    } else {
      portal.emit('request', request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
  return {
    origin: `http://localhost:${port}`,
    takeViolations() {
      const taken = violations;
      violations = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
