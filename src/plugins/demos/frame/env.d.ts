/** Values that the bundler writes into the frame. */
interface ImportMetaEnv {
  /** Key of local storage under which the site keeps the theme mode. */
  readonly THEME_STORAGE_KEY: string;
  /** Origin of the font host, or nothing. */
  readonly FONT_HOST: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
