import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const shared = `
openapi: 3.1.0
info: { title: shared, version: 0.1.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
paths: {}
components:
  securitySchemes:
    client: { type: http, scheme: basic }
  schemas:
    Name: { type: string, description: 名称 }
  responses:
    Failure: { description: 失败, content: { application/json: { schema: { type: object }, example: {} } } }
`

const sound = `
openapi: 3.1.0
info: { title: boats, version: 0.1.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
security: [{ client: [] }]
tags: [{ name: boat, description: 船 }]
paths:
  /boat/submit:
    post:
      operationId: boat.submit
      tags: [boat]
      summary: 新增船
      x-permission: boat_add
      parameters:
        - { name: harbour, in: query, description: 港口, schema: { $ref: shared.yaml#/components/schemas/Name } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Boat' }
            example: { kind: 1, crew: [小雨] }
      responses:
        '200': { description: 好, content: { application/json: { schema: { $ref: '#/components/schemas/Boat' }, example: { kind: 2 } } } }
        default: { $ref: shared.yaml#/components/responses/Failure }
components:
  securitySchemes:
    client: { $ref: shared.yaml#/components/securitySchemes/client }
  schemas:
    Boat:
      type: object
      description: 船
      required: [kind]
      properties:
        kind: { type: integer, description: 类型, x-dict: boat_kind }
        crew: { type: array, description: 船员, items: { type: string } }
`

// name → [original text, replacement, rule that reports it]
const breaks = {
  'a property without description': ['description: 类型, ', '', 'rule/property-description'],
  'an array property without description': ['description: 船员, ', '', 'rule/property-description'],
  'a parameter without description': ['description: 港口, ', '', 'parameter-description'],
  'an operationId that is not entity.action': ['boat.submit', 'submitBoat', 'rule/operation-id'],
  'a tag that is not the entity': ['operationId: boat.submit', 'operationId: ship.submit', 'jwsk/entity-tag'],
  'a tag that is not declared': ['name: boat, description: 船', 'name: boats, description: 船', 'operation-tag-defined'],
  'an operation without summary': ['      summary: 新增船\n', '', 'rule/operation-summary'],
  'an operation without default answer': [
    '        default: { $ref: shared.yaml#/components/responses/Failure }\n',
    '',
    'rule/default-response',
  ],
  'a body without example': ['            example: { kind: 1, crew: [小雨] }\n', '', 'jwsk/json-example'],
  'an answer without example': [', example: { kind: 2 }', '', 'jwsk/json-example'],
  'an example of the wrong type': ['example: { kind: 2 }', 'example: { kind: two }', 'no-invalid-media-type-examples'],
  'an example with an unknown name': ['example: { kind: 2 }', 'example: { kind: 2, sails: 3 }', 'no-invalid-media-type-examples'],
  'a required property that is not there': ['required: [kind]', 'required: [sort]', 'no-required-schema-properties-undefined'],
  'a misspelt fact': ['x-permission', 'x-permision', 'jwsk/known-facts'],
  'a dictionary with an enum': ['x-dict: boat_kind', 'x-dict: boat_kind, enum: [1, 2]', 'jwsk/open-dictionary'],
  'a component that nothing refers to': ['    Boat:\n', '    Raft: { type: string, description: 筏 }\n    Boat:\n', 'jwsk/used-components'],
  'a call that does not say which headers it carries': ['security: [{ client: [] }]\n', '', 'security-defined'],
  'a header that no call carries': ['security: [{ client: [] }]', 'security: []', 'jwsk/used-components'],
  'another server': ['servers: [{ url: /api }]', 'servers: [{ url: /gateway }]', 'rule/server'],
}

const cases = Object.entries(breaks)
const files = ['shared.yaml', 'sound.yaml', ...cases.map((_, index) => `broken-${index}.yaml`)]
let folder
let found

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  await writeFile(join(folder, 'shared.yaml'), shared)
  await writeFile(join(folder, 'sound.yaml'), sound)
  for (const [index, [, [from, to]]] of cases.entries())
    await writeFile(
      join(folder, `broken-${index}.yaml`),
      sound.replace(from, () => to),
    )
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const arguments_ = ['lint', '--config', join(root, 'redocly.yaml'), '--format', 'json', ...files.map((name) => join(folder, name))]
  const output = await new Promise((resolve) => execFile('node', [cli, ...arguments_], { cwd: root }, (_, text) => resolve(text)))
  found = new Map(files.map((name) => [name, new Set()]))
  for (const report of output.matchAll(/"ruleId": "([^"]+)"[\s\S]*?"ref": "([^"]+)"/g)) found.get(basename(report[2]))?.add(report[1])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a valid contract passes with its shared components in use', () => {
  expect([...found.get('sound.yaml'), ...found.get('shared.yaml')]).toEqual([])
})

test.each(cases.map(([name, [from, , rule]], index) => ({ name, from, rule, index })))(
  'the lint rejects $name',
  ({ from, rule, index }) => {
    expect(sound).toContain(from)
    expect([...found.get(`broken-${index}.yaml`)]).toContain(rule)
  },
)
