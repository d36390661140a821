// lists the alternatives of a schema: `oneOf`, `anyOf`, and those that only a discriminator names
import { isNode, resolveReference, toMembers } from './openapi-document.mjs'
import { resolveNode, toList, walkParts } from './schema.mjs'

// keys by which a schema says more than that its value is an object
const telling = ['properties', 'additionalProperties', 'items', 'enum', 'const', 'oneOf', 'anyOf', 'allOf']

/** Whether a schema says more about its value than a type and what is no part of one. */
export const saysMore = (schema) => isNode(schema) && telling.some((key) => Object.hasOwn(schema, key))

export const getTarget = ({ schema, file }) => resolveNode(schema, file).node

/** Returns the schema that a discriminator maps a value to, by reference or by name. */
function findMapped(target, file) {
  for (const $ref of [target, `#/components/schemas/${target}`])
    try {
      return { $ref, node: resolveReference({ node: { $ref }, file, pointer: '' }).node }
    } catch {
      // a name, not a reference
    }
  return undefined
}

const readMapping = ({ discriminator }, file) =>
  Object.entries(toMembers(toMembers(discriminator).mapping)).flatMap(([value, to]) => {
    const found = typeof to === 'string' ? findMapped(to, file) : undefined
    return found ? [{ value, ...found }] : []
  })

/** Returns the property that identifies the alternative, and its values; `undefined` if there is none. */
function readTag(schema, { node, file, mapping }) {
  const { propertyName } = toMembers(node.discriminator)
  if (typeof propertyName !== 'string' || typeof schema?.$ref !== 'string') return undefined
  const target = getTarget({ schema, file })
  const values = mapping.filter((entry) => entry.node === target).map(({ value }) => value)
  const isImplied = values.length === 0
  return { propertyName, values: isImplied ? [schema.$ref.split(/[/#]/).at(-1)] : values, isImplied }
}

/** Lists the unions of one part, each with its members. */
export function listUnions({ node, file }) {
  const mapping = readMapping(node, file)
  const toMember = (schema) => ({ schema, file, tag: readTag(schema, { node, file, mapping }) })
  const unions = [node.oneOf, node.anyOf].map(toList).filter((list) => list.length > 0)
  if (unions.length > 0) return unions.map((list) => list.map(toMember))
  const members = [...new Map(mapping.map((entry) => [entry.node, toMember({ $ref: entry.$ref })])).values()]
  return members.length > 0 ? [members] : []
}

/** Lists the unions of a schema; those that an `allOf` part has because of this schema say nothing of it. */
function listOwnUnions(node, parts) {
  const closure = new Set(parts.map((part) => part.node))
  const isInside = (member) => closure.has(getTarget(member))
  return parts.flatMap((part) =>
    listUnions(part)
      .filter((members) => part.node === node || !members.some(isInside))
      .map((members) => members.filter((member) => !isInside(member))),
  )
}

function listInnerMembers(member) {
  const { node, file } = resolveNode(member.schema, member.file)
  return isNode(node) ? listOwnUnions(node, [...walkParts(node, file)]).flat() : []
}

/** Whether a schema is an alternative of the member, at any depth. */
function isAlternative(node, member, seen = new Set()) {
  const target = getTarget(member)
  if (seen.has(target)) return false
  seen.add(target)
  return listInnerMembers(member).some((inner) => getTarget(inner) === node || isAlternative(node, inner, seen))
}

/** Replaces the members that would lead back to the schema with their own members. */
function openCycles(node, members, seen = new Set([node])) {
  return members.flatMap((member) => {
    const target = getTarget(member)
    if (seen.has(target)) return []
    if (!isAlternative(node, member)) return [member]
    seen.add(target)
    return openCycles(node, listInnerMembers(member), seen)
  })
}

/** Lists the unions of a schema without those of its members that lead back to it. */
export const listFiniteUnions = (node, parts) =>
  listOwnUnions(node, parts)
    .map((members) => openCycles(node, members))
    .filter((members) => members.length > 0)

/** Whether a member may be any object, as one that only requires properties. */
export const isAnyObject = ({ schema, file }) =>
  [...walkParts(schema, file)].every(({ node }) => !saysMore(node) && [undefined, 'object'].includes(node.type))

/** Whether the members are what the discriminator of a base names, all of which have its fields already. */
export const areHeirs = (node, members) =>
  !node.oneOf && !node.anyOf && members.every(({ schema, file }) => [...walkParts(schema, file)].some((part) => part.node === node))
