// the commands of `jwsk` that come with this package; their code is loaded when they run
import { areaNamePattern } from './src/case.mjs'

const contracts = {
  type: 'string',
  example: 'openapi',
  description: 'folder of the contracts. Defaults to `openapi` in this folder or above, else to those of @jwsk/sdk',
}
const entityPattern = /^[a-z]+\/[A-Za-z]\w*$/

export const commands = {
  generate: {
    argument: { example: './openapi.yaml', description: 'OpenAPI description: a file or a URL, JSON or YAML' },
    options: {
      out: { type: 'string', example: 'src/api', required: true, description: 'folder of the modules' },
      prefix: {
        type: 'string',
        example: '/acme-',
        pattern: /^\//,
        description: 'prefix of every path at the gateway; added to paths that lack it, and not part of names',
      },
      names: { type: 'string', example: 'names.json', description: 'names of single calls: { "GET /boat/page": "boat.page" }' },
      extension: { type: 'string', example: '.js', description: 'extension of the imports between modules, for "module": "nodenext"' },
      'allow-refs': { type: 'boolean', description: 'follows references out of the folder or the host of the description' },
      validate: { type: 'boolean', description: 'checks responses at run time against the schemas of the description' },
      mocks: { type: 'boolean', description: 'writes mocks.ts: handlers of Mock Service Worker that answer every operation' },
      watch: { type: 'boolean', description: 'regenerates whenever the description changes' },
    },
    run: async (request) => (await import('./src/generate/command.mjs')).runGenerate(request),
  },
  avue: {
    argument: { example: './post.vue', description: 'module or component with the option, or a folder of them' },
    options: {
      entity: {
        type: 'string',
        example: 'system/post',
        pattern: entityPattern,
        description: 'entity that the option lists. Of the files in a folder, their names and imports tell it',
      },
      option: { type: 'string', example: 'tableOption', description: 'name of the option, if the file has several. Defaults to `option`' },
      out: { type: 'string', example: 'src/post', description: 'folder of the files. Without it, they are printed' },
      contracts,
    },
    run: async (request) => (await import('./src/avue/command.mjs')).runAvue(request),
  },
  'new resource': {
    argument: { example: 'biz/tourGuide', pattern: entityPattern, description: 'service and entity of the contracts' },
    options: {
      actions: { type: 'string', example: 'audit,enable', description: 'further calls of the entity that become actions, or `all`' },
      out: { type: 'string', example: 'src/tour-guide', description: 'folder of the files. Without it, they are printed' },
      contracts,
    },
    run: async (request) => (await import('./src/resource/command.mjs')).runNewResource(request),
  },
  'new console': {
    argument: { example: 'harbour', pattern: areaNamePattern, description: 'lowercase words and digits, separated by hyphens' },
    options: {},
    run: async (request) => (await import('./src/console/command.mjs')).runNewConsole(request),
  },
}
