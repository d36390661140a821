// an entity of a contract → a declaration, its manifest line and its labels
import { listed, quoted } from '../layout'
import { kebab, plural } from '../names'
import type { Entity, FindEntity, Properties, Property } from './entity'
import { type Kind, kindOf } from './kinds'
import { chinese, english, record } from './labels'

interface Shown extends Kind {
  readonly field: Property
}

type Fields = ReadonlyMap<string, Shown>

/** Everything that a screen over one entity needs, as the text of its files. */
export interface PrintedResource {
  readonly file: string
  readonly declaration: string
  readonly manifest: string
  readonly zhCn: string
  readonly en: string
}

/** what every table of the platform has and no screen shows */
const housekeeping = new Set(
  ['id', 'tenantId', 'createUser', 'createDept', 'updateUser', 'updateTime', 'isDeleted'].concat('children', 'hasChildren', 'ancestors'),
)
/** what a table shares with others stands behind what is its own */
const common = ['status', 'sort', 'createTime']
const wideKinds = /^(textarea|richText|images|files|mapPoint|password|json|idCard)\(/
const sortable = /^(date|dateTime|money|decimal|number)\(/
const mostColumns = 9

/** `deptName` beside `deptId`, `sexName` beside `sex`: what the field itself already says */
const isEcho = (name: string, fields: Properties) => /Name$/.test(name) && ['', 'Id'].some((end) => fields.has(name.replace(/Name$/, end)))

/** a state that nobody has words for */
const isMuteStatus = (name: string, field: Property) => name === 'status' && field['x-dict'] === undefined && field.type === 'integer'

function fieldsOf(entity: Entity, find: FindEntity): Fields {
  const both = new Map([...entity.row, ...[...entity.draft].map(([name, field]) => [name, { ...entity.row.get(name), ...field }] as const)])
  const fields = new Map([...both].sort(([one], [other]) => common.indexOf(one) - common.indexOf(other)))
  const chosen = new Map<string, Shown>()
  const covered = new Set<string>()
  for (const [name, field] of fields) {
    if (housekeeping.has(name) || isEcho(name, fields) || isMuteStatus(name, field)) continue
    const kind = kindOf({ ...entity, name, field, fields, find })
    if (!kind) continue
    chosen.set(name, { ...kind, field })
    for (const other of kind.covers) covered.add(other)
  }
  for (const name of covered) chosen.delete(name)
  return chosen
}

function columnsOf(entity: Entity, fields: Fields, inRow: readonly string[]): readonly string[] {
  const codeOf = (name: string) => fields.get(name)?.code ?? ''
  const slim = entity.listed
    ? inRow.filter((name) => entity.listed?.has(name) || name === 'createTime')
    : inRow.filter((name) => !wideKinds.test(codeOf(name)) && name !== 'sort')
  const naming = slim.filter((name) => /(name|title|no)$/i.test(name))
  const first = naming.find((name) => entity.required.has(name)) ?? naming.find((name) => entity.query.includes(name)) ?? slim[0]
  if (first === undefined) throw new Error(`${entity.service}/${entity.entity}: a list of it would have no column`)
  return [first, ...slim.filter((name) => name !== first)].slice(0, entity.listed ? undefined : mostColumns)
}

function listsOf(entity: Entity, fields: Fields) {
  const names = [...fields.keys()]
  const codeOf = (name: string) => fields.get(name)?.code ?? ''
  const inRow = names.filter((name) => entity.row.has(name) && !entity.row.get(name)?.writeOnly)
  const ranged = names.filter((name) => entity.query.includes(`${name}_dategt`) && entity.query.includes(`${name}_datelt`))
  const writable = names.filter((name) => entity.draft.has(name) && !entity.draft.get(name)?.readOnly)
  const sorted = entity.query.includes('ascs') ? inRow.filter((name) => sortable.test(codeOf(name)) && name !== 'sort') : []
  return {
    columns: columnsOf(entity, fields, inRow),
    search: names.filter((name) => entity.query.includes(name) && name !== 'parentId'),
    range: ranged,
    sortable: sorted.filter((name) => name !== 'createTime'),
    sortsByCreation: sorted.includes('createTime'),
    form: entity.canSubmit && writable.length < names.length ? writable : undefined,
  }
}

function treeOf({ row, query }: Entity): string | undefined {
  if (!row.has('parentId') || !(row.has('children') || row.has('hasChildren'))) return undefined
  return `{ parent: 'parentId', load: '${query.includes('parentId') ? 'lazy' : 'whole'}' }`
}

const importOf = (names: Iterable<string>, from: string) =>
  listed({ open: 'import {', items: [...names].sort(), close: `} from '${from}'` })

function importsOf(entity: Entity, fields: Fields): string {
  const kinds = ['defineResource', ...[...fields.values()].map(({ code }) => /^\w+/.exec(code)?.[0] ?? '')]
  const services = new Map([[entity.service, new Set([entity.entity])]])
  for (const { uses = [] } of fields.values())
    for (const { service, entity: other } of uses) services.set(service, (services.get(service) ?? new Set()).add(other))
  return [
    importOf(new Set(kinds), '@jwsk/kit'),
    ...[...services].sort().map(([service, names]) => importOf(names, `@jwsk/sdk/${service}`)),
  ].join('\n')
}

const option = (name: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : listed({ open: `${name}: [`, items: quoted(names), close: '],' }, '  ')
        .trimStart()
        .replace(/,$/, '')

function declarationOf(entity: Entity, fields: Fields): string {
  const lists = listsOf(entity, fields)
  const name = plural(entity.entity)
  const tree = treeOf(entity)
  const options = [
    `api: ${['page', 'list'].includes(entity.list) ? entity.entity : `{ ...${entity.entity}, list: ${entity.entity}.${entity.list} }`}`,
    entity.permission && `permission: '${entity.permission}'`,
    `fields: {\n${[...fields].map(([field, { code }]) => `    ${field}: ${code},`).join('\n')}\n  }`,
    option('columns', lists.columns),
    option('search', lists.search),
    option('range', lists.range),
    option('sortable', lists.sortable),
    lists.sortsByCreation && "sort: { createTime: 'desc' }",
    lists.form && option('form', lists.form),
    tree && `tree: ${tree}`,
    !entity.row.has('id') && entity.row.has('code') && "key: 'code'",
  ].filter(Boolean)
  return `${importsOf(entity, fields)}\n\nconst ${name} = defineResource({\n${options.map((line) => `  ${line},`).join('\n')}\n})\n\nexport default ${name}\n`
}

interface Words {
  readonly title: string
  readonly record: string
  readonly label: (name: string, field: Property) => string
}

function textsOf({ entity }: Entity, { title, record, label }: Words, fields: Fields): string {
  const lines = [...fields].map(([name, { field }]) => `    ${name}: '${label(name, field).replaceAll("'", '’')}',`)
  return `${entity}: {\n  title: '${title}',\n  record: '${record}',\n  fields: {\n${lines.join('\n')}\n  },\n}`
}

/** The screen of an entity at `path`, which is `<service>/<entity>` unless said. */
export function printResource(entity: Entity, find: FindEntity, path = `/${entity.service}/${entity.entity}`): PrintedResource {
  const { entity: name } = entity
  const fields = fieldsOf(entity, find)
  const title = chinese(entity.description, name)
  return {
    file: `${kebab(name)}.ts`,
    declaration: declarationOf(entity, fields),
    manifest: `'${path}': () => import('./resources/${kebab(name)}'),`,
    zhCn: textsOf(entity, { title, record: title, label: (field, { description }) => chinese(description, field) }, fields),
    en: textsOf(entity, { title: english(name), record: record(name), label: english }, fields),
  }
}
