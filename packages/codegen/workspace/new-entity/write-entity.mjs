// adds an entity to a contract of the workspace
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { loadContracts } from '@jwsk/codegen/generate'
import { didYouMean } from '@jwsk/sdk/command-line'
import { parse } from 'yaml'
import { root } from '../../../../scripts/lib/root.mjs'
import { toPlainLine } from '../../src/case.mjs'
import { removeCachedDocument } from '../../src/generate/openapi-document.mjs'
import { toPascalCase } from '../../src/index.ts'
import { insertEntity } from './insert-entity.mjs'
import { parseFields } from './parse-fields.mjs'
import { renderEntity } from './render-entity.mjs'
import { getOwnSchema } from './render-field.mjs'
import { toChinese } from './words.mjs'

const standardActions = ['page', 'select', 'detail', 'submit', 'remove']

/** Finds the schemas that the fields need and the contract lacks, in the other contracts. */
function findSchemas(fields, { document, texts }) {
  const needed = new Set([...fields, ...fields.flatMap((field) => field.fields ?? [])].flatMap((field) => getOwnSchema(field) ?? []))
  return [...needed]
    .filter((name) => document.components?.schemas?.[name] === undefined)
    .map((name) => {
      const line = texts.flatMap((text) => new RegExp(`^ {4}(${name}: \\{.*\\})\\r?$`, 'm').exec(text)?.[1] ?? [])[0]
      if (line === undefined) throw new Error(`no contract has the schema ${name}; nothing was written`)
      return line
    })
}

/** Completes references and dictionaries from the contracts; throws if they are unknown. */
function resolveField(field, { contracts, entities, dictionaries, own }) {
  const { kind, entity, code, name } = field
  if (kind === 'rows') return { ...field, fields: field.fields.map((one) => resolveField(one, { contracts, entities, dictionaries, own })) }
  if (kind === 'reference') {
    if (!entities.includes(entity) && entity !== own)
      throw new Error(`${name}: there is no entity ${entity}${didYouMean(entity, entities)}`)
    const stem = name.replace(/Id$/, '')
    const label = field.label === stem && entity !== own ? contracts.describe(entity) : undefined
    return { ...field, nameField: `${stem}Name`, label: label ?? field.label }
  }
  if (kind !== 'dict') return field
  if (!dictionaries.has(code)) throw new Error(`${name}: no contract has a dictionary ${code}${didYouMean(code, [...dictionaries.keys()])}`)
  const keys = dictionaries.get(code)
  const label = field.label === name ? (contracts.readDictionary(code)?.name ?? name) : field.label
  return { ...field, label, isNumber: keys.every((key) => /^\d+$/.test(key)), firstKey: keys[0] }
}

/** Returns the keys of every dictionary that a contract lists or refers to; a system dictionary is a number. */
function readDictionaries(texts, contracts) {
  const codes = new Set(texts.flatMap((text) => [...text.matchAll(/x-dict: (\w+)/g)].map(([, code]) => code)))
  const listed = contracts.listDictionaries()
  return new Map([...codes, ...listed].map((code) => [code, Object.keys(contracts.readDictionary(code)?.entries ?? { 1: '' })]))
}

function parseActions(text = '') {
  const actions = text.split(',').flatMap((name) => name.trim() || [])
  const wrong = actions.find((name) => !/^[a-z][A-Za-z]*$/.test(name) || standardActions.includes(name))
  if (wrong !== undefined) throw new Error(`${wrong} is no further action: a verb in letters, e.g. --actions send,approve`)
  return [...new Set(actions)]
}

/** Throws unless `after` is `before` with additions at the ends of tags, paths and schemas. */
function assertUnchanged(before, after) {
  const known = (part, own = {}) => Object.fromEntries(Object.keys(own).map((key) => [key, part?.[key]]))
  const { tags = [], components } = before
  const rest = {
    ...after,
    tags: after.tags?.slice(0, tags.length),
    paths: known(after.paths, before.paths),
    components: { ...after.components, schemas: known(after.components?.schemas, components?.schemas) },
  }
  if (!isDeepStrictEqual(rest, before)) throw new Error('the contract cannot be extended without changing it; nothing was written')
}

/**
 * Adds an entity to `openapi/<service>.yaml` and returns the file and what the caller should know; throws before any
 * write if the name, a field or the contract is unsuitable.
 */
export function writeEntity({ path, fields: texts, title, actions }, folder = root) {
  const [service, entity] = path.split('/')
  const home = join(folder, 'openapi')
  const files = readdirSync(home).filter((name) => name.endsWith('.yaml') && name !== 'shared.yaml')
  const services = files.map((name) => name.replace(/\.yaml$/, ''))
  if (!services.includes(service))
    throw new Error(`there is no service ${service}${didYouMean(service, services) || `; there are ${services.join(', ')}`}`)
  const contracts = loadContracts(home)
  const taken = contracts.listEntities().find((one) => one.endsWith(`/${entity}`))
  // operation ids are unique across the services
  if (taken) throw new Error(`${taken} exists already; nothing was written`)
  if (texts.length === 0) throw new Error(`${path} has no field: name them, e.g. orderNo:text! total:money`)
  const sources = files.map((name) => readFileSync(join(home, name), 'utf8'))
  const file = join(home, `${service}.yaml`)
  const text = readFileSync(file, 'utf8')
  const document = parse(text)
  const schemaNames = Object.keys(document.components?.schemas ?? {})
  const type = toPascalCase(entity)
  const clash = schemaNames.find((name) => [type, `${type}Page`, `${type}Option`].includes(name))
  if (clash) throw new Error(`${service} has a schema ${clash} already; nothing was written`)
  const context = {
    ...{ contracts, own: entity, dictionaries: readDictionaries(sources, contracts) },
    entities: contracts.listEntities().map((one) => one.split('/')[1]),
  }
  const fields = parseFields(texts).map((field) => resolveField(field, context))
  const echo = fields.find(({ nameField }) => fields.some(({ name }) => name === nameField))?.nameField
  if (echo) throw new Error(`${echo} is the name of the record that ${echo.replace(/Name$/, 'Id')} refers to; leave it out`)
  const [prefix = `/jwsk-${service}`] = Object.keys(document.paths ?? {}).map((one) => /^\/[^/]+/.exec(one)?.[0])
  const parts = renderEntity({
    entity,
    fields,
    prefix,
    title: toPlainLine(title ?? '') || toChinese(entity),
    actions: parseActions(actions),
  })
  const made = insertEntity(text, { ...parts, sharedSchemas: findSchemas(fields, { document, texts: sources }) })
  assertUnchanged(document, parse(made))
  writeFileSync(file, made)
  removeCachedDocument(file)
  const counted = fields.find(
    ({ name, kind, values }) => name === 'status' && kind === 'choice' && values.some(({ value }) => !/^-?\d+$/.test(value)),
  )
  const notices = counted
    ? [`status is a number in every table: ${counted.values.map(({ value }, index) => `${index + 1} ${value}`).join(', ')}`]
    : []
  return { file: `openapi/${service}.yaml`, notices }
}
