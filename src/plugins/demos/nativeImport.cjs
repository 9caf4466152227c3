// CommonJS as it stands: what loads Docusaurus' configuration would turn the import into a require,
// and with it every module of the package that it leads to.
exports.nativeImport = (url) => import(url);
