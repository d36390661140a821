import { Refusal } from '../../../engine/refusal'
import type { ProcessInstance } from '../instance-types'

/** Rejection of a process that cannot go on, with how far it got. */
export class StuckError extends Refusal {
  readonly instance: ProcessInstance

  constructor(message: string, instance: ProcessInstance) {
    super(400, message)
    this.instance = instance
  }
}
