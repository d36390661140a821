// OpenAPI documents with one quirk each
const nest = {
  name: 'nest',
  file: 'nest.json',
  options: { extension: '.js' },
  text: JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Cats', version: '1.0' },
    paths: {
      '/cats': {
        get: {
          operationId: 'CatsController_findAll',
          responses: {
            default: {
              description: '',
              content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Cat' } } } },
            },
          },
        },
        post: {
          operationId: 'CatsController_create',
          requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/CatDraft' } } } },
          responses: { 201: { description: '' } },
        },
        put: {
          operationId: 'CatsController_replace',
          requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Cat' } } } },
          responses: { 200: { description: '' } },
        },
      },
    },
    components: {
      schemas: {
        Cat: { type: 'object', properties: { name: { type: 'string' }, data: { $ref: '#/components/schemas/Blob' } } },
        CatDraft: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        Blob: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string', nullable: true } } },
      },
    },
  }),
  use: `import { cats } from './made'
import type { Cat, CatDraft, CatInput } from './made'
export const use = async (client: Client) => {
  const draft: CatDraft = { name: 'x' }
  const input: CatInput = { data: { a: [null] } }
  await client.call(cats.create, draft)
  await client.call(cats.replace, input)
  return (await client.call(cats.findAll)) satisfies Cat[]
}`,
}

/** Recursive references and references to another file. */
const trees = {
  name: 'trees',
  file: 'trees.yaml',
  siblings: {
    'common.yaml':
      'schemas:\n  Node: { type: object, properties: { label: { type: string }, children: { type: array, items: { $ref: "#/schemas/Node" } } } }\n',
  },
  text: `
openapi: 3.1.0
info: { title: Trees, version: '1' }
paths:
  /trees/class:
    post:
      operationId: plant
      tags: [class]
      requestBody: { content: { text/plain: { schema: { type: string } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: 'common.yaml#/schemas/Node' } } } } }
  /trees/values:
    get:
      operationId: values
      tags: [class]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Json' } } } } }
components:
  schemas:
    Json: { oneOf: [{ type: string }, { type: 'null' }, { type: array, items: { $ref: '#/components/schemas/Json' } }] }
`,
  use: `import { classCalls } from './made'
export const use = async (client: Client) => {
  const tree = await client.call(classCalls.plant, 'oak')
  const json = await client.call(classCalls.values)
  return [tree.children?.[0]?.children?.[0]?.label satisfies string | undefined, Array.isArray(json) ? json[0] : json]
}`,
}

/** Envelope that only some responses have. */
const mixed = {
  name: 'mixed',
  file: 'mixed.yaml',
  text: `
openapi: 3.0.2
info: { title: Mixed, version: '1' }
paths:
  /stock/list:
    get:
      x-permission: stock_list
      x-summary-en: All that is in stock
      summary: 库存
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Result' } } } } }
  /stock/health:
    get: { responses: { '200': { description: ok, content: { application/json: { schema: { type: object, required: [code], properties: { code: { type: string }, name: { type: string } } } } } } } }
  /stock/export:
    get: { x-timeout: 300000, responses: { '200': { description: sheet, content: { application/vnd.ms-excel: {} } } } }
components:
  schemas:
    Result: { type: object, required: [code, success], properties: { code: { type: integer }, success: { type: boolean }, msg: { type: string }, data: { type: array, items: { type: object, properties: { kind: { anyOf: [{ type: string }, { type: integer }] } } } } } }
`,
  use: `import { stock } from './made'
export const use = async (client: Client) => {
  const list = await client.call(stock.list)
  const health = await client.call(stock.health)
  return [list?.[0]?.kind satisfies string | number | undefined, health.code satisfies string, (await client.download(stock.export)).filename]
}`,
}

export const quirkyDescriptions = [nest, trees, mixed]
