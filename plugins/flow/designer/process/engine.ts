/** Process engines whose attributes the designer edits, with the namespaces of their extensions of BPMN. */
export const engineNamespaces = {
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
  camunda: 'http://camunda.org/schema/1.0/bpmn',
} as const

export type Engine = keyof typeof engineNamespaces
export const engines = Object.keys(engineNamespaces) as Engine[] // the keys of a literal

const countAttributes = (xml: string, engine: Engine) => xml.split(`${engine}:`).length

/** Returns the engine that a process was written for, the one whose attributes occur most often. Defaults to Flowable. */
export const findEngine = (xml: string): Engine =>
  engines.reduce((best, engine) => (countAttributes(xml, engine) > countAttributes(xml, best) ? engine : best))

interface Definitions {
  get(name: string): unknown
  set(name: string, value: unknown): void
}

/** Declares the namespace of the engine, which attributes that are added need. */
export function declareNamespace(definitions: Definitions, engine: Engine): void {
  if (definitions.get(`xmlns:${engine}`) === undefined) definitions.set(`xmlns:${engine}`, engineNamespaces[engine])
}
