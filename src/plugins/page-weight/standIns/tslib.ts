/** The only helper that browsers need: a module in CommonJS as one with a default export. */
export function __importDefault<T>(module: T): T | { default: T } {
  return (module as { __esModule?: boolean }).__esModule ? module : { default: module };
}
