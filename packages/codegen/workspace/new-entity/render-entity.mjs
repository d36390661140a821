// renders a new entity in the style of the contracts: its tag, its calls and its schemas
import { toYamlScalar } from '../../src/area/render-contract.ts'
import { toKebabCase, toPascalCase, toSnakeCase } from '../../src/index.ts'
import { local, renderExample, renderExampleValue, renderParameters, renderProperty, shared } from './render-field.mjs'
import { toChinese } from './words.mjs'

const done = [`'200': { $ref: ${shared('responses/Done')} }`]
const json = (lines) => ['content:', '  application/json:', ...lines.map((line) => `    ${line}`)]
const indent = (lines, by = '  ') => lines.map((line) => `${by}${line}`)

function renderCall({ prefix, entity }, { action, method, summary, permission, lines, answer }) {
  return [
    `${prefix}/${entity}/${toKebabCase(action)}:`,
    `  ${method}:`,
    ...indent(
      [
        `operationId: ${entity}.${action}`,
        `tags: [${entity}]`,
        `summary: ${toYamlScalar(summary)}`,
        ...(permission ? [`x-permission: ${permission}`] : []),
        ...lines,
        'responses:',
        ...indent([...answer, `default: { $ref: ${shared('responses/Failure')} }`]),
      ],
      '    ',
    ),
  ]
}

const renderEnvelope = (data, required = '') =>
  `{ allOf: [{ $ref: ${shared('schemas/Envelope')} }, { type: object, ${required}properties: { data: ${data} } }] }`
const renderAnswer = (description, { schema, data }) => [
  "'200':",
  `  description: ${toYamlScalar(description)}`,
  ...indent(json([`schema: ${schema}`, `example: { code: 200, success: true, msg: 操作成功, data: ${data} }`])),
]
const parameters = (lines) => ['parameters:', ...indent(lines)]
const sharedParameter = (name) => `- $ref: ${shared(`parameters/${name}`)}`

/** Returns the field that names records. */
const getLabelField = (fields) => fields.find(({ kind }) => kind === 'text') ?? fields[0]

function describeCalls({ entity, title, fields, actions }) {
  const type = toPascalCase(entity)
  const code = toSnakeCase(entity)
  const label = getLabelField(fields)
  const row = renderExample(fields, { reads: true })
  const option = `{ id: '1800000000000000001', ${label.name}: ${renderExampleValue(label)} }`
  const required = 'required: [data], '
  return [
    {
      ...{ action: 'page', method: 'get', summary: `分页查询${title}` },
      lines: parameters([
        ...['current', 'size', 'ascs', 'descs'].map(sharedParameter),
        ...fields.flatMap(renderParameters),
        ...['createTimeFrom', 'createTimeTo'].map(sharedParameter),
      ]),
      answer: renderAnswer(`${title}分页`, {
        schema: renderEnvelope(`{ $ref: ${local(`${type}Page`)} }`, required),
        data: `{ records: [${row}], total: 1, size: 10, current: 1, pages: 1 }`,
      }),
    },
    {
      ...{ action: 'select', method: 'get', summary: `${title}下拉选项` },
      lines: parameters([
        ...renderParameters(label),
        `- { name: ids, in: query, description: 仅返回这些主键，逗号分隔, schema: { $ref: ${shared('schemas/Ids')} } }`,
      ]),
      answer: renderAnswer(`${title}选项`, {
        schema: renderEnvelope(
          `{ type: array, description: ${toYamlScalar(`${title}选项`)}, items: { $ref: ${local(`${type}Option`)} } }`,
          required,
        ),
        data: `[${option}]`,
      }),
    },
    {
      ...{ action: 'detail', method: 'get', summary: `${title}详情`, permission: `${code}_view` },
      lines: parameters([sharedParameter('id')]),
      answer: renderAnswer(title, { schema: renderEnvelope(`{ $ref: ${local(type)} }`), data: row }),
    },
    {
      ...{ action: 'submit', method: 'post', summary: `新增或修改${title}；带主键为修改`, permission: `[${code}_add, ${code}_edit]` },
      lines: [
        'requestBody:',
        '  required: true',
        ...indent(json([`schema: { $ref: ${local(type)} }`, `example: ${renderExample(fields)}`])),
      ],
      answer: done,
    },
    {
      ...{ action: 'remove', method: 'post', summary: `删除${title}`, permission: `${code}_delete` },
      lines: parameters([sharedParameter('ids')]),
      answer: done,
    },
    ...actions.map((action) => ({
      ...{ action, method: 'post', summary: `${toChinese(action)}${title}`, permission: `${code}_${toSnakeCase(action)}` },
      lines: parameters([sharedParameter('ids')]),
      answer: done,
    })),
  ]
}

const renderRequired = (fields) => {
  const names = fields.filter(({ required }) => required).map(({ name }) => name)
  return names.length > 0 ? [`required: [${names.join(', ')}]`] : []
}

function renderSchemas({ entity, title, fields }) {
  const type = toPascalCase(entity)
  const label = getLabelField(fields)
  const rowSchema = ({ name }) => `${type}${toPascalCase(name.replace(/s$/, ''))}`
  const rows = fields.filter(({ kind }) => kind === 'rows')
  const renderProperties = (own) => own.flatMap((field) => renderProperty(field, { rowSchema }))
  return [
    `${type}:`,
    `  description: ${toYamlScalar(title)}`,
    '  allOf:',
    `    - $ref: ${shared('schemas/TenantBase')}`,
    '    - type: object',
    ...indent([...renderRequired(fields), 'properties:', ...indent(renderProperties(fields))], '      '),
    ...rows.flatMap((field) => [
      `${rowSchema(field)}:`,
      '  type: object',
      `  description: ${toYamlScalar(field.label)}`,
      ...indent([...renderRequired(field.fields), 'properties:', ...indent(renderProperties(field.fields))]),
    ]),
    `${type}Option:`,
    '  type: object',
    `  description: ${toYamlScalar(`${title}选项`)}`,
    `  required: [id, ${label.name}]`,
    '  properties:',
    `    id: { $ref: ${shared('schemas/Id')} }`,
    ...indent(renderProperty({ ...label, required: false, nameField: undefined }, { rowSchema }), '    '),
    `${type}Page:`,
    `  description: ${toYamlScalar(`${title}分页`)}`,
    '  allOf:',
    `    - $ref: ${shared('schemas/Page')}`,
    `    - { type: object, required: [records], properties: { records: { type: array, description: ${toYamlScalar(title)}, items: { $ref: ${local(type)} } } } }`,
  ]
}

/** Renders an entity as the lines of its tag, its paths and its schemas, unindented. */
export const renderEntity = (entity) => ({
  tags: [`- { name: ${entity.entity}, description: ${toYamlScalar(entity.title)} }`],
  paths: describeCalls(entity).flatMap((call) => renderCall(entity, call)),
  schemas: renderSchemas(entity),
})
