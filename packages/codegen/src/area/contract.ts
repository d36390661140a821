// the OpenAPI file of an area
import type { Names, Plan } from '../plan'
import { type Described, ownSchemas, queryNames } from './described'
import { sampleOf } from './sample'

export interface AreaEntity {
  readonly plan: Plan
  readonly names: Names
  readonly described: readonly Described[]
}

const plain = /^[\p{L}][\p{L}\p{N}_ ./（）；，、-]*$/u
const yamlWords = /^(true|false|null|yes|no|on|off|y|n|~)$/i

/** a scalar as YAML reads it back */
export const yaml = (value: string | number | boolean): string => {
  if (typeof value !== 'string') return String(value)
  return plain.test(value) && !yamlWords.test(value) && value === value.trim() ? value : `'${value.replaceAll("'", "''")}'`
}

const shared = (name: string) => `shared.yaml#/components/${name}`
const schemaOf = (name: string) => (ownSchemas.has(name) ? `'#/components/schemas/${name}'` : shared(`schemas/${name}`))
const dict = (code: string | undefined) => (code === undefined ? [] : [`x-dict: ${code}`])

function propertyLine({ property }: Described): string {
  const { schema, type, description = '', pattern, enum: values, ...rest } = property
  const parts = [
    schema === undefined ? `type: ${String(type)}` : `$ref: ${schemaOf(schema)}`,
    `description: ${yaml(description)}`,
    ...(pattern === undefined ? [] : [`pattern: '${pattern}'`]),
    ...(values === undefined ? [] : [`enum: [${values.join(', ')}]`]),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${String(value)}`),
  ]
  return `{ ${parts.join(', ')} }`
}

function parametersOf({ column, property }: Described): readonly string[] {
  const parameter = (name: string, words: string, schema: string) =>
    `- { name: ${name}, in: query, description: ${yaml(words)}, schema: { ${schema} } }`
  const [first, last] = queryNames(column)
  if (first === undefined) return []
  const words = column.comment
  if (last !== undefined)
    return [
      parameter(first, `${words}晚于 yyyy-MM-dd HH:mm:ss`, `$ref: ${shared('schemas/DateTime')}`),
      parameter(last, `${words}早于 yyyy-MM-dd HH:mm:ss`, `$ref: ${shared('schemas/DateTime')}`),
    ]
  const { schema, type, 'x-dict': code, 'x-reference': refersTo } = property
  const reference = refersTo === undefined ? [] : [`x-reference: ${refersTo}`]
  const shape = schema === undefined ? `type: ${String(type)}` : `$ref: ${schemaOf(schema)}`
  return [parameter(first, column.match === 'like' ? `${words}（模糊）` : words, [shape, ...dict(code), ...reference].join(', '))]
}

const exampleOf = (values: readonly (readonly [string, string | number | boolean])[]) =>
  `{ ${values.map(([name, value]) => `${name}: ${yaml(value)}`).join(', ')} }`

const envelopeOf = (schema: string, required: string) =>
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

function callLines({ plan, names }: AreaEntity, { action, method, summary, permission, lines, answer }: Call): readonly string[] {
  return [
    `  /${plan.service}/${names.entity}/${action}:`,
    `    ${method}:`,
    `      operationId: ${names.entity}.${action}`,
    `      tags: [${names.entity}]`,
    `      summary: ${yaml(summary)}`,
    ...(permission === undefined ? [] : [`      x-permission: ${permission}`]),
    ...lines.map((line) => `      ${line}`),
    '      responses:',
    ...answer.map((line) => `        ${line}`),
    `        default: { $ref: ${shared('responses/Failure')} }`,
  ]
}

const answered = (description: string, content: readonly string[]) => [
  "'200':",
  `  description: ${yaml(description)}`,
  ...json(content).map((line) => `  ${line}`),
]

function pathsOf(entity: AreaEntity): readonly string[] {
  const { plan, names, described } = entity
  const { title } = plan
  const values = described.map((one) => [one.column.property, sampleOf(one, plan)] as const)
  const draft = described.flatMap((one) => (one.property.readOnly ? [] : [[one.column.property, sampleOf(one, plan)] as const]))
  const row = exampleOf([['id', '1800000000000000001'], ...values])
  const created = ['createTimeFrom', 'createTimeTo'].map((name) => `  - $ref: ${shared(`parameters/${name}`)}`)
  return [
    {
      action: 'page',
      method: 'get',
      summary: `分页查询${title}`,
      lines: [
        'parameters:',
        ...['current', 'size', 'ascs', 'descs'].map((name) => `  - $ref: ${shared(`parameters/${name}`)}`),
        ...described.flatMap(parametersOf).map((line) => `  ${line}`),
        ...(plan.hasBase ? created : []),
      ],
      answer: answered(`${title}分页`, [
        `schema: ${envelopeOf(`${names.type}Page`, 'required: [data], ')}`,
        `example: { code: 200, success: true, msg: 操作成功, data: { records: [${row}], total: 1, size: 10, current: 1, pages: 1 } }`,
      ]),
    },
    {
      action: 'detail',
      method: 'get',
      summary: `${title}详情`,
      permission: `${names.code}_view`,
      lines: ['parameters:', `  - $ref: ${shared('parameters/id')}`],
      answer: answered(title, [
        `schema: ${envelopeOf(names.type, '')}`,
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
        ...json([`schema: { $ref: '#/components/schemas/${names.type}' }`, `example: ${exampleOf(draft)}`]).map((line) => `  ${line}`),
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
  ].flatMap((call) => callLines(entity, call as Call)) // its literals are of a call, read as wider strings
}

function schemasOf({ plan, names, described }: AreaEntity): readonly string[] {
  const required = described.filter(({ column }) => column.required && column.inForm).map(({ column }) => column.property)
  const base = plan.hasBase ? shared('schemas/TenantBase') : undefined
  const properties = [
    ...(base === undefined ? [`id: { $ref: ${shared('schemas/Id')} }`] : []),
    ...described.map((one) => `${one.column.property}: ${propertyLine(one)}`),
  ]
  return [
    `    ${names.type}:`,
    `      description: ${yaml(plan.title)}`,
    '      allOf:',
    ...(base === undefined ? [] : [`        - $ref: ${base}`]),
    '        - type: object',
    ...(required.length > 0 ? [`          required: [${required.join(', ')}]`] : []),
    '          properties:',
    ...properties.map((line) => `            ${line}`),
    `    ${names.type}Page:`,
    `      description: ${yaml(`${plan.title}分页`)}`,
    '      allOf:',
    `        - $ref: ${shared('schemas/Page')}`,
    `        - { type: object, required: [records], properties: { records: { type: array, description: ${yaml(plan.title)}, items: { $ref: '#/components/schemas/${names.type}' } } } }`,
  ]
}

/** The contract of an area's entities, which all lie in one service. */
export function contractOf(entities: readonly AreaEntity[]): string {
  const used = new Set(entities.flatMap(({ described }) => described.flatMap(({ property }) => property.schema ?? [])))
  const titles = entities.map(({ plan }) => plan.title).join('、')
  return [
    'openapi: 3.1.0',
    'info:',
    `  title: ${yaml(entities[0]?.plan.service ?? '')}`,
    '  version: 0.1.0',
    `  description: ${yaml(titles)}`,
    '  license: { name: MIT, identifier: MIT }',
    'servers:',
    '  - url: /api',
    'security:',
    '  - { client: [], token: [] }',
    'tags:',
    ...entities.map(({ plan, names }) => `  - { name: ${names.entity}, description: ${yaml(plan.title)} }`),
    'paths:',
    ...entities.flatMap(pathsOf),
    'components:',
    '  securitySchemes:',
    ...['client', 'token'].map((name) => `    ${name}: { $ref: ${shared(`securitySchemes/${name}`)} }`),
    '  schemas:',
    ...[...ownSchemas].flatMap(([name, text]) => (used.has(name) ? [`    ${name}: ${text}`] : [])),
    ...entities.flatMap(schemasOf),
    '',
  ].join('\n')
}
