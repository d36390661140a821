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
  {
    area: /^plugins\//,
    workspace: oneOf('@jwsk/sdk', '@jwsk/kit'),
    bars: oneOf('effector', 'effector-react', 'primereact', '@tanstack/react-query'),
  },
  // demo builds only; check-production holds that no other build has it
  { area: /^packages\/console\/src\/app\/demo\.ts$/, workspace: oneOf('@jwsk/mocks'), bars: none, development: true },
  { area: /^packages\/console\/src\/app\//, workspace: any, bars: none },
  { area: /^packages\/console\/src\/(shell|screens|layout)\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: none },
  { area: /^packages\/console\/src\//, workspace: oneOf('@jwsk/sdk', '@jwsk/kit'), bars: oneOf('@tanstack/react-query') },
  { area: /^packages\/console\//, workspace: none, bars: none },
  { area: /^mocks\//, workspace: oneOf('@jwsk/sdk'), bars: oneOf('react', 'effector', 'primereact') },
  {
    area: /^scripts\/(examples|bench|contract)\/|^scripts\/(check-contract\.ts|lib\/upload-probe\.mjs)$/,
    workspace: oneOf('@jwsk/sdk'),
    bars: none,
  },
  { area: /^(scripts|e2e)\//, workspace: none, bars: none },
]

/** kit's own floors, lowest first: a lower one never imports a higher one */
export const floors = ['ui', 'fields', 'resource', 'plugin', 'testing']

/** tests and their helpers may also use what the package and the root list for development, and the mocks */
export const isTest = (file) => /\.test(-d)?\.[mc]?tsx?$|\.test\.mjs$|\/test(ing)?\//.test(file)
