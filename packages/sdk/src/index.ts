export * from './errors'
export type * from './operation'
export type * from './types'
