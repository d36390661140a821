/** Types of the parser that bpmn-js uses; it ships none. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      handler: (name: string, attributes: () => Readonly<Record<string, string>>, decode: (text: string) => string) => void,
    ): this
    on(event: 'text', handler: (text: string, decode: (text: string) => string) => void): this
    on(event: 'cdata', handler: (text: string) => void): this
    on(event: 'closeTag' | 'error', handler: () => void): this
    parse(xml: string): this
    stop(): void
  }
}
