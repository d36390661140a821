// renders the OpenAPI file of an area
import type { Plan, PlanNames } from '../plan'
import { type ContractColumn, getQueryNames, sharedSchemas } from './contract-columns'
import { createSample } from './sample'

export interface AreaEntity {
  readonly plan: Plan
  readonly names: PlanNames
  readonly columns: readonly ContractColumn[]
}

const plain = /^[\p{L}][\p{L}\p{N}_ ./（）；，、-]*$/u
const yamlWords = /^(true|false|null|yes|no|on|off|y|n|~)$/i

/** Renders a scalar so that YAML parses it back unchanged. */
export const toYamlScalar = (value: string | number | boolean): string => {
  if (typeof value !== 'string') return String(value)
  return plain.test(value) && !yamlWords.test(value) && value === value.trim() ? value : `'${value.replaceAll("'", "''")}'`
}

const shared = (name: string) => `shared.yaml#/components/${name}`
const toSchemaName = (name: string) => (sharedSchemas.has(name) ? `'#/components/schemas/${name}'` : shared(`schemas/${name}`))
const renderDictionary = (code: string | undefined) => (code === undefined ? [] : [`x-dict: ${code}`])

function renderProperty({ property }: ContractColumn): string {
  const { schema, type, description = '', pattern, enum: values, ...rest } = property
  const parts = [
    schema === undefined ? `type: ${String(type)}` : `$ref: ${toSchemaName(schema)}`,
    `description: ${toYamlScalar(description)}`,
    ...(pattern === undefined ? [] : [`pattern: '${pattern}'`]),
    ...(values === undefined ? [] : [`enum: [${values.join(', ')}]`]),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${String(value)}`),
  ]
  return `{ ${parts.join(', ')} }`
}

function renderParameters({ column, property }: ContractColumn): readonly string[] {
  const parameter = (name: string, words: string, schema: string) =>
    `- { name: ${name}, in: query, description: ${toYamlScalar(words)}, schema: { ${schema} } }`
  const [first, last] = getQueryNames(column)
  if (first === undefined) return []
  const words = column.comment
  if (last !== undefined)
    return [
      parameter(first, `${words}晚于 yyyy-MM-dd HH:mm:ss`, `$ref: ${shared('schemas/DateTime')}`),
      parameter(last, `${words}早于 yyyy-MM-dd HH:mm:ss`, `$ref: ${shared('schemas/DateTime')}`),
    ]
  const { schema, type, 'x-dict': code, 'x-reference': refersTo } = property
  const reference = refersTo === undefined ? [] : [`x-reference: ${refersTo}`]
  const shape = schema === undefined ? `type: ${String(type)}` : `$ref: ${toSchemaName(schema)}`
  return [
    parameter(first, column.match === 'like' ? `${words}（模糊）` : words, [shape, ...renderDictionary(code), ...reference].join(', ')),
  ]
}

const renderExample = (values: readonly (readonly [string, string | number | boolean])[]) =>
  `{ ${values.map(([name, value]) => `${name}: ${toYamlScalar(value)}`).join(', ')} }`

const renderEnvelope = (schema: string, required: string) =>
  `{ allOf: [{ $ref: ${shared('schemas/Envelope')} }, { type: object, ${required}properties: { data: { $ref: '#/components/schemas/${schema}' } } }] }`

interface Call {
  readonly action: string
  readonly method: 'get' | 'post'
  readonly summary: string
  readonly permission?: string
  readonly lines: readonly string[]
  readonly answer: readonly string[]
}

const done = [`'200': { $ref: ${shared('responses/Done')} }`]
const json = (lines: readonly string[]) => ['content:', '  application/json:', ...lines.map((line) => `    ${line}`)]

function renderCall({ plan, names }: AreaEntity, { action, method, summary, permission, lines, answer }: Call): readonly string[] {
  return [
    `  /${plan.service}/${names.entity}/${action}:`,
    `    ${method}:`,
    `      operationId: ${names.entity}.${action}`,
    `      tags: [${names.entity}]`,
    `      summary: ${toYamlScalar(summary)}`,
    ...(permission === undefined ? [] : [`      x-permission: ${permission}`]),
    ...lines.map((line) => `      ${line}`),
    '      responses:',
    ...answer.map((line) => `        ${line}`),
    `        default: { $ref: ${shared('responses/Failure')} }`,
  ]
}

const renderResponse = (description: string, content: readonly string[]) => [
  "'200':",
  `  description: ${toYamlScalar(description)}`,
  ...json(content).map((line) => `  ${line}`),
]

function renderPaths(entity: AreaEntity): readonly string[] {
  const { plan, names, columns } = entity
  const { title } = plan
  const values = columns.map((one) => [one.column.property, createSample(one, plan)] as const)
  const draft = columns.flatMap((one) => (one.property.readOnly ? [] : [[one.column.property, createSample(one, plan)] as const]))
  const row = renderExample([['id', '1800000000000000001'], ...values])
  const created = ['createTimeFrom', 'createTimeTo'].map((name) => `  - $ref: ${shared(`parameters/${name}`)}`)
  return [
    {
      action: 'page',
      method: 'get',
      summary: `分页查询${title}`,
      lines: [
        'parameters:',
        ...['current', 'size', 'ascs', 'descs'].map((name) => `  - $ref: ${shared(`parameters/${name}`)}`),
        ...columns.flatMap(renderParameters).map((line) => `  ${line}`),
        ...(plan.hasBase ? created : []),
      ],
      answer: renderResponse(`${title}分页`, [
        `schema: ${renderEnvelope(`${names.type}Page`, 'required: [data], ')}`,
        `example: { code: 200, success: true, msg: 操作成功, data: { records: [${row}], total: 1, size: 10, current: 1, pages: 1 } }`,
      ]),
    },
    {
      action: 'detail',
      method: 'get',
      summary: `${title}详情`,
      permission: `${names.code}_view`,
      lines: ['parameters:', `  - $ref: ${shared('parameters/id')}`],
      answer: renderResponse(title, [
        `schema: ${renderEnvelope(names.type, '')}`,
        `example: { code: 200, success: true, msg: 操作成功, data: ${row} }`,
      ]),
    },
    {
      action: 'submit',
      method: 'post',
      summary: `新增或修改${title}；带主键为修改`,
      permission: `[${names.code}_add, ${names.code}_edit]`,
      lines: [
        'requestBody:',
        '  required: true',
        ...json([`schema: { $ref: '#/components/schemas/${names.type}' }`, `example: ${renderExample(draft)}`]).map((line) => `  ${line}`),
      ],
      answer: done,
    },
    {
      action: 'remove',
      method: 'post',
      summary: `删除${title}`,
      permission: `${names.code}_delete`,
      lines: ['parameters:', `  - $ref: ${shared('parameters/ids')}`],
      answer: done,
    },
  ].flatMap((call) => renderCall(entity, call as Call)) // the literals describe a call but are inferred as wider strings
}

function renderSchemas({ plan, names, columns }: AreaEntity): readonly string[] {
  const required = columns.filter(({ column }) => column.required && column.inForm).map(({ column }) => column.property)
  const base = plan.hasBase ? shared('schemas/TenantBase') : undefined
  const properties = [
    ...(base === undefined ? [`id: { $ref: ${shared('schemas/Id')} }`] : []),
    ...columns.map((one) => `${one.column.property}: ${renderProperty(one)}`),
  ]
  return [
    `    ${names.type}:`,
    `      description: ${toYamlScalar(plan.title)}`,
    '      allOf:',
    ...(base === undefined ? [] : [`        - $ref: ${base}`]),
    '        - type: object',
    ...(required.length > 0 ? [`          required: [${required.join(', ')}]`] : []),
    '          properties:',
    ...properties.map((line) => `            ${line}`),
    `    ${names.type}Page:`,
    `      description: ${toYamlScalar(`${plan.title}分页`)}`,
    '      allOf:',
    `        - $ref: ${shared('schemas/Page')}`,
    `        - { type: object, required: [records], properties: { records: { type: array, description: ${toYamlScalar(plan.title)}, items: { $ref: '#/components/schemas/${names.type}' } } } }`,
  ]
}

/** Renders the contract of an area's entities, all of which belong to one service. */
export function renderContract(entities: readonly AreaEntity[]): string {
  const used = new Set(entities.flatMap(({ columns }) => columns.flatMap(({ property }) => property.schema ?? [])))
  const titles = entities.map(({ plan }) => plan.title).join('、')
  return [
    'openapi: 3.1.0',
    'info:',
    `  title: ${toYamlScalar(entities[0]?.plan.service ?? '')}`,
    '  version: 0.1.0',
    `  description: ${toYamlScalar(titles)}`,
    '  license: { name: MIT, identifier: MIT }',
    'servers:',
    '  - url: /api',
    'security:',
    '  - { client: [], token: [] }',
    'tags:',
    ...entities.map(({ plan, names }) => `  - { name: ${names.entity}, description: ${toYamlScalar(plan.title)} }`),
    'paths:',
    ...entities.flatMap(renderPaths),
    'components:',
    '  securitySchemes:',
    ...['client', 'token'].map((name) => `    ${name}: { $ref: ${shared(`securitySchemes/${name}`)} }`),
    '  schemas:',
    ...[...sharedSchemas].flatMap(([name, text]) => (used.has(name) ? [`    ${name}: ${text}`] : [])),
    ...entities.flatMap(renderSchemas),
    '',
  ].join('\n')
}
