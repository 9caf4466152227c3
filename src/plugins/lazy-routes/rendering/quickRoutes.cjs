const path = require('node:path');

const file = path.join(__dirname, 'possibleRoutes.ts');

/** Where modules go through all routes of a list, by the end of their paths. */
const replacements = {
  'react-router/esm/react-router.js': [
    [
      'React.Children.forEach(_this.props.children, function (child) {',
      'React.Children.forEach(possibleRoutes(_this.props.children, location.pathname), function (child) {',
    ],
  ],
  'react-router-config/esm/react-router-config.js': [
    ['routes.some(function (route) {', 'possibleRoutes(routes, pathname).some(function (route) {'],
    [
      'React.createElement(Switch, switchProps, routes.map(',
      'React.createElement(Switch, switchProps, sameElements(routes, extraProps, () => routes.map(',
    ],
    [/^ {2}\}\)\) : null;$/m, '  }))) : null;'],
  ],
  'plugin-content-docs/lib/client/docsClientUtils.js': [
    [
      'activeVersion?.docs.find(',
      '(activeVersion && possibleRoutes(activeVersion.docs, pathname, true))?.find(',
    ],
  ],
  'plugin-content-docs/lib/client/docsUtils.js': [
    ['docRoutes.find(', 'possibleRoutes(docRoutes, location.pathname).find('],
  ],
};

const name = (resource) =>
  Object.keys(replacements).find((end) => resource.split(path.sep).join('/').endsWith(end));

/**
 * Has the modules that find a page's route look at those alone that may be its own, while pages are
 * rendered. In CommonJS, for the bundler loads it by itself.
 *
 * @param {string} source text of one of the modules.
 * @param {string} resource path of its file.
 * @throws if there is nothing to replace.
 */
function withQuickRoutes(source, resource) {
  const module = name(resource);
  let text = source;
  for (const [found, replacement] of replacements[module]) {
    const next = text.replace(found, () => replacement);
    if (next === text) {
      throw new Error(
        `${module} goes through routes in another way -> take it out of src/plugins/lazy-routes/rendering/quickRoutes.cjs`,
      );
    }
    text = next;
  }
  return `import { possibleRoutes, sameElements } from ${JSON.stringify(file)};\n${text}`;
}

module.exports = function quickRoutes(source) {
  return withQuickRoutes(source, this.resourcePath);
};
module.exports.withQuickRoutes = withQuickRoutes;
module.exports.isSlow = (resource) => name(resource) !== undefined;
