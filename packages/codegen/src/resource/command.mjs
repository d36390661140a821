import { loadContracts } from '../contracts/contracts.mjs'
import { findContractsFolder } from '../contracts/contracts-folder.mjs'
import { printResource } from './declaration.mjs'
import { writeScreen } from './screen-files.mjs'
import { describeOffer, readEntity } from './select-actions.mjs'

/** Runs `jwsk new resource`: the screen goes to stdout or to files, what else the contract offers to stderr. */
export function runNewResource({ input, values, print, complain }) {
  const contracts = loadContracts(findContractsFolder(values.contracts))
  const { entity, left, offered } = readEntity(contracts, input, values.actions)
  const printed = printResource(entity, contracts.findReferenced)
  for (const line of writeScreen(printed, values.out)) print(line)
  for (const line of describeOffer(input, { left, byHand: offered.byHand, leftOut: printed.leftOut })) complain(line)
}
