// who may import whom: the first area that a file lies in decides
const any = () => true
const none = () => false
const oneOf =
  (...names) =>
  (name) =>
    names.includes(name)

/** `area`: where the file lies; `workspace`: other workspaces it may use; `bars`: packages that are closed to it there */
export const areas = [
  {
    area: /^packages\/sdk\//,
    workspace: none,
    bars: oneOf('react', 'react-dom', 'effector', 'effector-react', '@tanstack/react-query', 'primereact', 'react-router-dom', 'i18next'),
  },
  // the generators of operations and of screens run at a prompt only
  { area: /^packages\/codegen\/(src\/(generate|contracts|avue)|bin)\//, workspace: none, bars: none },
  // text from data: it runs at a prompt and in a browser
  { area: /^packages\/codegen\//, workspace: none, bars: any },
  // what a reference shows is the server's: its choices are queries
  {
    area: /^packages\/kit\/src\/fields\/reference\//,
    workspace: oneOf('@jwsk/sdk'),
    bars: oneOf('effector', 'effector-react', 'primereact'),
  },
  {
    area: /^packages\/kit\/src\/(ui|fields)\//,
    workspace: oneOf('@jwsk/sdk'),
    bars: oneOf('effector', 'effector-react', '@tanstack/react-query'),
  },
  {
    area: /^packages\/kit\/src\/(resource|runtime)\//,
    workspace: oneOf('@jwsk/sdk'),
    bars: oneOf('effector', 'effector-react', 'primereact'),
  },
  {
    area: /^packages\/kit\//,
    workspace: oneOf('@jwsk/sdk'),
    bars: oneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  { area: /^plugins\/[^/]+\/views\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: oneOf('effector', 'effector-react') },
  { area: /^plugins\/.*\bmodel\.ts$/, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: oneOf('primereact', '@tanstack/react-query') },
  // of the plugins this one writes code
  {
    area: /^plugins\/develop\/generator\//,
    workspace: oneOf('@jwsk/sdk', '@jwsk/kit', '@jwsk/codegen'),
    bars: oneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  {
    area: /^plugins\//,
    workspace: oneOf('@jwsk/sdk', '@jwsk/kit'),
    bars: oneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  // demo builds only; check-production holds that no other build has it
  // the command is of the package itself
  { area: /^mocks\/bin\//, workspace: oneOf('@jwsk/mocks'), bars: none },
  { area: /^packages\/console\/src\/app\/demo\.ts$/, workspace: oneOf('@jwsk/mocks'), bars: none, development: true },
  // the package brings their sources along, so it asks npm for none of them
  { area: /^packages\/console\/src\/app\/plugins\.ts$/, workspace: any, bars: none, development: true },
  { area: /^packages\/console\/src\/app\//, workspace: any, bars: none },
  { area: /^packages\/console\/src\/(shell|screens|layout)\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: none },
  { area: /^packages\/console\/src\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: oneOf('@tanstack/react-query') },
  { area: /^packages\/console\//, workspace: none, bars: none },
  // their tests read the contracts with the gates' own reader
  { area: /^mocks\/src\/contract\//, workspace: oneOf('@jwsk/sdk', '@jwsk/scripts'), bars: none },
  { area: /^mocks\//, workspace: oneOf('@jwsk/sdk'), bars: oneOf('react', 'effector', 'primereact') },
  {
    area: /^scripts\/(examples|bench|contract)\/|^scripts\/(check-contract\.ts|lib\/upload-probe\.mjs)$/,
    workspace: oneOf('@jwsk/sdk', '@jwsk/codegen'),
    bars: none,
  },
  // a plugin from outside, which is built with what its author would have
  { area: /^packages\/gallery\/src\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: (name) => name !== 'react' },
  // a plugin as its author has it in a repository of its own
  { area: /^e2e\/support\/outside\/hello\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: none, development: true },
  { area: /^scripts\//, workspace: oneOf('@jwsk/codegen'), bars: none },
  { area: /^e2e\//, workspace: none, bars: none },
  { area: /^docs\//, workspace: none, bars: none },
]

/** the kit's rooms as floors, lowest first: a room imports from itself and from below; what comes by import() is free */
export const floors = [
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
export function kitRoom(file) {
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
