// contract with nonstandard calls, for the tests of the screen generators
import { createAreaFiles, toColumn } from '../src/index.ts'

const plan = {
  ...{ title: '洗车机位', table: 'jwsk_wash_bay', service: 'jwsk-biz', tablePrefix: 'jwsk_', key: 'id' },
  ...{ packageName: 'org.jwsk.biz', author: '信息技术部', hasBase: true, hasWrapper: true, hasFeign: false, dictionaries: new Map() },
  columns: [
    { ...toColumn({ name: 'bay_name', type: 'varchar(32)', comment: '名称' }), required: true, match: 'like' },
    { ...toColumn({ name: 'price', type: 'decimal(10,2)', comment: '单价' }) },
    { ...toColumn({ name: 'sort', type: 'int', comment: '排序' }) },
    { ...toColumn({ name: 'audit_remark', type: 'varchar(255)', comment: '审核意见' }), inForm: false },
  ],
}

const answers = `      responses:
        '200': { $ref: shared.yaml#/components/responses/Done }
        default: { $ref: shared.yaml#/components/responses/Failure }
`

const body = (schema, example) => `      requestBody:
        required: true
        content:
          application/json:
            schema: ${schema}
            example: ${example}
`

const call = (name, summary, more) => `  /jwsk-biz/washBay/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:
    post:
      operationId: washBay.${name}
      tags: [washBay]
      summary: ${summary}
      x-permission: wash_bay_${name.toLowerCase()}
${more}${answers}`

const id = '{ type: string, description: 主键 }'
const remark = '{ type: string, description: 审核意见, maxLength: 255 }'

const calls = [
  call(
    'audit',
    '审核洗车机位',
    body(
      `{ type: object, description: 审核, required: [id, auditRemark], properties: { id: ${id}, auditRemark: ${remark} } }`,
      "{ id: '1', auditRemark: 通过 }",
    ),
  ),
  call('publish', '发布洗车机位', '      parameters:\n        - $ref: shared.yaml#/components/parameters/ids\n'),
  call(
    'plan',
    '安排洗车机位',
    body(
      '{ type: array, description: 日程, items: { type: object, properties: { day: { type: string, description: 日期 } } } }',
      '[{ day: 2026-01-01 }]',
    ),
  ),
]

/** Contract of the service `carwash`, whose only entity supports audit, publish and plan. */
export const sampleContract = createAreaFiles('car-wash', [plan])['web/openapi/carwash.yaml'].replace(
  /^components:$/m,
  `${calls.join('')}components:`,
)
