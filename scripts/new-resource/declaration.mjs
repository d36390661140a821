// an entity of the contracts → a declaration, its manifest line and its labels
import { spawnSync } from 'node:child_process'
import { fromRoot } from '../lib/root.mjs'
import { readEntity } from './entity.mjs'
import { kindOf } from './kinds.mjs'
import { chinese, english, record } from './labels.mjs'

/** what every table of the platform has and no screen shows */
const housekeeping = new Set(
  ['id', 'tenantId', 'createUser', 'createDept', 'updateUser', 'updateTime', 'isDeleted'].concat('children', 'hasChildren', 'ancestors'),
)
/** what a table shares with others stands behind what is its own */
const common = ['status', 'sort', 'createTime']
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const quoted = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`
const wideKinds = /^(textarea|richText|images|files|mapPoint|password|json|idCard)\(/
const sortable = /^(date|dateTime|money|decimal|number)\(/
const mostColumns = 9

/** `deptName` beside `deptId`, `sexName` beside `sex`: what the field itself already says */
const isEcho = (name, fields) => /Name$/.test(name) && ['', 'Id'].some((end) => fields.has(name.replace(/Name$/, end)))

async function fieldsOf(entity) {
  const both = new Map([...entity.row, ...[...entity.draft].map(([name, field]) => [name, { ...entity.row.get(name), ...field }])])
  const fields = new Map([...both].sort(([one], [other]) => common.indexOf(one) - common.indexOf(other)))
  const chosen = new Map()
  const covered = new Set()
  for (const [name, field] of fields) {
    if (housekeeping.has(name) || isEcho(name, fields)) continue
    const kind = await kindOf({ ...entity, name, field, fields })
    if (!kind) continue
    chosen.set(name, { ...kind, field })
    for (const other of kind.covers) covered.add(other)
  }
  for (const name of covered) chosen.delete(name)
  return chosen
}

function listsOf(entity, fields) {
  const names = [...fields.keys()]
  const inRow = names.filter((name) => entity.row.has(name) && !entity.row.get(name).writeOnly)
  const slim = inRow.filter((name) => !wideKinds.test(fields.get(name).code) && name !== 'sort')
  const naming = slim.filter((name) => /(name|title|no)$/i.test(name))
  const first = naming.find((name) => entity.required.has(name)) ?? naming.find((name) => entity.query.includes(name)) ?? slim[0]
  if (first === undefined) throw new Error(`${entity.service}/${entity.entity}: a list of it would have no column`)
  const columns = [first, ...slim.filter((name) => name !== first)].slice(0, mostColumns)
  const ranged = names.filter((name) => entity.query.includes(`${name}_dategt`) && entity.query.includes(`${name}_datelt`))
  const writable = names.filter((name) => entity.draft.has(name) && !entity.draft.get(name).readOnly)
  const sorted = entity.query.includes('ascs') ? inRow.filter((name) => sortable.test(fields.get(name).code) && name !== 'sort') : []
  return {
    columns,
    search: names.filter((name) => entity.query.includes(name) && name !== 'parentId'),
    range: ranged,
    sortable: sorted.filter((name) => name !== 'createTime'),
    sortsByCreation: sorted.includes('createTime'),
    form: entity.canSubmit && writable.length < names.length ? writable : undefined,
  }
}

function treeOf({ row, query }) {
  if (!row.has('parentId') || !(row.has('children') || row.has('hasChildren'))) return undefined
  return `{ parent: 'parentId', load: '${query.includes('parentId') ? 'lazy' : 'whole'}' }`
}

function importsOf(entity, fields) {
  const kinds = ['defineResource', ...[...fields.values()].map(({ code }) => /^\w+/.exec(code)[0])]
  const services = new Map([[entity.service, new Set([entity.entity])]])
  for (const { uses = [] } of fields.values())
    for (const { service, entity: other } of uses) services.set(service, (services.get(service) ?? new Set()).add(other))
  return [
    `import { ${[...new Set(kinds)].sort().join(', ')} } from '@jwsk/kit'`,
    ...[...services].sort().map(([service, names]) => `import { ${[...names].sort().join(', ')} } from '@jwsk/sdk/${service}'`),
  ].join('\n')
}

function declarationOf(entity, fields) {
  const lists = listsOf(entity, fields)
  const name = `${entity.entity}s`
  const tree = treeOf(entity)
  const options = [
    `api: ${['page', 'list'].includes(entity.list) ? entity.entity : `{ ...${entity.entity}, list: ${entity.entity}.${entity.list} }`}`,
    entity.permission && `permission: '${entity.permission}'`,
    `fields: {\n${[...fields].map(([field, { code }]) => `    ${field}: ${code},`).join('\n')}\n  }`,
    `columns: ${quoted(lists.columns)}`,
    lists.search.length > 0 && `search: ${quoted(lists.search)}`,
    lists.range.length > 0 && `range: ${quoted(lists.range)}`,
    lists.sortable.length > 0 && `sortable: ${quoted(lists.sortable)}`,
    lists.sortsByCreation && "sort: { createTime: 'desc' }",
    lists.form && `form: ${quoted(lists.form)}`,
    tree && `tree: ${tree}`,
    !entity.row.has('id') && entity.row.has('code') && "key: 'code'",
  ].filter(Boolean)
  return `${importsOf(entity, fields)}\n\nconst ${name} = defineResource({\n${options.map((option) => `  ${option},`).join('\n')}\n})\n\nexport default ${name}\n`
}

function textsOf({ entity }, { title, record, label }, fields) {
  const lines = [...fields].map(([name, { field }]) => `    ${name}: '${label(name, field).replaceAll("'", '’')}',`)
  return `${entity}: {\n  title: '${title}',\n  record: '${record}',\n  fields: {\n${lines.join('\n')}\n  },\n}`
}

/** as `npm run format` would have it */
function laidOut(code) {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [fromRoot('node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=plugins/new/resources/new.ts'],
    { cwd: fromRoot(''), input: code, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Everything that a screen over one entity needs, as the text of its files. */
export async function newResource(path) {
  const [service, name] = path.split('/')
  const entity = await readEntity(service, name)
  const fields = await fieldsOf(entity)
  const title = chinese(entity.description, name)
  return {
    file: `${kebab(name)}.ts`,
    declaration: laidOut(declarationOf(entity, fields)),
    manifest: `'/${service}/${name}': () => import('./resources/${kebab(name)}'),`,
    zhCn: textsOf(entity, { title, record: title, label: (field, { description }) => chinese(description, field) }, fields),
    en: textsOf(entity, { title: english(name), record: record(name), label: english }, fields),
  }
}
