/** Words that readers use, and the words of our pages that they stand for. */
export interface SynonymGroup {
  /**
   * Words as our titles and keywords have them, in lower case: single words, or several with spaces.
   * A page that has one of them there is found by all `words`.
   */
  readonly topics: readonly string[];
  /** What else readers call it. */
  readonly words: readonly string[];
}

/**
 * All synonyms. They are added to the index as keywords of the pages about the topic, so they cost
 * nothing when a reader searches.
 */
export const synonyms: readonly SynonymGroup[] = [
  {
    topics: ['usenotifications'],
    words: ['toast', 'snackbar', 'message', 'flash message', 'growl', 'feedback'],
  },
  { topics: ['usedialogs'], words: ['modal', 'popup', 'overlay', 'lightbox', 'confirmation'] },
  {
    topics: ['signinpage'],
    words: ['login', 'log in', 'logon', 'sso', 'webauthn', 'register', 'sign up', 'password'],
  },
  { topics: ['authentication'], words: ['auth', 'login', 'log in', 'sso', 'oauth'] },
  { topics: ['account'], words: ['logout', 'log out', 'profile', 'user avatar'] },
  { topics: ['signoutbutton'], words: ['logout', 'log out'] },
  { topics: ['usesession'], words: ['current user', 'logged in user', 'login state'] },
  {
    topics: ['rbac', 'role based access control'],
    words: ['permissions', 'access rights', 'authorisation', 'groups', 'restrict access'],
  },
  {
    topics: ['appprovider'],
    words: [
      'i18n',
      'internationalization',
      'translation',
      'language',
      'locale',
      'logo',
      'colour',
      'night mode',
      'color mode',
    ],
  },
  {
    topics: ['localizationprovider', 'uselocaletext'],
    words: ['i18n', 'internationalization', 'translation', 'translate', 'language'],
  },
  {
    topics: ['dashboardlayout'],
    words: [
      'sidenav',
      'side menu',
      'menu',
      'app bar',
      'appbar',
      'navbar',
      'header',
      'shell',
      'collapse',
      'footer',
    ],
  },
  { topics: ['pagecontainer'], words: ['breadcrumb', 'page title', 'heading', 'page width'] },
  { topics: ['themeswitcher'], words: ['light mode', 'theme toggle'] },
  {
    topics: ['theming'],
    words: ['colors', 'colours', 'branding', 'styles', 'css', 'night mode', 'light mode'],
  },
  {
    topics: ['uselocalstoragestate', 'usesessionstoragestate'],
    words: ['local storage', 'session storage', 'remember', 'persist', 'save state', 'usestate'],
  },
  {
    topics: ['crud'],
    words: [
      'list view',
      'data table',
      'records',
      'create read update delete',
      'admin panel',
      'edit form',
    ],
  },
  {
    topics: ['data grid', 'datagrid'],
    words: ['table', 'spreadsheet', 'rows', 'columns', 'datatable'],
  },
  { topics: ['select component'], words: ['dropdown', 'combobox', 'picker', 'options'] },
  {
    topics: ['autocomplete component'],
    words: ['typeahead', 'combobox', 'suggestions', 'search field'],
  },
  { topics: ['textfield component'], words: ['input', 'textbox', 'text box', 'textarea'] },
  { topics: ['checkbox component'], words: ['toggle', 'switch', 'boolean'] },
  { topics: ['datepicker component'], words: ['calendar', 'date input', 'day'] },
  {
    topics: ['filepicker component'],
    words: ['upload', 'file upload', 'attachment', 'file input'],
  },
  {
    topics: ['chart component'],
    words: ['graph', 'plot', 'bar chart', 'line chart', 'pie chart', 'visualization', 'diagram'],
  },
  { topics: ['metric component'], words: ['kpi', 'number', 'statistic', 'stat card', 'counter'] },
  { topics: ['image component'], words: ['picture', 'photo'] },
  {
    topics: ['text component'],
    words: ['label', 'markdown', 'link', 'heading', 'typography', 'paragraph'],
  },
  { topics: ['container component', 'paper component'], words: ['box', 'card', 'panel'] },
  { topics: ['tabs component'], words: ['tab bar'] },
  { topics: ['spacer component'], words: ['gap', 'margin', 'spacing'] },
  {
    topics: ['stack component', 'pagerow component', 'pagecolumn component'],
    words: ['layout', 'flexbox', 'grid layout'],
  },
  { topics: ['form component'], words: ['submit', 'validation'] },
  {
    topics: ['deployment'],
    words: [
      'deploy',
      'hosting',
      'host',
      'production',
      'publish',
      'go live',
      'docker',
      'nginx',
      'heroku',
      'vercel',
      'sub path',
      'subpath',
    ],
  },
  { topics: ['render', 'railway', 'google cloud'], words: ['hosting', 'host', 'heroku', 'cloud'] },
  {
    topics: ['install'],
    words: [
      'setup',
      'set up',
      'getting started',
      'quick start',
      'npm',
      'yarn',
      'pnpm',
      'requirements',
      'upgrade',
      'update',
    ],
  },
  { topics: ['installation errors', 'etarget'], words: ['troubleshooting', 'install fails'] },
  {
    topics: ['tutorial'],
    words: ['quick start', 'quickstart', 'getting started', 'walkthrough', 'learn', 'first steps'],
  },
  {
    topics: ['examples'],
    words: ['demo', 'starter', 'boilerplate', 'sample', 'template', 'showcase'],
  },
  {
    topics: ['maintenance', 'end of life'],
    words: [
      'maintained',
      'deprecated',
      'migrate',
      'abandoned',
      'dead',
      'future',
      'eol',
      'release notes',
      'sunset',
      'alternative',
    ],
  },
  {
    topics: ['help', 'issues'],
    words: ['contact', 'question', 'community', 'forum', 'report a bug'],
  },
  {
    topics: ['why toolpad studio'],
    words: [
      'retool',
      'appsmith',
      'budibase',
      'tooljet',
      'alternatives',
      'versus',
      'compare',
      'advantages',
    ],
  },
  {
    topics: ['changes in', 'exports of'],
    words: ['changelog', 'release notes', 'breaking changes', 'whats new', 'migration', 'upgrade'],
  },
  {
    topics: ['database'],
    words: ['postgres', 'sqlite', 'sql server', 'db', 'connect', 'query database', 'mongodb'],
  },
  { topics: ['google sheets'], words: ['excel', 'csv', 'gsheets'] },
  { topics: ['map'], words: ['google maps', 'geolocation', 'coordinates', 'mapbox'] },
  { topics: ['three js'], words: ['threejs', 'animation', 'canvas', 'r3f'] },
  {
    topics: ['http request', 'http requests'],
    words: ['rest', 'api call', 'axios', 'endpoint', 'graphql', 'curl', 'api key', 'bearer token'],
  },
  {
    topics: ['custom functions', 'backend functions'],
    words: [
      'server function',
      'server code',
      'serverless',
      'node',
      'scheduled',
      'env',
      'dotenv',
      'process env',
    ],
  },
  {
    topics: ['queries'],
    words: [
      'polling',
      'interval',
      'reload data',
      'refresh data',
      'mutation',
      'fetch data',
      'cron',
      'datasource',
    ],
  },
  {
    topics: ['data binding'],
    words: ['variable', 'variables', 'bind', 'formula', 'state', 'scope', 'fx', 'env'],
  },
  {
    topics: ['event handling'],
    words: ['onclick', 'click', 'handler', 'callback', 'navigate', 'redirect'],
  },
  {
    topics: ['page properties'],
    words: [
      'url parameters',
      'query string',
      'search params',
      'query parameters',
      'slug',
      'rename page',
    ],
  },
  {
    topics: ['embed'],
    words: ['iframe', 'widget', 'fullscreen', 'kiosk', 'x frame options', 'hide navigation'],
  },
  { topics: ['basic auth'], words: ['http authentication', 'htpasswd', 'protect'] },
  { topics: ['editor not found'], words: ['vscode', 'vs code', 'ide', 'open file', 'intellij'] },
  {
    topics: ['custom component'],
    words: ['own component', 'react component', 'widget', 'plugin', 'third party library'],
  },
  {
    topics: ['custom server'],
    words: ['express', 'fastify', 'node server', 'integrate', 'existing app', 'backend'],
  },
  {
    topics: ['building', 'component library'],
    words: ['drag and drop', 'wysiwyg', 'designer', 'visual editor', 'add component', 'arrange'],
  },
  {
    topics: ['file structure'],
    words: ['folders', 'project structure', 'gitignore', 'version control', 'directory'],
  },
  { topics: ['app router', 'pages router'], words: ['nextjs', 'next', 'ssr', 'nextauth'] },
  { topics: ['react router'], words: ['spa', 'client side', 'remix', 'create react app', 'cra'] },
  { topics: ['json schema'], words: ['yaml', 'yml', 'file format', 'specification'] },
  { topics: ['codecs', 'codec'], words: ['serialize', 'serialization', 'parse', 'stringify'] },
];
