import { block } from './syntax';
import type { ServerPlace } from './types';

/** Kinds of requests that nginx has folders for, of which this site needs none. */
const temporaryFolders = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'];

/** A whole configuration that serves the site and nothing else, as a person without rights may run it. */
export function mainFile({ root, listen, state }: ServerPlace): string {
  return [
    '# Debian keeps the module for Brotli (libnginx-mod-http-brotli-static) in a file below.',
    'include /etc/nginx/modules-enabled/*.conf;',
    'worker_processes auto;',
    'worker_rlimit_nofile 16384;',
    `pid ${state}/nginx.pid;`,
    'error_log stderr warn;',
    '',
    block('events', ['worker_connections 4096;']),
    '',
    block('http', [
      '# Logs would hold the addresses of readers. For those of requests: access_log /dev/stdout;',
      'access_log off;',
      ...temporaryFolders.map((name) => `${name}_temp_path ${state}/${name};`),
      '',
      'sendfile on;',
      'tcp_nopush on;',
      'keepalive_timeout 60s;',
      'keepalive_requests 10000;',
      'reset_timedout_connection on;',
      'client_header_timeout 15s;',
      'client_body_timeout 15s;',
      'send_timeout 30s;',
      'client_max_body_size 1k;',
      'open_file_cache max=8000 inactive=60s;',
      'open_file_cache_valid 5s;',
      '',
      'include site/types.conf;',
      'include site/addresses.conf;',
      'include site/headers.conf;',
      '',
      block('server', [
        `listen ${listen} default_server;`,
        `root ${root};`,
        'include site/server.conf;',
      ])
        .split('\n')
        .join('\n    '),
    ]),
    '',
  ].join('\n');
}
