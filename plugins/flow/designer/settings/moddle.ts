import { isRecord } from '@jwsk/sdk'

/** Element of a process as bpmn-moddle parses it. */
export interface ModdleElement {
  readonly $type: string
  readonly id?: string
  readonly name?: string
  $parent?: ModdleElement | undefined
  readonly $descriptor?: { readonly ns?: { readonly localName?: string; readonly uri?: string } }
  /** Children of an element without a schema, such as those of process engines. */
  readonly $children?: readonly ModdleElement[]
  get(name: string): unknown
  set(name: string, value: unknown): void
}

/** Creates elements of a process; bpmn-moddle does. */
export interface ModdleFactory {
  create(type: string, attributes: object): unknown
  createAny(name: string, namespace: string, attributes: object): unknown
}

const isModdleElement = (value: unknown): value is ModdleElement => isRecord(value) && typeof value['$type'] === 'string'

/** Returns the elements in a property that holds one or several. */
export const getElements = (element: ModdleElement, property: string): readonly ModdleElement[] =>
  [element.get(property)].flat().filter(isModdleElement)

/** Returns an attribute; `''` if it is missing. */
export function getAttribute(element: ModdleElement, name: string): string {
  const value = element.get(name)
  return value === undefined || value === null ? '' : String(value)
}

/** Whether an element without a schema has that name in that namespace, whichever prefix the file declares. */
export const isNamed = (element: ModdleElement, namespace: string, name: string) =>
  element.$descriptor?.ns?.uri === namespace && element.$descriptor.ns.localName === name

const isReserved = (name: string) => name.startsWith('$') || name === 'get' || name === 'set'

/** Returns the attributes of an element without a schema. */
export const getAttributes = (element: ModdleElement): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(element).filter(([name, value]) => !isReserved(name) && typeof value !== 'function'))

/** Copies an element without a schema, with other attributes and children. */
export function copyAny(
  factory: ModdleFactory,
  element: ModdleElement,
  changes: { readonly attributes?: object; readonly children?: readonly unknown[] },
): ModdleElement {
  const { attributes = {}, children = element.$children ?? [] } = changes
  const next = Object.entries({ ...getAttributes(element), ...attributes }).filter(([, value]) => value !== undefined)
  return factory.createAny(element.$type, element.$descriptor?.ns?.uri ?? '', {
    ...Object.fromEntries(next),
    ...(children.length > 0 && { $children: children }),
  }) as ModdleElement // as moddle creates it
}
