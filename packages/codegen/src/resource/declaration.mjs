// @ts-check
// renders an entity of a contract as a declaration, its manifest line and its labels

import { pluralize, toKebabCase } from '../case.mjs'
import { formatList, quoteAll } from '../format-code.mjs'
import { declareActions, getPermissionCodes } from './actions.mjs'
import { arrangeFields, selectFields } from './arrange-fields.mjs'
import { getChineseLabel, toEnglishLabel, toRecordLabel } from './labels.mjs'
import { renderTexts } from './texts.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./arrange-fields.mjs').Fields} Fields
 * @typedef {readonly import('./entity').DeclaredAction[]} Actions
 */

/** @returns {string | undefined} */
function renderTree(/** @type {Entity} */ { row, query }) {
  if (!row.has('parentId') || !(row.has('children') || row.has('hasChildren'))) return undefined
  return `{ parent: 'parentId', load: '${query.includes('parentId') ? 'lazy' : 'whole'}' }`
}

const renderImport = (/** @type {Iterable<string>} */ names, /** @type {string} */ from) =>
  formatList({ open: 'import {', items: [...names].sort(), close: `} from '${from}'` })

function renderImports(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {Actions} */ actions) {
  const inFields = [...fields.values()].flatMap(({ code, imports = [] }) => [/^\w+/.exec(code)?.[0] ?? '', ...imports])
  const kinds = ['defineResource', ...inFields, ...actions.flatMap(({ imports }) => imports)]
  const services = new Map([[entity.service, new Set([entity.entity])]])
  for (const { uses = [] } of [...fields.values(), ...actions])
    for (const { service, entity: other } of uses) services.set(service, (services.get(service) ?? new Set()).add(other))
  return [
    renderImport(new Set(kinds), '@jwsk/kit'),
    ...[...services].sort().map(([service, names]) => renderImport(names, `@jwsk/sdk/${service}`)),
  ].join('\n')
}

const renderNameList = (/** @type {string} */ name, /** @type {readonly string[]} */ names, indent = '  ') =>
  formatList({ open: `${name}: [`, items: quoteAll(names), close: '],' }, indent)
    .trimStart()
    .replace(/,$/, '')

const renderOption = (/** @type {string} */ name, /** @type {readonly string[]} */ names) =>
  names.length === 0 ? '' : renderNameList(name, names)

/** @returns {string | undefined} */
function renderForm(/** @type {readonly import('./entity').FormSectionDesign[] | undefined} */ parts) {
  const [first, ...more] = parts ?? []
  if (!first) return undefined
  if (first.name === undefined && more.length === 0) return renderNameList('form', first.fields)
  return `form: {\n${[first, ...more].map(({ name = 'basic', fields }) => `    ${renderNameList(name, fields, '    ')},`).join('\n')}\n  }`
}

function renderActionSlot(/** @type {'row' | 'toolbar'} */ place, /** @type {Actions} */ actions) {
  const codes = actions.filter((one) => one.place === place).map(({ code }) => code)
  if (codes.length === 0) return undefined
  return `${place}: (action) => [\n${codes.map((code) => `    ${code},\n`).join('')}  ]`
}

function renderDeclaration(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {Actions} */ actions) {
  const lists = arrangeFields(entity, fields)
  const name = pluralize(entity.entity)
  const tree = renderTree(entity)
  const without = entity.design?.disabledActions ?? []
  const options = [
    `api: ${['page', 'list'].includes(entity.list) ? entity.entity : `{ ...${entity.entity}, list: ${entity.entity}.${entity.list} }`}`,
    entity.permission && `permission: '${entity.permission}'`,
    `fields: {\n${[...fields].map(([field, { code }]) => `    ${field}: ${code},`).join('\n')}\n  }`,
    renderOption('columns', lists.columns),
    renderOption('search', lists.search),
    renderOption('range', lists.range),
    renderOption('sortable', lists.sortable),
    lists.sortsByCreation && "sort: { createTime: 'desc' }",
    renderForm(lists.form),
    without.length > 0 && `actions: { ${without.map((action) => `${action}: false`).join(', ')} }`,
    renderActionSlot('row', actions),
    renderActionSlot('toolbar', actions),
    tree && `tree: ${tree}`,
    !entity.row.has('id') && entity.row.has('code') && "key: 'code'",
  ].filter(Boolean)
  return `${renderImports(entity, fields, actions)}\n\nconst ${name} = defineResource({\n${options.map((line) => `  ${line},`).join('\n')}\n})\n\nexport default ${name}\n`
}

/**
 * Renders the screen of an entity at `path`. Defaults to `<service>/<entity>`.
 * @returns {import('./entity').PrintedResource}
 */
export function printResource(
  /** @type {Entity} */ entity,
  /** @type {import('./entity').FindEntity} */ find,
  path = `/${entity.service}/${entity.entity}`,
) {
  const { entity: name, design } = entity
  const { fields, leftOut } = selectFields(entity, find)
  const actions = declareActions(entity, find)
  const title = getChineseLabel(entity.description, name)
  return {
    file: `${toKebabCase(name)}.ts`,
    declaration: renderDeclaration(entity, fields, actions),
    manifest: `'${path}': () => import('./resources/${toKebabCase(name)}'),`,
    permissions: getPermissionCodes(entity),
    leftOut: [...leftOut, ...actions.flatMap((action) => action.leftOut)],
    zhCn: renderTexts(
      entity,
      {
        language: 'zhCn',
        title,
        record: title,
        label: (field, { description }) => design?.labels.get(field) ?? getChineseLabel(description, field),
        lineLabel: (field, { description }) => getChineseLabel(description, field),
        part: (part) => part.title,
      },
      { fields, actions },
    ),
    en: renderTexts(
      entity,
      {
        language: 'en',
        title: toEnglishLabel(name),
        record: toRecordLabel(name),
        label: toEnglishLabel,
        lineLabel: toEnglishLabel,
        part: (part) => toEnglishLabel(part.name ?? ''),
      },
      { fields, actions },
    ),
  }
}
