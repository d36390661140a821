import { getQueryNames } from '../area/contract-columns'
import type { AreaEntity } from '../area/render-contract'
import { toCamelCase } from '../case.mjs'
import { baseColumns, type Column, getOwnColumns } from '../plan'
import { getJavaNames, indent, renderJavaFile } from './java'

export function renderMapper(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  return renderJavaFile({
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
      ...indent([
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

const renderCondition = (name: string, test: string) => [
  `<if test="query.${name} != null and query.${name} != ''">`,
  `    and ${test}`,
  '</if>',
]

function renderConditions(column: Column): readonly string[] {
  const [first, last] = getQueryNames(column)
  if (first === undefined) return []
  if (last !== undefined)
    return [
      ...renderCondition(first, `${column.name} &gt; #{query.${first}}`),
      ...renderCondition(last, `${column.name} &lt; #{query.${last}}`),
    ]
  const test = column.match === 'like' ? `like concat('%', #{query.${first}}, '%')` : `= #{query.${first}}`
  return renderCondition(first, `${column.name} ${test}`)
}

const created: readonly string[] = [
  ...renderCondition('createTime_dategt', 'create_time &gt; #{query.createTime_dategt}'),
  ...renderCondition('createTime_datelt', 'create_time &lt; #{query.createTime_datelt}'),
]

const renderResult = (name: string, property: string) => `<result column="${name}" property="${property}"/>`

/** Renders the list query of the contract: filters by the match of each column, while the platform itself adds the tenant. */
export function renderMapperXml(entity: AreaEntity): string {
  const { plan, names: own, columns: described } = entity
  const names = getJavaNames(entity)
  const ownNames = new Set(getOwnColumns(plan).map(({ name }) => name))
  const base = plan.hasBase ? baseColumns.filter((name) => name !== 'id' && !ownNames.has(name)) : []
  const isLogical = plan.hasBase || ownNames.has('is_deleted')
  const where = [...described.flatMap(({ column }) => renderConditions(column)), ...(plan.hasBase ? created : [])]
  const key = plan.columns.find(({ name }) => name === plan.key)?.property ?? 'id'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE mapper PUBLIC "-//mybatis.org//DTD Mapper 3.0//EN" "http://mybatis.org/dtd/mybatis-3-mapper.dtd">',
    `<mapper namespace="${names.mapperClass}">`,
    '',
    '    <!-- 通用查询映射结果 -->',
    `    <resultMap id="${own.entity}ResultMap" type="${names.voClass}">`,
    `        <id column="${plan.key}" property="${plan.hasBase ? 'id' : key}"/>`,
    ...base.map((name) => `        ${renderResult(name, toCamelCase(name))}`),
    ...getOwnColumns(plan).map(({ name, property }) => `        ${renderResult(name, property)}`),
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
