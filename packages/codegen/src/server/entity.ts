import type { AreaEntity } from '../area/render-contract'
import { toCamelCase } from '../case.mjs'
import { baseColumns, type Column, getOwnColumns } from '../plan'
import { getImport, getJavaNames, indent, renderJavaFile } from './java'

interface Member {
  readonly imports: readonly string[]
  readonly lines: readonly string[]
}

const mybatis = 'com.baomidou.mybatisplus.annotation'
const parseLength = (type: string) => /char\w{0,9}\((\d+)\)/i.exec(type)?.[1]

function renderAnnotations(column: Column, isKey: boolean): Member {
  const { name, property, javaType, required, type, comment } = column
  const length = parseLength(type)
  const isText = javaType === 'String'
  const found: readonly (readonly [boolean, string, readonly string[]])[] = [
    [true, `@Schema(description = "${comment}")`, ['io.swagger.v3.oas.annotations.media.Schema']],
    [isKey, `@TableId(value = "${name}", type = IdType.ASSIGN_ID)`, [`${mybatis}.TableId`, `${mybatis}.IdType`]],
    // the mapper finds a column by its property's name by default
    [!isKey && toCamelCase(name.toLowerCase()) !== property, `@TableField("${name}")`, [`${mybatis}.TableField`]],
    [name.toLowerCase() === 'is_deleted', '@TableLogic', [`${mybatis}.TableLogic`]],
    // numbers of a browser are exact up to 2^53
    [
      javaType === 'Long',
      '@JsonSerialize(using = ToStringSerializer.class)',
      ['com.fasterxml.jackson.databind.annotation.JsonSerialize', 'com.fasterxml.jackson.databind.ser.std.ToStringSerializer'],
    ],
    [required && isText, `@NotBlank(message = "${comment}不能为空")`, ['jakarta.validation.constraints.NotBlank']],
    [required && !isText, `@NotNull(message = "${comment}不能为空")`, ['jakarta.validation.constraints.NotNull']],
    [isText && length !== undefined, `@Size(max = ${length})`, ['jakarta.validation.constraints.Size']],
  ]
  const used = found.filter(([isUsed]) => isUsed)
  return { imports: used.flatMap(([, , imports]) => imports), lines: used.map(([, line]) => line) }
}

function renderMember(column: Column, isKey: boolean): Member {
  const { imports, lines } = renderAnnotations(column, isKey)
  return {
    imports: [...imports, ...getImport(column.javaType)],
    lines: ['', '/**', ` * ${column.comment}`, ' */', ...lines, `private ${column.javaType} ${column.property};`],
  }
}

const data = ['lombok.Data', 'io.swagger.v3.oas.annotations.media.Schema']
const serial = ['@Serial', 'private static final long serialVersionUID = 1L;']

/** Renders the row class of a table: based on the platform's entity, which has key, tenant, audit and logical delete, or standalone. */
export function renderEntity(entity: AreaEntity): string {
  const { plan } = entity
  const names = getJavaNames(entity)
  const keys = plan.hasBase ? [] : plan.columns.filter(({ name }) => name === plan.key)
  // the base entity already has a status
  const own = getOwnColumns(plan).filter(({ name }) => !plan.hasBase || !baseColumns.includes(name.toLowerCase()))
  const members = [...keys.map((key) => renderMember(key, true)), ...own.map((column) => renderMember(column, false))]
  const base = plan.hasBase
    ? { imports: ['lombok.EqualsAndHashCode', 'org.springblade.core.tenant.mp.TenantEntity'], head: 'extends TenantEntity' }
    : { imports: ['java.io.Serializable'], head: 'implements Serializable' }
  return renderJavaFile({
    package: `${names.root}.pojo.entity`,
    imports: [...data, 'java.io.Serial', `${mybatis}.TableName`, ...base.imports, ...members.flatMap(({ imports }) => imports)],
    comment: `${plan.title} 实体类`,
    author: plan.author,
    body: [
      '@Data',
      `@TableName("${plan.table}")`,
      `@Schema(description = "${plan.title}")`,
      ...(plan.hasBase ? ['@EqualsAndHashCode(callSuper = true)'] : []),
      `public class ${names.entity} ${base.head} {`,
      '',
      ...indent(serial),
      ...members.flatMap(({ lines }) => indent(lines)),
      '',
      '}',
    ],
  })
}

const kinds = { vo: '视图实体类', dto: '数据传输对象实体类' } as const

/** Renders the classes for request or response beyond the row. */
export function renderDerived(entity: AreaEntity, kind: keyof typeof kinds): string {
  const { plan } = entity
  const names = getJavaNames(entity)
  return renderJavaFile({
    package: `${names.root}.pojo.${kind}`,
    imports: [...data, 'java.io.Serial', 'lombok.EqualsAndHashCode', names.entityClass],
    comment: `${plan.title} ${kinds[kind]}`,
    author: plan.author,
    body: [
      '@Data',
      `@Schema(description = "${plan.title}")`,
      '@EqualsAndHashCode(callSuper = true)',
      `public class ${names[kind]} extends ${names.entity} {`,
      '',
      ...indent(serial),
      '',
      '}',
    ],
  })
}
