// CloudFront function for viewer requests: one address for each page, and the file of it in the
// bucket. Runtime cloudfront-js-2.0. Former addresses are pages that lead on, so it needs no table.

/** @param {{ request: { uri: string, querystring: Record<string, { value: string, multiValue?: { value: string }[] }> } }} event */
function handler(event) {
  const request = event.request;
  // Browsers take these for slashes, and a redirect with one for the name of a host.
  if (/\\|%5c/i.test(request.uri)) return request;
  const page = request.uri
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\.html$/, '$1');
  const last = page.slice(page.lastIndexOf('/') + 1);
  const address =
    page === '/' ? '/toolpad/' : /\.[A-Za-z]\w*$/.test(last) || last === '' ? page : page + '/';
  if (address !== request.uri) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: address + queryOf(request.querystring) },
        'cache-control': { value: 'no-cache' },
      },
    };
  }
  if (address.endsWith('/')) request.uri = address + 'index.html';
  return request;
}

function queryOf(query) {
  const parts = Object.keys(query).flatMap((name) => {
    const values = query[name].multiValue ?? [query[name]];
    return values.map(({ value }) => (value === '' ? name : name + '=' + value));
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
