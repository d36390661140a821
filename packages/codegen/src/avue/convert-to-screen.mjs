// converts an Avue option of a console of the platform family to a declaration, its texts, and a list of manual work
import { printResource } from '../resource/declaration.mjs'
import { convertOption } from './convert-option.mjs'
import { readOption } from './read-option.mjs'

/**
 * Converts an option to a screen.
 * @param {{ file: string, text: string, entity: string, option?: string | undefined }} request
 * @param {ReturnType<typeof import('../contracts/contracts.mjs').loadContracts>} contracts
 */
export function convertToScreen({ file, text, entity: path, option }, contracts) {
  contracts.assertEntity(path)
  const [service, name] = path.split('/')
  const { entity, left, columns } = convertOption(readOption({ file, text, option }), {
    entity: contracts.readEntity(service, name),
    contracts,
  })
  return { ...printResource(entity, contracts.findReferenced), left, columns }
}
