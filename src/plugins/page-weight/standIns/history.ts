// Pages have addresses of their own, not in the hash and not in memory: the routers for those ask for
// histories that nobody makes, and Docusaurus names such a router.
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history';
