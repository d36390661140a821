// OpenAPI documents as written by hand
const petstore = {
  name: 'petstore',
  file: 'petstore.yaml',
  text: `
openapi: 3.0.3
info: { title: Pet Store, version: 1.0.0 }
tags: [{ name: pet }]
paths:
  /pet/findByStatus:
    get:
      tags: [pet]
      summary: Finds pets by status */ and more
      operationId: findPetsByStatus
      parameters: [{ name: status, in: query, explode: true, schema: { type: array, items: { type: string, enum: [available, sold] } } }]
      responses: { '200': { description: ok, content: { application/xml: { schema: { type: string } }, application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } } }
  /pet/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer, format: int64 } }]
    post:
      tags: [pet]
      operationId: updatePetWithForm
      requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { name: { type: string } } } } } }
      responses: { '405': { description: invalid }, default: { description: done } }
  /pet/{petId}/uploadImage:
    post:
      tags: [pet]
      operationId: uploadFile
      requestBody: { content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses: { '200': { description: ok } }
  /user/login:
    get:
      operationId: loginUser
      security: []
      responses: { '200': { description: ok, content: { application/json: { schema: { type: string } } } } }
components:
  securitySchemes: { api_key: { type: apiKey, in: header, name: api_key } }
  schemas:
    Pet: { type: object, required: [name], properties: { id: { type: integer, format: int64 }, name: { type: string }, status: { type: string, enum: [available, sold] } } }
`,
  use: `import { pet, user } from './made'
export const use = async (client: Client) => {
  const found = await client.call(pet.findPetsByStatus, { status: ['sold'] })
  await client.call(pet.uploadFile, { query: { petId: '1' }, body: new Blob(['x']) })
  await client.call(pet.updatePetWithForm, { query: { petId: 1 }, body: { name: 'x' } })
  return [found[0]?.status satisfies 'available' | 'sold' | undefined, (await client.call(user.loginUser)) satisfies string]
}`,
}

/** No operation ids: names derive from paths alone. */
const bare = {
  name: 'bare',
  file: 'rest.yaml',
  text: `
openapi: 3.1.0
info: { title: Ledger, version: '1' }
paths:
  /v2/accounts:
    get: { responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Account' } } } } } } }
    post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } } }, responses: { '201': { description: made, content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } } } } }
  /v2/accounts/{id}:
    get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } } } } }
    delete: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '204': { description: gone } } }
  /v2/accounts/{id}/entries:
    get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { 2XX: { description: ok, content: { application/hal+json: { schema: { $ref: '#/components/schemas/Entries' } } } } } }
  /v2/reports/close: { post: { responses: { '202': { description: taken } } } }
  /v2/away: { get: { responses: { '302': { description: away } } } }
components:
  schemas:
    Account: { type: object, required: [name], properties: { id: { type: string, readOnly: true }, name: { type: string }, secret: { type: string, writeOnly: true } } }
    Entries: { type: object, properties: { records: { type: array, items: { type: object, properties: { amount: { type: number } } } }, total: { type: integer } } }
`,
  use: `import { accounts, entries, reports } from './made'
export const use = async (client: Client) => {
  const { id } = await client.call(accounts.post, { name: 'x', secret: 'y' })
  const all = await client.call(accounts.get)
  await client.call(accounts.deleteById, { id })
  for await (const { amount } of client.records(entries.getById, { id })) return amount satisfies number | undefined
  return [all.length, await client.call(reports.close)]
}`,
}

/** `oneOf` with a discriminator, combined with `allOf`. */
const events = {
  name: 'events',
  file: 'events.yml',
  text: `
openapi: 3.0.0
info: { title: Events, version: '1' }
paths:
  /events:
    get:
      tags: [events]
      operationId: events.list
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Event' } } } } } }
    post:
      tags: [events]
      operationId: events.add
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Event' } } } }
      responses: { '204': { description: done } }
components:
  schemas:
    Event:
      oneOf: [{ $ref: '#/components/schemas/Opened' }, { $ref: '#/components/schemas/Closed' }]
      discriminator: { propertyName: type, mapping: { opened: '#/components/schemas/Opened', closed: Closed } }
    Base: { type: object, required: [type], properties: { type: { type: string } } }
    Opened: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, required: [by], properties: { by: { type: string } } }] }
    Closed:
      allOf:
        - { $ref: '#/components/schemas/Base' }
        - oneOf: [{ type: object, required: [reason], properties: { reason: { type: string } } }, { type: object, required: [code], properties: { code: { type: integer } } }]
`,
  use: `import { events } from './made'
export const use = async (client: Client) => {
  await client.call(events.add, { type: 'closed', code: 1 })
  return (await client.call(events.list)).map((event) => (event.type === 'opened' ? event.by : 'reason' in event ? event.reason : event.code))
}`,
}

/** GitHub's style: a slash in the id, null for missing values, a description next to `$ref`. */
const repositories = {
  name: 'repositories',
  file: 'github.yaml',
  text: `
openapi: 3.0.3
info: { title: Repos, version: '1' }
paths:
  '/orgs/{org}/repos':
    get:
      operationId: repos/list-for-org
      tags: [repos]
      parameters: [{ $ref: '#/components/parameters/org' }, { name: 'filter[state]', in: query, schema: { type: string } }]
      responses: { '200': { $ref: '#/components/responses/repos' } }
components:
  parameters: { org: { name: org, in: path, required: true, schema: { type: string } } }
  responses: { repos: { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/minimal-repository' } } } } } }
  schemas:
    minimal-repository: { type: object, required: [full_name, license], properties: { full_name: { type: string }, license: { nullable: true, allOf: [{ $ref: '#/components/schemas/license' }] }, '+1': { type: integer } } }
    license: { type: object, required: [key], properties: { key: { type: string } } }
`,
  use: `import { repos } from './made'
export const use = async (client: Client) => {
  const [first] = await client.call(repos.listForOrg, { org: 'acme', 'filter[state]': 'open' })
  return [first?.full_name, first?.license?.key satisfies string | undefined, first?.['+1'], first?.license satisfies object | null | undefined]
}`,
}

export const writtenDescriptions = [petstore, bare, events, repositories]
