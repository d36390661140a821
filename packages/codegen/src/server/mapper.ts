import type { AreaEntity } from '../area/contract'
import { queryNames } from '../area/described'
import { camel } from '../names.mjs'
import { baseColumns, type Column, ownColumns } from '../plan'
import { javaFile, javaNames, tab } from './java'

export function mapperFile(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = javaNames(entity)
  return javaFile({
    package: `${names.root}.mapper`,
    imports: [
      'com.baomidou.mybatisplus.core.mapper.BaseMapper',
      'com.baomidou.mybatisplus.core.metadata.IPage',
      'org.apache.ibatis.annotations.Param',
      names.entityClass,
      names.voClass,
      'java.util.List',
      'java.util.Map',
    ],
    comment: `${plan.title} Mapper 接口`,
    author: plan.author,
    body: [
      `public interface ${names.mapper} extends BaseMapper<${names.entity}> {`,
      '',
      ...tab([
        '/**',
        ' * 自定义分页',
        ' */',
        `List<${names.vo}> select${own.type}Page(IPage<${names.vo}> page, @Param("query") Map<String, Object> query);`,
      ]),
      '',
      '}',
    ],
  })
}

const condition = (name: string, test: string) => [`<if test="query.${name} != null and query.${name} != ''">`, `    and ${test}`, '</if>']

function conditionsOf(column: Column): readonly string[] {
  const [first, last] = queryNames(column)
  if (first === undefined) return []
  if (last !== undefined)
    return [...condition(first, `${column.name} &gt; #{query.${first}}`), ...condition(last, `${column.name} &lt; #{query.${last}}`)]
  const test = column.match === 'like' ? `like concat('%', #{query.${first}}, '%')` : `= #{query.${first}}`
  return condition(first, `${column.name} ${test}`)
}

const created: readonly string[] = [
  ...condition('createTime_dategt', 'create_time &gt; #{query.createTime_dategt}'),
  ...condition('createTime_datelt', 'create_time &lt; #{query.createTime_datelt}'),
]

const result = (name: string, property: string) => `<result column="${name}" property="${property}"/>`

/** The list that the contract describes: each filter as its column is matched, tenants by the platform's own rule. */
export function mapperXml(entity: AreaEntity): string {
  const { plan, names: own, described } = entity
  const names = javaNames(entity)
  const ownNames = new Set(ownColumns(plan).map(({ name }) => name))
  const base = plan.hasBase ? baseColumns.filter((name) => name !== 'id' && !ownNames.has(name)) : []
  const isLogical = plan.hasBase || ownNames.has('is_deleted')
  const where = [...described.flatMap(({ column }) => conditionsOf(column)), ...(plan.hasBase ? created : [])]
  const key = plan.columns.find(({ name }) => name === plan.key)?.property ?? 'id'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE mapper PUBLIC "-//mybatis.org//DTD Mapper 3.0//EN" "http://mybatis.org/dtd/mybatis-3-mapper.dtd">',
    `<mapper namespace="${names.mapperClass}">`,
    '',
    '    <!-- 通用查询映射结果 -->',
    `    <resultMap id="${own.entity}ResultMap" type="${names.voClass}">`,
    `        <id column="${plan.key}" property="${plan.hasBase ? 'id' : key}"/>`,
    ...base.map((name) => `        ${result(name, camel(name))}`),
    ...ownColumns(plan).map(({ name, property }) => `        ${result(name, property)}`),
    '    </resultMap>',
    '',
    `    <select id="select${own.type}Page" resultMap="${own.entity}ResultMap">`,
    `        select * from ${plan.table}`,
    '        <where>',
    ...(isLogical ? ['            is_deleted = 0'] : []),
    ...where.map((line) => `            ${line}`),
    '        </where>',
    '    </select>',
    '',
    '</mapper>',
    '',
  ].join('\n')
}
