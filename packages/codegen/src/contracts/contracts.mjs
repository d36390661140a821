// a folder of contracts, a file per service: which entities there are, and where a reference leads
import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { document, operationsIn } from '../generate/description.mjs'
import { didYouMean } from '../generate/nearest.mjs'
import { describedEntity, operationsOf, queryOf, recordsOf } from './entity.mjs'

const nameOf = (file) => basename(file, extname(file))

/** by which text the short list of an entity finds it, where a contract has one */
function labelIn(file, entity) {
  const operations = operationsOf(file, entity)
  const operation = operations.get('select') ?? operations.get('page')
  const records = operation && recordsOf(operation, file)
  if (!records) return undefined
  const query = new Set(queryOf(operation, file))
  const named = [...records.fields].filter(([key, field]) => field.type === 'string' && key !== 'id' && query.has(key))
  return (named.find(([key]) => /name|title/i.test(key)) ?? named[0])?.[0]
}

/** the contracts in a folder, as whoever prints screens asks for them */
export function contractsIn(/** @type {string} */ folder) {
  const files = readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
  /** the business dictionaries, whichever contract lists them; every other code is a system dictionary */
  const entriesOf = () => new Map(files.flatMap((file) => Object.entries(document(file)['x-dictionaries'] ?? {})))
  const dictionaries = () => new Set(entriesOf().keys())
  const entitiesIn = (file) => operationsIn(file).map(({ place }) => place.node.operationId?.split('.')[0] ?? '')

  return {
    /** refuses what the contracts have not, and names what was meant */
    assertEntity(/** @type {string} */ path) {
      const [service, entity] = path.split('/')
      const file = files.find((one) => nameOf(one) === service)
      if (!file) throw new Error(`there is no service ${service}${didYouMean(service, files.map(nameOf))}`)
      const entities = entitiesIn(file)
      if (!entities.includes(entity)) throw new Error(`${service} has no entity ${entity}${didYouMean(entity, entities)}`)
    },
    /** a business dictionary as a contract lists it */
    readDictionary: (/** @type {string} */ code) => entriesOf().get(code),
    readEntity(/** @type {string} */ service, /** @type {string} */ entity) {
      const file = files.find((one) => nameOf(one) === service) ?? join(folder, service)
      return { ...describedEntity(file, { service, entity }), dictionaries: dictionaries() }
    },
    /** Where an entity that others refer to lies, and by which text its short list finds it. */
    findReferenced(/** @type {string} */ entity) {
      for (const file of files) {
        const label = labelIn(file, entity)
        if (label) return { service: nameOf(file), label }
      }
      return undefined
    },
    /** whether an entity's page finds its records by a label, and this call names them by a key */
    canName({ service, entity, action }, { key, label }) {
      const file = files.find((one) => nameOf(one) === service)
      const operations = operationsOf(file, entity)
      const page = operations.get('page')
      const [rows, names] = [page, operations.get(action)].map((operation) => operation && recordsOf(operation, file)?.fields)
      return [rows, names].every((fields) => fields?.has(key) && fields.has(label)) && queryOf(page, file).includes(label)
    },
    /** the call of a path, whatever stands before it: `/dept/tree` of `/jwsk-system/dept/tree` */
    findCall(/** @type {string} */ path) {
      for (const file of files) {
        const found = operationsIn(file).find((call) => call.path === path)
        const [entity, action] = found?.place.node.operationId?.split('.') ?? []
        if (entity && action) return { service: nameOf(file), entity, action }
      }
      return undefined
    },
  }
}
