import type { Platform } from '../engine/platform'
import { springBlade3Area } from '../spring-blade-3'
import { springBlade } from './spring-blade'

const { controls: _, ...common } = springBlade

/** Release 3.7.1 of SpringBlade: that of release 5 with another service for users, plain passwords and fewer calls. */
export const springBlade3: Platform = { ...common, name: 'springblade3', areas: [springBlade3Area] }
