import { parse } from 'java-parser'
import { expect, test } from 'vitest'
import { type Plan, toColumn } from '../plan'
import { createServerFiles } from './server-files'

const plan: Plan = {
  title: '水电抄表',
  service: 'jwsk-biz',
  table: 'dp_meter_reading',
  tablePrefix: 'dp_',
  key: 'id',
  packageName: 'org.jwsk.biz',
  author: '信息技术部',
  hasBase: true,
  hasWrapper: true,
  hasFeign: true,
  dictionaries: new Map(),
  columns: [
    toColumn({ name: 'id', type: 'bigint', isKey: true }),
    { ...toColumn({ name: 'shop_no', type: 'varchar(32)', comment: '商铺编号 */ "x"' }), required: true },
    { ...toColumn({ name: 'meter_type', type: 'int', comment: '表类型' }), match: 'equal' },
    { ...toColumn({ name: 'reading', type: 'decimal(12,2)', comment: '读数' }), required: true },
    { ...toColumn({ name: 'read_time', type: 'datetime', comment: '抄表时间' }), match: 'range' },
    toColumn({ name: 'due', type: 'date', comment: '截止' }),
    toColumn({ name: 'ratio', type: 'double', comment: '倍率' }),
    toColumn({ name: 'is_open', type: 'bit(1)', comment: '是否公开' }),
    toColumn({ name: 'shop_id', type: 'bigint', comment: '商铺' }),
    { ...toColumn({ name: 'class', type: 'varchar(8)', comment: '等级' }), match: 'like' },
    toColumn({ name: 'tenant_id', type: 'varchar(12)' }),
    toColumn({ name: 'create_time', type: 'datetime' }),
    toColumn({ name: 'is_deleted', type: 'int' }),
  ],
}
const files = createServerFiles('meter', [plan])
const home = 'src/main/java/org/jwsk/biz'
const bare = createServerFiles('meter', [{ ...plan, hasBase: false, hasWrapper: false, hasFeign: false }])
const entity = files[`${home}/pojo/entity/MeterReadingEntity.java`] ?? ''

test('places the files in the folders of the platform family', () => {
  expect(Object.keys(files)).toEqual([
    ...['controller/MeterReadingController.java', 'feign/IMeterReadingClient.java', 'feign/MeterReadingClient.java'].map(
      (path) => `${home}/${path}`,
    ),
    ...['mapper/MeterReadingMapper.java', 'mapper/MeterReadingMapper.xml', 'pojo/dto/MeterReadingDTO.java'].map(
      (path) => `${home}/${path}`,
    ),
    ...['pojo/entity/MeterReadingEntity.java', 'pojo/vo/MeterReadingVO.java', 'service/IMeterReadingService.java'].map(
      (path) => `${home}/${path}`,
    ),
    `${home}/service/impl/MeterReadingServiceImpl.java`,
    `${home}/wrapper/MeterReadingWrapper.java`,
    'sql/meter_reading.menu.sql',
  ])
})

test('every Java file parses and its package matches its folder', () => {
  for (const [path, text] of [...Object.entries(files), ...Object.entries(bare)].filter(([name]) => name.endsWith('.java'))) {
    expect(() => parse(text), path).not.toThrow()
    expect(text.split('\n')[0]).toBe(`package ${path.split('/').slice(3, -1).join('.')};`)
  }
})

test('no database name escapes its folder or its line', () => {
  const names = { table: 'dp_x"; drop', tablePrefix: 'dp_', packageName: '../../etc..a', title: '*/ x\n"y"' }
  const made = createServerFiles('meter', [{ ...plan, ...names }])
  expect(Object.keys(made).filter((path) => path.includes('..'))).toEqual([])
  for (const [path, text] of Object.entries(made)) if (path.endsWith('.java')) expect(() => parse(text), path).not.toThrow()
  expect(Object.values(made).join('')).not.toContain('dp_x"')
})

test('a field has the type of its column and the imports of its validation', () => {
  const types = [...entity.matchAll(/private (\w+) (\w+);/g)].map(([, type, name]) => `${name}: ${type}`)
  expect(types).toEqual([
    'shopNo: String',
    'meterType: Integer',
    'reading: BigDecimal',
    'readTime: LocalDateTime',
    'due: LocalDate',
    'ratio: Double',
    'isOpen: Boolean',
    'shopId: Long',
    'classValue: String',
  ])
  for (const name of ['java.math.BigDecimal', 'java.time.LocalDateTime', 'java.time.LocalDate']) expect(entity).toContain(`import ${name};`)
  expect(entity).toMatch(/@NotBlank\(message = ".+不能为空"\)\n\t@Size\(max = 32\)\n\tprivate String shopNo;/)
  expect(entity).toMatch(/@NotNull\(.+\)\n\tprivate BigDecimal reading;/)
  expect(entity).toMatch(/ToStringSerializer\.class\)\n\tprivate Long shopId;/)
  expect(entity).toMatch(/@TableField\("class"\)\n\t@Size\(max = 8\)\n\tprivate String classValue;/)
})

test('a table with base columns inherits tenant, audit and logical delete', () => {
  expect(entity).toContain('@TableName("dp_meter_reading")')
  expect(entity).toContain('public class MeterReadingEntity extends TenantEntity {')
  expect(entity).not.toMatch(/tenantId|isDeleted|createTime/)
  expect(files[`${home}/controller/MeterReadingController.java`]).toContain('deleteLogic(Func.toLongList(ids))')
  expect(files[`${home}/service/impl/MeterReadingServiceImpl.java`]).toContain(
    'extends BaseServiceImpl<MeterReadingMapper, MeterReadingEntity> implements IMeterReadingService',
  )
})

test('a table without base columns has its own key, tenant and logical delete', () => {
  const own = bare[`${home}/pojo/entity/MeterReadingEntity.java`] ?? ''
  expect(own).toContain('public class MeterReadingEntity implements Serializable {')
  expect(own).toMatch(/@TableId\(value = "id", type = IdType\.ASSIGN_ID\)\n.+\n\tprivate Long id;/)
  expect(own).toMatch(/@TableLogic\n\tprivate Integer isDeleted;/)
  expect(own).toContain('private String tenantId;')
  expect(bare[`${home}/controller/MeterReadingController.java`]).toContain('removeByIds(Func.toLongList(ids))')
  expect(Object.keys(bare).filter((path) => /wrapper|feign/.test(path))).toEqual([])
})

test('the mapper applies the filters of the contract', () => {
  const xml = files[`${home}/mapper/MeterReadingMapper.xml`] ?? ''
  const doc = new DOMParser().parseFromString(xml, 'text/xml')
  const conditions = [...doc.querySelectorAll('if')].map((one) => one.textContent?.trim())
  expect(doc.querySelector('mapper')?.getAttribute('namespace')).toBe('org.jwsk.biz.mapper.MeterReadingMapper')
  expect(conditions).toEqual([
    "and shop_no like concat('%', #{query.shopNo}, '%')",
    'and meter_type = #{query.meterType}',
    'and read_time > #{query.readTime_dategt}',
    'and read_time < #{query.readTime_datelt}',
    "and class like concat('%', #{query.classValue}, '%')",
    'and create_time > #{query.createTime_dategt}',
    'and create_time < #{query.createTime_datelt}',
  ])
  expect(xml).toContain('is_deleted = 0')
})

test('the menu adds four buttons, and the SQL adds missing base columns', () => {
  const sql = files['sql/meter_reading.menu.sql'] ?? ''
  expect([...sql.matchAll(/'(meter_reading_\w+)'/g)].map(([, code]) => code)).toEqual(
    ['add', 'edit', 'delete', 'view'].map((verb) => `meter_reading_${verb}`),
  )
  expect([...sql.matchAll(/ADD COLUMN (\w+)/g)].map(([, name]) => name)).toEqual([
    'create_user',
    'create_dept',
    'update_user',
    'update_time',
    'status',
  ])
  expect(new Set([...sql.matchAll(/\((\d{19}),/g)].map(([, id]) => id)).size).toBe(5)
})
