// Loaded into a server by NODE_OPTIONS: sends its HTTPS requests to a stand-in on this machine, with
// the host that was meant in a header. Studio asks by https.request, Google's client library by fetch.
'use strict';

const http = require('node:http');
const https = require('node:https');
const { urlToHttpOptions } = require('node:url');

const standIn = new URL(process.env.OUTSIDE_ADDRESS);

https.request = (first, ...rest) => {
  const isAddress = typeof first === 'string' || first instanceof URL;
  const callback = rest.find((argument) => typeof argument === 'function');
  const more = rest.find((argument) => typeof argument === 'object') ?? {};
  const options = isAddress
    ? { ...urlToHttpOptions(new URL(first)), ...more }
    : { ...first, ...more };
  const meant = options.hostname ?? options.host;
  return http.request(
    {
      method: options.method,
      path: options.path,
      headers: { ...options.headers, host: standIn.host, 'x-meant-host': meant },
      hostname: standIn.hostname,
      port: standIn.port,
      signal: options.signal,
    },
    callback,
  );
};

const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { protocol, hostname, pathname, search } = new URL(request.url);
  if (protocol !== 'https:') {
    return fetch(request);
  }
  const led = new Request(new URL(pathname + search, standIn), request);
  led.headers.set('x-meant-host', hostname);
  return fetch(led);
};
