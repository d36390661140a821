// `entity.action` for calls that their makers named in other ways, or not at all

const words = (text) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
const capitalize = (word) => word[0].toUpperCase() + word.slice(1)
const joinCamelCase = (parts) => {
  const [first = '', ...rest] = parts
  // an abbreviation stays one: URLMap → urlMap
  const start = /^[A-Z]+$/.test(first) ? first.toLowerCase() : first[0]?.toLowerCase() + first.slice(1)
  return [first && start, ...rest.map(capitalize)].join('')
}
const camel = (text) => joinCamelCase(words(text))

// what `export const` may not be called
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)
const entityName = (text) => {
  const name = camel(text.replace(/[-_ ]?controller$/i, ''))
  return reserved.has(name) || /^\d/.test(name) ? `${name.replace(/^\d+/, '')}Calls` : name
}

/** the steps of a path that tell something: no version, no `api`, no parameter, no prefix that all have */
const getPathSegments = (path, prefix) => {
  const rest = prefix && path.startsWith(prefix) ? path.slice(prefix.length) : path
  return rest.split('/').filter((step) => step && !step.includes('{') && !/^(api|v\d+)$/i.test(step) && words(step).length > 0)
}

const getPathParameters = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** an operationId without what tools put to it: FastAPI its path and method, springfox `UsingGET` */
function plainId({ id, method, path }) {
  const tail = `${path.replace(/\W/g, '_')}_${method.toLowerCase()}`
  return id.endsWith(tail) ? id.slice(0, -tail.length) : id.replace(/Using(GET|PUT|POST|DELETE|PATCH)(_\d+)?$/, '')
}

/** ids that are one name with numbers behind it, as springdoc makes them of methods, tell nothing */
const findNumberedIds = (operations) => new Set(operations.flatMap(({ id }) => /^(.+)_\d+$/.exec(id ?? '')?.[1] ?? []))

const isPlain = (id) => /^[a-z]\w*\.[a-z]\w*$/i.test(id ?? '')

function nameById(operation, numbered) {
  const { id, tag } = operation
  if (!id || numbered.has(id.replace(/_\d+$/, ''))) return undefined
  if (isPlain(id)) return id.split('.')
  const own = plainId(operation)
  // `repos/list-for-org`, `drive.files.list`, `Users_List`, `CatsController_findAll`
  const parted = /^(.+)[./](.+)$/.exec(own) ?? /^([A-Z][A-Za-z\d]*)_([A-Za-z\d]+)$/.exec(own)
  if (parted) return [entityName(parted[1]), camel(parted[2])]
  return camel(own) ? [tag, camel(own)] : undefined
}

/** what a path says: the last step is the deed where the call stands alone, else a thing, and the method is the deed */
function nameByPath({ method, path }, { tag, isAlone, prefix }) {
  const steps = getPathSegments(path, prefix)
  const parameters = getPathParameters(path)
  const isDeed = isAlone && parameters.length === 0 && steps.length > 1
  const thing = (isDeed ? steps.at(-2) : steps.at(-1)) ?? 'root'
  const entity = tag ?? entityName(thing)
  const at = steps.findLastIndex((step) => entityName(step) === entity)
  const rest = at < 0 ? steps.slice(-1) : steps.slice(at + 1)
  if (isDeed && rest.length > 0) return [entity, joinCamelCase(rest.flatMap(words))]
  const by = parameters.length > 0 ? ['by', ...parameters.flatMap(words)] : []
  return [entity, joinCamelCase([method.toLowerCase(), ...rest.flatMap(words), ...by])]
}

/** whether a path has one method and nothing below it by a parameter: `/boat/page`, and not `/boats` */
const findLoneTags = (operations) => {
  const paths = operations.map(({ path }) => path)
  return (path) => paths.filter((other) => other === path || other.startsWith(`${path}/{`)).length === 1
}

const getOperationKey = ({ method, path }) => `${method} ${path}`

function assertUniqueNames(operations) {
  const known = new Map()
  for (const operation of operations) {
    // files of two entities may differ in more than case
    const name = `${operation.entity}.${operation.action}`.toLowerCase()
    const other = known.get(name)
    if (other)
      throw new Error(
        `${getOperationKey(other)} and ${getOperationKey(operation)} would both be called ${operation.entity}.${operation.action}: give one another operationId, or name it in a file for --names: { "${getOperationKey(operation)}": "${operation.entity}.other" }`,
      )
    known.set(name, operation)
  }
}

/**
 * names every call of a description, by `names` first: method and path → `entity.action`. Keys of queries, logs and
 * profiles know it with its service before, that no call of the platform is called so; a description that says
 * `entity.action` itself is believed.
 */
export const createNamer =
  ({ names = {}, prefix = '', service = 'own' } = {}) =>
  (operations) => {
    const numbered = findNumberedIds(operations)
    const alone = findLoneTags(operations)
    const unused = new Set(Object.keys(names))
    const named = operations.map((operation) => {
      const key = getOperationKey(operation)
      unused.delete(key)
      if (names[key] !== undefined && !isPlain(names[key]))
        throw new Error(`--names: "${key}" is "${names[key]}", which is not entity.action`)
      const tag = operation.tag && words(operation.tag).length > 0 ? entityName(operation.tag) : undefined
      const told = nameByPath(operation, { tag, isAlone: alone(operation.path), prefix })
      const [entity = told[0], action] = names[key]?.split('.') ?? nameById({ ...operation, tag }, numbered) ?? told
      const id = isPlain(operation.id) && !names[key] ? operation.id : `${joinCamelCase([...words(service), entity])}.${action}`
      return { ...operation, id, entity, action }
    })
    if (unused.size > 0) throw new Error(`--names: there is no call ${[...unused].join(', ')}`)
    assertUniqueNames(named)
    return named
  }
