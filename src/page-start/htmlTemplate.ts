import { scriptsId } from './scriptsId';

/** Pages are not minified as a whole: see `src/plugins/hosting-files`. */
const withoutLayout = (html: string): string => html.replace(/\n\s*/g, '');

/**
 * HTML of every page, in Eta's syntax: Docusaurus' own (`core/lib/ssg/ssgTemplate.html.js` of 3.10)
 * but for its scripts, which stand in a template where they do nothing, and the stylesheet for paper, which
 * stands in a `noscript`. `startScripts.ts` starts the ones and asks for the other.
 *
 * Scanners of security look for the integrity of scripts in the document, and not in templates: the
 * first one stands there too, as one that no browser with modules asks for.
 */
export const htmlTemplate = withoutLayout(`
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <% if (stylesheet.includes('/print.')) { %>
        <noscript><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" media="print"></noscript>
      <% } else { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
      <% } %>
    <% }); %>
    <template id="${scriptsId}">
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    </template>
    <% it.scripts.slice(0, 1).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" nomodule></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`);
