// neither library ships types
declare module 'bpmnlint/lib/linter' {
  interface Report {
    readonly id: string
  }
  interface Options {
    readonly config: { readonly rules: Readonly<Record<string, string>> }
    readonly resolver: { resolveRule(packageName: string, name: string): unknown; resolveConfig(): never }
  }
  export default class Linter {
    constructor(options: Options)
    lint(root: object): Promise<Readonly<Record<string, readonly Report[]>>>
  }
}
declare module 'bpmnlint/rules/*' {
  interface Node {
    readonly id: string
    readonly $type: string
    get(name: string): unknown
  }
  interface Reporter {
    report(id: string, message: string): void
  }
  const rule: () => { check(node: Node, reporter: Reporter): void }
  export default rule
}
declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(packages?: object)
    fromXML(xml: string): Promise<{ readonly rootElement: object }>
    toXML(root: object, options?: object): Promise<{ readonly xml: string }>
  }
}
declare module 'diagram-js-minimap' {
  type Options = NonNullable<ConstructorParameters<typeof import('bpmn-js/lib/Modeler').default>[0]>
  const minimap: NonNullable<Options['additionalModules']>[number]
  export default minimap
}
