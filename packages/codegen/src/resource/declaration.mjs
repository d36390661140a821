// @ts-check
// an entity of a contract → a declaration, its manifest line and its labels
import { listed, quoted } from '../layout.mjs'
import { kebab, plural } from '../names.mjs'
import { actionsOf, codesOf } from './actions.mjs'
import { chinese, english, record } from './labels.mjs'
import { fieldsOf, listsOf } from './lists.mjs'
import { textsOf } from './texts.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./lists.mjs').Fields} Fields
 * @typedef {readonly import('./entity').DeclaredAction[]} Actions
 */

/** @returns {string | undefined} */
function treeOf(/** @type {Entity} */ { row, query }) {
  if (!row.has('parentId') || !(row.has('children') || row.has('hasChildren'))) return undefined
  return `{ parent: 'parentId', load: '${query.includes('parentId') ? 'lazy' : 'whole'}' }`
}

const importOf = (/** @type {Iterable<string>} */ names, /** @type {string} */ from) =>
  listed({ open: 'import {', items: [...names].sort(), close: `} from '${from}'` })

function importsOf(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {Actions} */ actions) {
  const inFields = [...fields.values()].map(({ code }) => /^\w+/.exec(code)?.[0] ?? '')
  const kinds = ['defineResource', ...inFields, ...actions.flatMap(({ imports }) => imports)]
  const services = new Map([[entity.service, new Set([entity.entity])]])
  for (const { uses = [] } of [...fields.values(), ...actions])
    for (const { service, entity: other } of uses) services.set(service, (services.get(service) ?? new Set()).add(other))
  return [
    importOf(new Set(kinds), '@jwsk/kit'),
    ...[...services].sort().map(([service, names]) => importOf(names, `@jwsk/sdk/${service}`)),
  ].join('\n')
}

const namesIn = (/** @type {string} */ name, /** @type {readonly string[]} */ names, indent = '  ') =>
  listed({ open: `${name}: [`, items: quoted(names), close: '],' }, indent)
    .trimStart()
    .replace(/,$/, '')

const option = (/** @type {string} */ name, /** @type {readonly string[]} */ names) => (names.length === 0 ? '' : namesIn(name, names))

/** @returns {string | undefined} */
function formOf(/** @type {readonly import('./entity').Part[] | undefined} */ parts) {
  const [first, ...more] = parts ?? []
  if (!first) return undefined
  if (first.name === undefined && more.length === 0) return namesIn('form', first.fields)
  return `form: {\n${[first, ...more].map(({ name = 'basic', fields }) => `    ${namesIn(name, fields, '    ')},`).join('\n')}\n  }`
}

function slotOf(/** @type {'row' | 'toolbar'} */ place, /** @type {Actions} */ actions) {
  const codes = actions.filter((one) => one.place === place).map(({ code }) => code)
  if (codes.length === 0) return undefined
  return `${place}: (action) => [\n${codes.map((code) => `    ${code},\n`).join('')}  ]`
}

function declarationOf(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {Actions} */ actions) {
  const lists = listsOf(entity, fields)
  const name = plural(entity.entity)
  const tree = treeOf(entity)
  const without = entity.wanted?.without ?? []
  const options = [
    `api: ${['page', 'list'].includes(entity.list) ? entity.entity : `{ ...${entity.entity}, list: ${entity.entity}.${entity.list} }`}`,
    entity.permission && `permission: '${entity.permission}'`,
    `fields: {\n${[...fields].map(([field, { code }]) => `    ${field}: ${code},`).join('\n')}\n  }`,
    option('columns', lists.columns),
    option('search', lists.search),
    option('range', lists.range),
    option('sortable', lists.sortable),
    lists.sortsByCreation && "sort: { createTime: 'desc' }",
    formOf(lists.form),
    without.length > 0 && `actions: { ${without.map((action) => `${action}: false`).join(', ')} }`,
    slotOf('row', actions),
    slotOf('toolbar', actions),
    tree && `tree: ${tree}`,
    !entity.row.has('id') && entity.row.has('code') && "key: 'code'",
  ].filter(Boolean)
  return `${importsOf(entity, fields, actions)}\n\nconst ${name} = defineResource({\n${options.map((line) => `  ${line},`).join('\n')}\n})\n\nexport default ${name}\n`
}

/**
 * The screen of an entity at `path`, which is `<service>/<entity>` unless said.
 * @returns {import('./entity').PrintedResource}
 */
export function printResource(
  /** @type {Entity} */ entity,
  /** @type {import('./entity').FindEntity} */ find,
  path = `/${entity.service}/${entity.entity}`,
) {
  const { entity: name, wanted } = entity
  const fields = fieldsOf(entity, find)
  const actions = actionsOf(entity, find)
  const title = chinese(entity.description, name)
  return {
    file: `${kebab(name)}.ts`,
    declaration: declarationOf(entity, fields, actions),
    manifest: `'${path}': () => import('./resources/${kebab(name)}'),`,
    permissions: codesOf(entity),
    zhCn: textsOf(
      entity,
      {
        language: 'zhCn',
        title,
        record: title,
        label: (field, { description }) => wanted?.labels.get(field) ?? chinese(description, field),
        part: (part) => part.title,
      },
      { fields, actions },
    ),
    en: textsOf(
      entity,
      {
        language: 'en',
        title: english(name),
        record: record(name),
        label: english,
        part: (part) => english(part.name ?? ''),
      },
      { fields, actions },
    ),
  }
}
