// loads a folder of contracts, one file per service, with their entities and the targets of references
import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { didYouMean } from '@jwsk/sdk/command-line'
import { listOperations, loadDocument } from '../generate/openapi-document.mjs'
import { describeEntity, readOperations, readQueryNames, readRecordSchema } from './entity.mjs'

const getBaseName = (file) => basename(file, extname(file))

/** Finds the text property that the short list of an entity can be searched by, if the contract has one. */
function findLabel(file, entity) {
  const operations = readOperations(file, entity)
  const operation = operations.get('select') ?? operations.get('page')
  const records = operation && readRecordSchema(operation, file)
  if (!records) return undefined
  const query = new Set(readQueryNames(operation, file))
  const named = [...records.fields].filter(([key, field]) => field.type === 'string' && key !== 'id' && query.has(key))
  return (named.find(([key]) => /name|title/i.test(key)) ?? named[0])?.[0]
}

/** Loads the contracts of a folder, for callers that generate screens. */
export function loadContracts(/** @type {string} */ folder) {
  const files = readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
  /** Returns the business dictionaries of all contracts; every other code is a system dictionary. */
  const readDictionaries = () => new Map(files.flatMap((file) => Object.entries(loadDocument(file)['x-dictionaries'] ?? {})))
  const dictionaries = () => new Set(readDictionaries().keys())
  const entries = () => new Map([...readDictionaries()].map(([code, dictionary]) => [code, dictionary?.entries ?? {}]))
  const listEntities = (file) => listOperations(file).map(({ place }) => place.node.operationId?.split('.')[0] ?? '')

  return {
    /** Throws if the contracts lack the entity, and suggests the intended name. */
    assertEntity(/** @type {string} */ path) {
      const [service, entity] = path.split('/')
      const file = files.find((one) => getBaseName(one) === service)
      if (!file) throw new Error(`there is no service ${service}${didYouMean(service, files.map(getBaseName))}`)
      const entities = listEntities(file)
      if (!entities.includes(entity)) throw new Error(`${service} has no entity ${entity}${didYouMean(entity, entities)}`)
    },
    /** Returns all entities as `service/entity`. */
    listEntities: () => [...new Set(files.flatMap((file) => listEntities(file).map((entity) => `${getBaseName(file)}/${entity}`)))],
    /** Returns the Chinese name of an entity, if a contract has a tag of it. */
    describe: (/** @type {string} */ entity) => {
      const tags = files.flatMap((file) => loadDocument(file).tags ?? [])
      return tags.find((tag) => tag.name === entity)?.description?.split(/[，；（]/)[0]
    },
    /** Returns the codes of all business dictionaries. */
    listDictionaries: () => [...dictionaries()],
    /** Returns a business dictionary as the contract lists it. */
    readDictionary: (/** @type {string} */ code) => readDictionaries().get(code),
    readEntity(/** @type {string} */ service, /** @type {string} */ entity) {
      const file = files.find((one) => getBaseName(one) === service) ?? join(folder, service)
      return { ...describeEntity(file, { service, entity }), dictionaries: dictionaries(), entries: entries() }
    },
    /** Finds the service of a referenced entity and the text property by which its short list is searched. */
    findReferenced(/** @type {string} */ entity) {
      for (const file of files) {
        const label = findLabel(file, entity)
        if (label) return { service: getBaseName(file), label }
      }
      return undefined
    },
    /** Whether the page of an entity can be searched by a label that this call returns along with a key. */
    canName({ service, entity, action }, { key, label }) {
      const file = files.find((one) => getBaseName(one) === service)
      const operations = readOperations(file, entity)
      const page = operations.get('page')
      const [rows, names] = [page, operations.get(action)].map((operation) => operation && readRecordSchema(operation, file)?.fields)
      return [rows, names].every((fields) => fields?.has(key) && fields.has(label)) && readQueryNames(page, file).includes(label)
    },
    /** Finds the call of a path, e.g. `/jwsk-system/dept/tree`. */
    findCall(/** @type {string} */ path) {
      for (const file of files) {
        const found = listOperations(file).find((call) => call.path === path)
        const [entity, action] = found?.place.node.operationId?.split('.') ?? []
        if (entity && action) return { service: getBaseName(file), entity, action }
      }
      return undefined
    },
  }
}
