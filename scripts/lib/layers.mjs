// who may import whom: the first area that a file lies in decides
const allowAny = () => true
const allowNone = () => false
const allowOneOf =
  (...names) =>
  (name) =>
    names.includes(name)

/** `area`: where the file lies; `workspace`: other workspaces it may use; `bars`: packages that are closed to it there */
export const importRules = [
  {
    area: /^packages\/sdk\//,
    workspace: allowNone,
    bars: allowOneOf(
      'react',
      'react-dom',
      'effector',
      'effector-react',
      '@tanstack/react-query',
      'primereact',
      'react-router-dom',
      'i18next',
    ),
  },
  // the generators of operations and of screens run at a prompt only
  { area: /^packages\/codegen\/(src\/(generate|contracts|avue)|bin)\//, workspace: allowNone, bars: allowNone },
  // text from data: it runs at a prompt and in a browser
  { area: /^packages\/codegen\//, workspace: allowNone, bars: allowAny },
  // what a reference shows is the server's: its choices are queries
  {
    area: /^packages\/kit\/src\/fields\/reference\//,
    workspace: allowOneOf('@jwsk/sdk'),
    bars: allowOneOf('effector', 'effector-react', 'primereact'),
  },
  {
    area: /^packages\/kit\/src\/(ui|fields)\//,
    workspace: allowOneOf('@jwsk/sdk'),
    bars: allowOneOf('effector', 'effector-react', '@tanstack/react-query'),
  },
  {
    area: /^packages\/kit\/src\/(resource|runtime)\//,
    workspace: allowOneOf('@jwsk/sdk'),
    bars: allowOneOf('effector', 'effector-react', 'primereact'),
  },
  {
    area: /^packages\/kit\//,
    workspace: allowOneOf('@jwsk/sdk'),
    bars: allowOneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  { area: /^plugins\/[^/]+\/views\//, workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'), bars: allowOneOf('effector', 'effector-react') },
  {
    area: /^plugins\/.*\bmodel\.ts$/,
    workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'),
    bars: allowOneOf('primereact', '@tanstack/react-query'),
  },
  // of the plugins this one writes code
  {
    area: /^plugins\/develop\/generator\//,
    workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit', '@jwsk/codegen'),
    bars: allowOneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  {
    area: /^plugins\//,
    workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'),
    bars: allowOneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  // demo builds only; check-production holds that no other build has it
  // the command is of the package itself
  { area: /^mocks\/bin\//, workspace: allowOneOf('@jwsk/mocks'), bars: allowNone },
  { area: /^packages\/console\/src\/app\/demo\.ts$/, workspace: allowOneOf('@jwsk/mocks'), bars: allowNone, development: true },
  // the package brings their sources along, so it asks npm for none of them
  { area: /^packages\/console\/src\/app\/plugins\.ts$/, workspace: allowAny, bars: allowNone, development: true },
  { area: /^packages\/console\/src\/app\//, workspace: allowAny, bars: allowNone },
  { area: /^packages\/console\/src\/(shell|screens|layout)\//, workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'), bars: allowNone },
  { area: /^packages\/console\/src\//, workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'), bars: allowOneOf('@tanstack/react-query') },
  { area: /^packages\/console\//, workspace: allowNone, bars: allowNone },
  // their tests read the contracts with the gates' own reader
  { area: /^mocks\/src\/contract\//, workspace: allowOneOf('@jwsk/sdk', '@jwsk/scripts'), bars: allowNone },
  { area: /^mocks\//, workspace: allowOneOf('@jwsk/sdk'), bars: allowOneOf('react', 'effector', 'primereact') },
  {
    area: /^scripts\/(examples|bench|contract)\/|^scripts\/(check-contract\.ts|lib\/upload-probe\.mjs)$/,
    workspace: allowOneOf('@jwsk/sdk', '@jwsk/codegen'),
    bars: allowNone,
  },
  // a plugin from outside, which is built with what its author would have
  { area: /^packages\/gallery\/src\//, workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'), bars: (name) => name !== 'react' },
  // a plugin as its author has it in a repository of its own
  { area: /^e2e\/support\/outside\/hello\//, workspace: allowOneOf('@jwsk/sdk', '@jwsk/kit'), bars: allowNone, development: true },
  { area: /^scripts\//, workspace: allowOneOf('@jwsk/codegen'), bars: allowNone },
  { area: /^e2e\//, workspace: allowNone, bars: allowNone },
  { area: /^docs\//, workspace: allowNone, bars: allowNone },
]

/** the kit's rooms as floors, lowest first: a room imports from itself and from below; what comes by import() is free */
export const kitLayers = [
  'i18n',
  'runtime',
  'permission',
  'ui',
  'wall',
  'map',
  'fields',
  'batch',
  'resource/model',
  'resource/form',
  'resource/action',
  'resource/search',
  'resource/list',
  'resource/export',
  'resource/screen',
  'resource',
  'calendar',
  'plugin',
  'testing',
  'index',
]

const kitSource = /^packages\/kit\/src\/(?:(?<room>[^/]+)\/(?<rest>.+)|index(?:\.ts)?$)/

/** the floor that a file of the kit stands on; texts lie beside what says them, and count as i18n */
export function getKitLayer(file) {
  const { room, rest } = kitSource.exec(file)?.groups ?? {}
  if (!kitSource.test(file)) return undefined
  if (room === undefined) return 'index'
  if (/^locales\//.test(rest)) return 'i18n'
  return room === 'resource' && rest.includes('/') ? `resource/${rest.split('/')[0]}` : room
}

/** of the console: rooms that see every other, and rooms that every other may use whole */
export const consoleRooms = { composing: ['app', 'shell'], shared: ['panels', 'links', 'locales', 'site', 'storage'] }

/** tests and their helpers may also use what the package and the root list for development, and the mocks */
export const isTest = (file) => /\.test(-d)?\.[mc]?tsx?$|\.test\.mjs$|\/test(ing)?\//.test(file)
