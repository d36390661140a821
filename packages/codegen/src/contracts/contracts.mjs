// a folder of contracts, a file per service: which entities there are, and where a reference leads
import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { loadDocument, listOperations } from '../generate/openapi-document.mjs'
import { didYouMean } from '../generate/did-you-mean.mjs'
import { describeEntity, readOperations, readQueryNames, readRecordSchema } from './entity.mjs'

const getBaseName = (file) => basename(file, extname(file))

/** by which text the short list of an entity finds it, where a contract has one */
function findLabel(file, entity) {
  const operations = readOperations(file, entity)
  const operation = operations.get('select') ?? operations.get('page')
  const records = operation && readRecordSchema(operation, file)
  if (!records) return undefined
  const query = new Set(readQueryNames(operation, file))
  const named = [...records.fields].filter(([key, field]) => field.type === 'string' && key !== 'id' && query.has(key))
  return (named.find(([key]) => /name|title/i.test(key)) ?? named[0])?.[0]
}

/** the contracts in a folder, as whoever prints screens asks for them */
export function loadContracts(/** @type {string} */ folder) {
  const files = readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
  /** the business dictionaries, whichever contract lists them; every other code is a system dictionary */
  const entriesOf = () => new Map(files.flatMap((file) => Object.entries(loadDocument(file)['x-dictionaries'] ?? {})))
  const dictionaries = () => new Set(entriesOf().keys())
  const entitiesIn = (file) => listOperations(file).map(({ place }) => place.node.operationId?.split('.')[0] ?? '')

  return {
    /** refuses what the contracts have not, and names what was meant */
    assertEntity(/** @type {string} */ path) {
      const [service, entity] = path.split('/')
      const file = files.find((one) => getBaseName(one) === service)
      if (!file) throw new Error(`there is no service ${service}${didYouMean(service, files.map(getBaseName))}`)
      const entities = entitiesIn(file)
      if (!entities.includes(entity)) throw new Error(`${service} has no entity ${entity}${didYouMean(entity, entities)}`)
    },
    /** a business dictionary as a contract lists it */
    readDictionary: (/** @type {string} */ code) => entriesOf().get(code),
    readEntity(/** @type {string} */ service, /** @type {string} */ entity) {
      const file = files.find((one) => getBaseName(one) === service) ?? join(folder, service)
      return { ...describeEntity(file, { service, entity }), dictionaries: dictionaries() }
    },
    /** Where an entity that others refer to lies, and by which text its short list finds it. */
    findReferenced(/** @type {string} */ entity) {
      for (const file of files) {
        const label = findLabel(file, entity)
        if (label) return { service: getBaseName(file), label }
      }
      return undefined
    },
    /** whether an entity's page finds its records by a label, and this call names them by a key */
    canName({ service, entity, action }, { key, label }) {
      const file = files.find((one) => getBaseName(one) === service)
      const operations = readOperations(file, entity)
      const page = operations.get('page')
      const [rows, names] = [page, operations.get(action)].map((operation) => operation && readRecordSchema(operation, file)?.fields)
      return [rows, names].every((fields) => fields?.has(key) && fields.has(label)) && readQueryNames(page, file).includes(label)
    },
    /** the call of a path, whatever stands before it: `/dept/tree` of `/jwsk-system/dept/tree` */
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
